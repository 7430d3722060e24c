/** Which page the table shows: the one asked for, or the one with the things that can be touched now. */
import { holderOf } from '../pieces/albums';
import { nameOf, sortOf, tokensOf, type Open } from '../dock/composer';
import type { Page } from '../dock/choice.svelte';
import type { View } from '../types';
import { playedBy } from '../dock/whose';

const PANIC = new Set<View['step']>(['broker-window', 'dictate', 'negotiation', 'proposal', 'rebel-removal']);

const LAUNCH = new Set<View['step']>(['pact-proposal', 'pact-answer', 'puppet-pact', 'boarding']);

/** Here a Role may be used besides what is asked: the Markets stay until it is taken in hand. */
const BESIDES = new Set<View['step']>(['draw-step', 'bribe-step', 'turn-end']);

export function pageFor(view: View, active: Open[], wanted: Page | '', isTaken = true): Page {
  if (wanted) return wanted;
  if (view.step === 'board-choice') return 'boards';
  if (PANIC.has(view.step)) return 'panic';
  if (LAUNCH.has(view.step)) return 'launch';
  if (view.troublemaker?.fix) return 'fix';
  if (BESIDES.has(view.step) && !isTaken) return 'markets';
  const tokens = active.flatMap((option) => tokensOf(option.about));
  if (tokens.some((token) => sortOf(token) === 'policy')) return 'policies';
  if (tokens.some((token) => sortOf(token) === 'discard')) return 'discard';
  return tokens.some((token) => isElsewhere(view, token)) ? 'albums' : 'markets';
}

/** An Asset that neither lies on a Market nor in the album that the viewer plays with. */
function isElsewhere(view: View, token: string): boolean {
  if (sortOf(token) !== 'asset') return false;
  const holder = holderOf(view, nameOf(token));
  return holder !== undefined && (holder.isPuppet || holder.seat !== playedBy(view)?.seat);
}
