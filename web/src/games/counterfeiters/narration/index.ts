/** How Counterfeiters tells what happened: a sentence for each move, a banner for the Godfather. Purses stay secret. */
import type { Begin, Notice, Scene as Staged, Narration, Title, Context } from '../../../stage/scene';
import type { EventName, LogLine } from '../../../wire/messages';
import type { View } from '../types';
import Scene from './Scene.svelte';
import { say } from './words';

export type Data =
  | { kind: 'move'; texts: string[]; hasHat: boolean }
  | { kind: 'godfather'; paid: { seat: number; amount: number | null }[]; by: number }
  | { kind: 'police'; event: string; text: string; by: number };
export type Made = Staged<Data>;

const MOVES = new Set<EventName>(['bought', 'printed', 'sold', 'took refund', 'took pawn', 'paid fare', 'moved money', 'moved money openly', 'diners worked', 'lifted', 'ticket paid']);
const PAYS = new Set<EventName>(['paid godfather', 'paid godfather unseen']);
const POLICE = new Set<EventName>(['ban rose', 'strike began', 'closing began']);

function scenes(context: Context<View>): Made[] {
  const { lines, you } = context;
  return lines.flatMap((line, at): Made[] => {
    const before = lines[at - 1];
    if (PAYS.has(line.event)) return before && PAYS.has(before.event) ? [] : [godfather(lines, at)];
    if (POLICE.has(line.event)) {
      const data: Data = { kind: 'police', event: line.event, text: line.text, by: line.seat };
      return [{ key: `police ${at}`, kind: 'police', from: at, to: at, seat: line.seat, beats: [{ ms: 300 }, { ms: 3000, isStop: true }], data }];
    }
    const isFirst = !before || before.step !== line.step || before.seat !== line.seat || !MOVES.has(before.event);
    return MOVES.has(line.event) && isFirst && line.seat !== you ? [move(lines, at)] : [];
  });
}

/** What somebody did, and that a hat has moved the officer. */
function move(lines: LogLine[], at: number): Made {
  const first = lines[at];
  const seat = first?.seat ?? 0;
  let end = at;
  for (let line = lines[end]; line && line.step === first?.step && line.seat === seat && MOVES.has(line.event); line = lines[end]) end++;
  const texts = lines.slice(at, end).map((line) => line.text);
  const hasHat = lines[end]?.event === 'officer moved';
  const from = lines[at - 1]?.event === 'placed' && lines[at - 1]?.seat === seat ? at - 1 : at;
  return { key: `move ${from}`, kind: 'move', from, to: hasHat ? end : end - 1, seat, beats: [{ ms: 400 }, { ms: 1400, isStop: true }], data: { kind: 'move', texts, hasHat }, isRibbon: true };
}

function godfather(lines: LogLine[], from: number): Made {
  let end = from;
  for (let line = lines[end]; line && PAYS.has(line.event); line = lines[end]) end++;
  const paid = lines.slice(from, end).map((line) => ({ seat: line.seat, amount: line.details?.['amount'] === undefined ? null : Number(line.details['amount']) }));
  const by = lines.findLast((line, i) => i < from && line.event === 'officer moved')?.seat ?? 0;
  return { key: `godfather ${from}`, kind: 'godfather', from, to: end - 1, seat: by, beats: [{ ms: 300 }, { ms: 900 }, { ms: 3500, isStop: true }], data: { kind: 'godfather', paid, by } };
}

function title({ data, seat }: Made): Title {
  if (data.kind === 'godfather') return { text: say('godfather'), icon: 'cat-godfather' };
  return data.kind === 'police' ? { text: say('police'), icon: 'cat-officer' } : { text: data.texts.join(' '), seat };
}

function receipt({ data }: Made, { you }: Context<View>): string {
  if (data.kind === 'move') return [...data.texts, data.hasHat ? say('hat') : ''].filter(Boolean).join(' ');
  if (data.kind === 'police') return data.text;
  const own = data.paid.find(({ seat }) => seat === you)?.amount;
  return own === null || own === undefined ? say('rGodfather') : say('rGodfatherYou', { sum: own });
}

function notices({ lines, you, view }: Context<View>, fresh: number): Notice[] {
  return lines.slice(fresh).flatMap((line, i) => {
    const amount = Number(line.details?.['amount'] ?? 0);
    if (!PAYS.has(line.event) || line.seat !== you || amount === 0) return [];
    const left = view.seats[you]?.money?.cash ?? 0;
    return [{ key: `loss ${fresh + i}`, text: say('paid', { sum: amount }), reason: say('paidWhy', { left }), isLoss: true, icon: 'cat-godfather' }];
  });
}

const MINOR = new Set<EventName>(['began', 'dealt', 'round began', 'card laid', 'card removed', 'officer moved', 'placed', 'declined']);
const TURNS = new Set<EventName>(['placed', 'passed']);

function begins(line: LogLine): Begin | undefined {
  if (line.event === 'round began') return { kind: 'round' };
  return TURNS.has(line.event) ? { kind: 'turn' } : undefined;
}

function reason(line: LogLine, { lines }: Context<View>): string {
  switch (line.event) {
    case 'officer moved':
      return say('whyOfficer');
    case 'card removed':
      return say('whyBin');
    case 'card laid':
      return say('whyLaid');
    case 'paid godfather':
    case 'paid godfather unseen':
      return say('whyGodfather');
    case 'ban rose':
    case 'strike began':
      return say('whyTrack');
    case 'diners worked':
      return say('whyDiners');
    case 'took pawn':
      return isClosing(lines, line) ? '' : say('whyPawn');
    case 'round began':
      return say('whyRound');
    default:
      return '';
  }
}

/** Then no round follows (CF-12.01). */
function isClosing(lines: LogLine[], line: LogLine): boolean {
  const last = lines.findLast((other) => other.step <= line.step && (other.event === 'closing began' || other.event === 'round began'));
  return last?.event === 'closing began';
}

export default { Scene, scenes, title, receipt, notices, isMinor: (line: LogLine) => MINOR.has(line.event), begins, reason, hasRecap: true } as unknown as Narration;
