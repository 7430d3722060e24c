/** How Millions tells what happened: the heist is the drama of the game. */
import type { Beat, Begin, Notice, Scene as Staged, Narration, Title, Context } from '../../../stage/scene';
import { named } from '../../../table/people';
import type { EventName, LogLine } from '../../../wire/messages';
import type { View } from '../types';
import { word } from '../words';
import { heist, type Heist } from './acts';
import { of, say } from './words';
import Scene from './Scene.svelte';

export type Made = Staged<Data>;
export interface Data {
  heist: Heist;
  number: number;
  /** What everybody has at its end; null once something was paid since. Kept here, for the table may go on while this is read. */
  fortunes: (number | null)[] | null;
  /** Who had left before it started. */
  left: number[];
}

const OWN_UP = 900;
const READ = 1800;
const SHARE = 500;
const UNTIL_CLOSED = 20_000;
const PAYS = new Set<EventName>(['antes paid', 'paid part of ante', 'paid', 'withdrew', 'withdrew character']);

function scenes(context: Context<View>): Made[] {
  const { lines } = context;
  return lines.flatMap((line, from) => {
    if (line.event !== 'heist started') return [];
    const next = lines.findIndex((other, i) => i > from && other.event === 'heist began');
    const end = next < 0 ? lines.length : next;
    const heistOf = heist(lines.slice(from + 1, end), middle(lines, from));
    const number = Number(lines.findLast((other, i) => i < from && other.event === 'heist began')?.details?.['heist'] ?? context.view.heist);
    const beats: Beat[] = heistOf.acts.flatMap(() => [{ ms: OWN_UP }, { ms: READ, isStop: true }]);
    if (heistOf.end) beats.push({ ms: 300 + SHARE * heistOf.end.shares.length }, { ms: UNTIL_CLOSED, isStop: true });
    const isReaders = heistOf.end === null && isAskedAmid(context);
    if (isReaders) beats.pop(); // what comes of it is shown once it is chosen
    if (beats.length === 0) return [];
    const fortunes = lines.slice(end).some((other) => PAYS.has(other.event)) ? null : context.view.seats.map(({ money }) => money);
    const button = heistOf.end && heistOf.end.winner === null ? say('nextHeist') : undefined;
    return [{ key: `heist ${number}`, kind: 'heist', from, to: end - 1, seat: heistOf.end?.winner ?? line.seat, beats, data: { heist: heistOf, number, fortunes, left: leftBefore(lines, from) }, isOpen: heistOf.end === null && !isReaders, ...(heistOf.end ? { verdict: heistOf.acts.length * 2 } : {}), ...(button ? { button } : {}) }];
  });
}

/** Has the reader to choose something before the heist goes on? Then the stage makes room for it. */
function isAskedAmid({ view, you }: Context<View>): boolean {
  return you !== null && (view.step === 'tech-target' || view.step === 'mentalist-victim') && view.asked.includes(you);
}

/** Who withdrew, with all their characters; with two characters one after the other. */
function leftBefore(lines: LogLine[], at: number): number[] {
  const began = lines.findLastIndex((line, i) => i < at && line.event === 'heist began');
  const gone = lines.slice(began + 1, at).flatMap(({ event, seat }) => (event === 'withdrew' ? [seat, seat] : event === 'withdrew character' ? [seat] : []));
  return [...new Set(gone)].filter((seat) => gone.filter((other) => other === seat).length > 1);
}

/** What lies in the middle when a heist starts: what was there after the antes, less what went back. */
function middle(lines: LogLine[], at: number): number {
  const paid = lines.findLastIndex((line, i) => i < at && line.event === 'antes paid');
  const back = lines.slice(paid, at).filter((line) => line.event.startsWith('withdrew'));
  return Number(lines[paid]?.details?.['centre'] ?? 0) - back.reduce((sum, line) => sum + Number(line.details?.['ante'] ?? 0), 0);
}

function title({ data }: Made): Title {
  return { text: word('theHeist', { n: data.number }), icon: 'loot' };
}

function receipt({ data }: Made, { people }: Context<View>): string {
  const { end } = data.heist;
  if (!end) return say('rGoing', { n: data.number });
  if (end.lone) return of('rLone', people[end.lone.seat], { n: data.number });
  if (end.lost !== null) return say('rLost', { n: data.number, sum: end.lost });
  const share = end.shares[0]?.amount ?? 0;
  return say('rShared', { n: data.number, names: end.shares.map(({ seat }) => named(people[seat], 'youAccusative')).join(', '), sum: share });
}

function notices({ lines, you, people }: Context<View>, fresh: number): Notice[] {
  return lines.slice(fresh).flatMap((line, i) => {
    const amount = Number(line.details?.['amount'] ?? 0);
    const base = { key: `loss ${fresh + i}`, isLoss: true };
    if (line.event === 'stole' && Number(line.details?.['victim']) === you && line.seat !== you && amount > 0) {
      return [{ ...base, text: say('stolen', { n: amount }), reason: say('stolenWhy', { name: people[line.seat]?.name ?? '' }), icon: 'cat-mentalist' }];
    }
    if (line.event === 'eliminated' && line.seat === you) {
      return [{ ...base, text: say('youOut', { role: word(String(line.details?.['role'] ?? '')) }), reason: say('youOutWhy'), icon: 'gangster', ends: ['heist began'] }];
    }
    return [];
  });
}

const MINOR = new Set<EventName>(['chose', 'chose pair', 'bonus shown', 'cards shown', 'antes paid', 'passed', 'vote reopened', 'would pay', 'heist began']);

const narration = {
  Scene,
  scenes,
  title,
  receipt,
  notices,
  isMinor: (line: LogLine) => MINOR.has(line.event),
  begins: (line: LogLine): Begin | undefined => (line.event === 'heist began' ? { kind: 'round' } : line.event === 'heist started' ? { kind: 'turn', title: line.text } : undefined),
  reason
};

/** Why something happened that nobody decided. */
function reason(line: LogLine, { lines }: Context<View>): string {
  const at = lines.indexOf(line);
  switch (line.event) {
    case 'eliminated': {
      const named = lines.findLast((other, i) => i < at && (other.event === 'named' || other.event === 'heist started'));
      return say(named?.event === 'named' && named.details?.['role'] === line.details?.['role'] ? 'whyNamed' : 'whyTwins');
    }
    case 'lost loot':
      return say(lines[at - 1]?.event === 'lone tech paid' ? 'whyLone' : 'whyNobody');
    case 'bonus added':
    case 'bonus paid':
      return say('whyBonus');
    case 'shared':
      return say('whyShared');
    case 'took':
      return line.details?.['role'] === 'Brute' ? say('whyBrute') : line.details?.['role'] === 'Driver' ? say('whyDriver') : '';
    case 'paid part of ante':
      return say('whyPart');
    case 'vote carried':
      return say('whyCarried');
    case 'lapsed':
      return say('whyLapsed');
    default:
      return '';
  }
}

export default narration as unknown as Narration;
