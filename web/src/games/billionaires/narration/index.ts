/** How Billionaires tells what happened. */
import type { Begin, Narration, Title, Context } from '../../../stage/scene';
import type { EventName, LogLine } from '../../../wire/messages';

import type { View } from '../types';
import { listed, name } from '../words/words';
import { notices } from './notices';
import { reason } from './reasons';
import Scene from './Scene.svelte';
import { scenes, type Made } from './scenes';
import Seal from './Seal.svelte';
import { of, say } from './words';

function title(scene: Made, { people, view }: Context<View>): Title {
  const { data, seat } = scene;
  const person = people[seat];
  switch (data.kind) {
    case 'buy':
      return { text: of(data.duel.isPuppet ? 'puppetBuysAt' : 'buysAt', person, { market: name(data.duel.where) }), seat };
    case 'fix':
      return { text: of('fixes', person, { crisis: name(data.duel.where) }), seat };
    case 'panic':
      return { text: say('panic', { n: view.rebels }), note: say('panicOnce'), icon: 'fist' };
    case 'plan':
      return { text: of('planSigned', people[data.plan.proposer]), icon: 'fist' };
    case 'noplan':
      return { text: say('noPlan'), icon: 'fist' };
    case 'die':
      return { text: of('rolls', person), seat };
    case 'role':
      return { text: of('reveals', person), seat };
    case 'revolt':
      return { text: of('plays', person), seat };
    case 'envelopes':
      return { text: say('opened'), icon: 'envelope' };
    case 'policy':
      return { text: of('newPolicy', person), seat };
    case 'round':
      return { text: say('roundBegins', { n: data.round.round }), note: say(data.round.wasVoted ? 'byVote' : 'deckEmpty'), icon: 'l-cards' };
    case 'launch':
      return { text: say('launch'), icon: 'rocket' };
    case 'rocket':
      return { text: say('flies'), icon: 'rocket' };
    case 'uprising':
      return { text: say('uprising'), icon: 'guillotine' };
  }
}

function receipt(scene: Made, { people }: Context<View>): string {
  const { data, seat } = scene;
  const person = people[seat];
  switch (data.kind) {
    case 'buy': {
      const { points, against, asset, where } = data.duel;
      const key = points === against ? 'rTie' : points < against ? 'rFailed' : asset ? 'rBought' : 'rWon';
      return of(key, person, { points, against, asset: name(asset), market: name(where) });
    }
    case 'fix': {
      const { points, against, where } = data.duel;
      return of(points > against ? 'rFixed' : 'rUnfixed', person, { points, against, crisis: name(where) });
    }
    case 'panic':
      return say('rPanic', { card: name(data.card) });
    case 'plan':
      return say('rPlan', { assets: listed(data.plan.losses.map(({ asset }) => asset)) });
    case 'noplan':
      return say('rNoPlan');
    case 'die':
      return say('rDie', { n: data.roll });
    case 'role':
      return of('rRole', person, { card: name(data.reveal.card) });
    case 'revolt':
      return of('rRevolt', person, { card: name(data.reveal.card) });
    case 'envelopes':
      return of(data.envelopes.isTie ? 'rEnvelopesTie' : 'rEnvelopes', person, { n: data.envelopes.shown[0]?.points ?? 0 });
    case 'policy':
      return of('rPolicy', person, { policy: name(data.policy) });
    case 'round':
      return say('rRound', { n: data.round.round });
    case 'launch':
      return say('rLaunch');
    case 'rocket':
      return say(data.flight.isEscape ? 'rEscaped' : 'rExploded', { roll: data.flight.roll });
    case 'uprising':
      return say('rUprising');
  }
}

const MINOR = new Set<EventName>(['was dealt', 'drew', 'left deck', 'kept role', 'dealt to market', 'passed by', 'closed envelope', 'proposed end', 'voted', 'role went back', 'round ended', 'crises added', 'held up', 'opened envelope', 'panic loomed', 'offered no help', 'kept no role', 'puppet rolled', 'game left over']);

function isMinor(line: LogLine): boolean {
  return MINOR.has(line.event);
}

const TURNS = new Set<EventName>(['drew', 'left deck', 'missed turn', 'drew revolution']);

function begins(line: LogLine): Begin | undefined {
  if (line.event === 'round began') return { kind: 'round' };
  return TURNS.has(line.event) ? { kind: 'turn' } : undefined;
}

export const narration: Narration = { Scene, Seal, scenes, title, receipt, notices, isMinor, begins, reason } as Narration;
