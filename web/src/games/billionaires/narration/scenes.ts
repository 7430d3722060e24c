/** Which lines of the log make a scene. Everything in it was seen by the whole table. */
import type { Beat, Scene, Context } from '../../../stage/scene';
import { reading } from '../../../stage/scene';
import type { EventName, LogLine } from '../../../wire/messages';
import { cardsOf } from '../board/lastbuy';
import { faceOf, isCrisis } from '../pieces/box';
import type { View } from '../types';

/** A card that was turned: on whose side it lies and what it counts, if that can be known. */
export interface Turned {
  card: string;
  isFor: boolean;
  points: number | null;
}

export interface Duel {
  isFix: boolean;
  isPuppet: boolean;
  where: string; // a Market, or the Crisis of a Fix
  played: Turned[];
  turned: Turned[];
  points: number;
  against: number;
  asset: string; // taken, or nothing yet
  isDeclined: boolean;
}

export interface Loss {
  seat: number;
  isPuppet: boolean;
  asset: string;
}

export interface Plan {
  proposer: number;
  losses: Loss[];
  swaps: [string, string][];
}

export interface Envelopes {
  shown: { seat: number; cards: string[]; points: number }[];
  holders: number[];
  setter: number;
  isTie: boolean; // then the lot decides
}

export interface Reveal {
  card: string;
  follows: string[]; // sentences of the log
}

export interface NewRound {
  round: number;
  starter: number;
  wasVoted: boolean;
  events: string[]; // sentences of the log
}

export interface Flight {
  points: number;
  faces: number; // on so many of the six they escape
  roll: number;
  isEscape: boolean;
  aboard: number[];
}

export type Data =
  | { kind: 'buy' | 'fix'; duel: Duel }
  | { kind: 'panic'; card: string }
  | { kind: 'plan'; plan: Plan }
  | { kind: 'noplan'; refusing: number[] }
  | { kind: 'die'; roll: number; isPolicy: boolean }
  | { kind: 'role' | 'revolt'; reveal: Reveal }
  | { kind: 'envelopes'; envelopes: Envelopes }
  | { kind: 'policy'; policy: string }
  | { kind: 'round'; round: NewRound }
  | { kind: 'launch'; scores: { suit: string; points: number; seat: number }[] }
  | { kind: 'rocket'; flight: Flight }
  | { kind: 'uprising' };

export type Made = Scene<Data>;

const RESULT = 2500;

export function scenes(context: Context<View>): Made[] {
  return context.lines.flatMap((line, at) => {
    const make = MAKERS[line.event];
    return make ? (make(context, line, at) ?? []) : [];
  });
}

type Maker = (context: Context<View>, line: LogLine, at: number) => Made | null;

function made(data: Data, seat: number, from: number, to: number, beats: Beat[], more: Partial<Made> = {}): Made {
  return { key: `${data.kind} ${from}`, kind: data.kind, seat, from, to, beats, data, ...more };
}

function still(lead: number, read: number, text = ''): Beat[] {
  return [{ ms: lead }, { ms: reading(read, text), isStop: true }];
}

const MAKERS: Partial<Record<EventName, Maker>> = {
  scored: (context, line, at) => buy(context, line, at),
  'fix scored': (context, line, at) => fix(context, line, at),
  'turned panic card': (_, line, at) => made({ kind: 'panic', card: String(line.details?.['panic card'] ?? '') }, line.seat, at, at, still(400, 3000)),
  'panic failed': ({ lines }, line, at) => {
    const answered = lines.findLast((other, i) => i < at && other.event === 'answered');
    const refusing = answered ? cardsOf(answered, 'refusing').map(Number) : [];
    return made({ kind: 'noplan', refusing }, line.seat, at, at, still(400, 3000));
  },
  rolled: ({ lines }, line, at) => {
    const end = run(lines, at + 1, ['removed rebels']);
    const cause = lines.findLast((other, i) => i < at && ['set policy', 'answered', 'submitted plan'].includes(other.event));
    const isPolicy = cause?.event === 'set policy'; // Repress the Rebels; else a Panic! was paid for
    return made({ kind: 'die', roll: Number(line.details?.['number'] ?? 0), isPolicy }, line.seat, at, end - 1, [{ ms: 900 }, { ms: RESULT, isStop: true }]);
  },
  'returned asset': plan,
  'puppet returned asset': plan,
  'revealed role': (context, line, at) => reveal('role', String(line.details?.['role'] ?? ''), context, line, at),
  'played revolution': (context, line, at) => reveal('revolt', cardsOf(line, 'revolution cards')[0] ?? '', context, line, at),
  'may set policy': envelopes,
  'set policy': (_, line, at) => made({ kind: 'policy', policy: String(line.details?.['policy'] ?? '') }, line.seat, at, at, still(400, 3000)),
  'round began': newRound,
  'opened space envelope': ({ lines }, line, at) => {
    const end = run(lines, at + 1, ['launch score', 'final card', 'skipped for rocket']);
    const scores = lines
      .slice(at + 1, end)
      .filter((other) => other.event === 'launch score')
      .map((other) => ({ suit: String(other.details?.['suit'] ?? ''), points: Number(other.details?.['points'] ?? 0), seat: other.seat }));
    return made({ kind: 'launch', scores }, line.seat, at, end - 1, [{ ms: 600 }, ...scores.map(() => ({ ms: 500 })), { ms: 3000, isStop: true }]);
  },
  'rocket escaped': rocket,
  'rocket exploded': rocket,
  'revolution came': (_, line, at) => made({ kind: 'uprising' }, line.seat, at, at, still(400, 3500))
};

/** The end of a run of such lines. */
function run(lines: LogLine[], from: number, events: string[]): number {
  let end = from;
  while (events.includes(lines[end]?.event ?? '')) end++;
  return end;
}

const BUYS: EventName[] = ['bought', 'puppet bought'];

function buy({ lines, view }: Context<View>, line: LogLine, at: number): Made | null {
  const from = lines.findLastIndex((other, i) => i < at && BUYS.includes(other.event));
  const start = lines[from];
  if (!start) return null;
  const isPuppet = start.event === 'puppet bought';
  const seat = view.seats[start.seat];
  const suit = (isPuppet ? seat?.puppet : seat?.board)?.suit ?? '';
  const turnedUp = lines.findLast((other, i) => i < at && i > from && other.event === 'turned up');
  const claim = claimOf(lines, at);
  const points = Number(line.details?.['points'] ?? 0);
  const against = Number(line.details?.['against'] ?? 0);
  const cards = turnedUp ? cardsOf(turnedUp) : [];
  const played = cardsOf(start).map((card) => ({ card, isFor: true, points: view.worth[card] ?? 0 }));
  const turned = counted(cards, suit, view, against, points - sum(played) - Number(start.details?.['points'] ?? 0));
  const duel: Duel = {
    isFix: false,
    isPuppet,
    where: String(start.details?.['market'] ?? ''),
    played,
    turned,
    points,
    against,
    asset: String(claim?.details?.['asset'] ?? ''),
    isDeclined: claim?.event === 'declined asset'
  };
  const to = claim ? lines.indexOf(claim, at) : at;
  return made({ kind: 'buy', duel }, start.seat, from, to, beats(duel), { verdict: turned.length + 1 });
}

/** What the buyer took, if that was already decided. */
function claimOf(lines: LogLine[], at: number): LogLine | undefined {
  const ends = ['dealt to market', 'market closed', 'bought', 'puppet bought'];
  const end = lines.findIndex((line, i) => i > at && ends.includes(line.event));
  return lines.slice(at + 1, end < 0 ? undefined : end).find((line) => ['took asset', 'puppet took asset', 'declined asset'].includes(line.event));
}

function beats(duel: Duel): Beat[] {
  return [{ ms: 600 }, ...duel.turned.map(() => ({ ms: 700 })), { ms: RESULT, isStop: true }];
}

function sum(cards: Turned[]): number {
  return cards.reduce((all, { points }) => all + (points ?? 0), 0);
}

/** Cards by side. Figures on single cards stay away if they would not come to what the server has counted. */
function counted(cards: string[], suit: string, view: View, against: number, own: number): Turned[] {
  const plain = cards.map((card): Turned => ({ card, isFor: faceOf(card).suit === suit, points: isCrisis(card) ? 0 : (view.worth[card] ?? 0) }));
  const rest = against - sum(plain.filter(({ isFor }) => !isFor));
  const icons = ({ card }: Turned): number => view.icons[card] ?? 0;
  const [crisis] = plain.filter(({ card }) => isCrisis(card)).sort((one, other) => icons(other) - icons(one)); // the others do not count
  if (crisis && rest > 0) crisis.points = rest;
  const isExact = sum(plain.filter(({ isFor }) => !isFor)) === against && sum(plain.filter(({ isFor }) => isFor)) === own;
  return isExact ? plain : plain.map((one) => ({ ...one, points: null }));
}

function fix({ lines }: Context<View>, line: LogLine, at: number): Made | null {
  const from = lines.findLastIndex((other, i) => i < at && other.event === 'named fix');
  const start = lines[from];
  if (!start) return null;
  const part = (event: string): LogLine | undefined => lines.findLast((other, i) => i < at && i > from && other.event === event);
  const [showed, drew] = [part('fix showed'), part('fix drew')];
  const side = (from: LogLine | undefined, isFor: boolean): Turned[] => (from ? cardsOf(from) : []).map((card) => ({ card, isFor, points: null }));
  const duel: Duel = {
    isFix: true,
    isPuppet: false,
    where: String(start.details?.['crisis'] ?? ''),
    played: side(showed, true),
    turned: side(drew, false),
    points: Number(line.details?.['points'] ?? 0),
    against: Number(line.details?.['against'] ?? 0),
    asset: '',
    isDeclined: false
  };
  const end = run(lines, at + 1, ['fixed', 'fix failed']);
  return made({ kind: 'fix', duel }, start.seat, from, end - 1, beats(duel), { verdict: duel.turned.length + 1 });
}

const CARRIED_OUT = ['swapped assets', 'returned asset', 'puppet returned asset', 'asset left game'];

/** What a Panic! plan, or the Power Broker, has taken away: begins at the first Asset that goes. */
function plan({ lines }: Context<View>, line: LogLine, at: number): Made | null {
  const isPart = (index: number): boolean => CARRIED_OUT.includes(lines[index]?.event ?? '');
  let from = at;
  while (isPart(from - 1)) from--;
  if (lines.slice(from, at).some((other) => other.event === line.event || other.event === 'returned asset')) return null; // told with the first
  const cause = lines[from - 1];
  if (!cause || !['answered', 'submitted plan'].includes(cause.event)) return null;
  const end = run(lines, from, CARRIED_OUT);
  const proposer = lines.findLast((line, i) => i < from && line.event === 'submitted plan')?.seat ?? cause.seat;
  const during = lines.slice(from, end);
  const losses = during
    .filter((line) => line.event.endsWith('returned asset'))
    .map((line) => ({ seat: line.seat, isPuppet: line.event.startsWith('puppet'), asset: String(line.details?.['asset'] ?? '') }));
  const swaps = during
    .filter((line) => line.event === 'swapped assets')
    .map((line): [string, string] => [String(line.details?.['asset'] ?? ''), String(line.details?.['other asset'] ?? '')]);
  return made({ kind: 'plan', plan: { proposer, losses, swaps } }, proposer, from, end - 1, [
    { ms: 400 },
    ...losses.map(() => ({ ms: 900 })),
    { ms: 2000, isStop: true }
  ]);
}

/** What follows a card and needs no telling there: it is seen, a list of all cards on the table, or has a scene itself. */
const UNTOLD = new Set<string>(['role went back', 'sabotaged', 'final card', 'opened space envelope', 'launch score', 'skipped for rocket']);

function reveal(kind: 'role' | 'revolt', card: string, { lines }: Context<View>, line: LogLine, at: number): Made {
  const follows = lines.slice(at + 1).filter((other) => other.step === line.step && !UNTOLD.has(other.event));
  const texts = follows.slice(0, 3).map((other) => other.text);
  return made({ kind, reveal: { card, follows: texts } }, line.seat, at, at, still(400, 3500, texts.join(' ')));
}

function envelopes({ lines }: Context<View>, line: LogLine, at: number): Made | null {
  const shown: Envelopes['shown'] = [];
  let from = at;
  while (['opened envelope', 'rioted'].includes(lines[from - 1]?.event ?? '')) {
    from--;
    const opened = lines[from];
    if (opened?.event === 'opened envelope') shown.push({ seat: opened.seat, cards: cardsOf(opened), points: Number(opened.details?.['points'] ?? 0) });
  }
  if (shown.length === 0) return null;
  const held = lines[from - 1]?.event === 'held up' ? lines[from - 1] : undefined;
  const holders = held ? cardsOf(held, 'holders').map(Number) : shown.map(({ seat }) => seat);
  shown.sort((one, other) => other.points - one.points || Number(other.seat === line.seat) - Number(one.seat === line.seat));
  const parts = [{ ms: 400 }, ...shown.map(() => ({ ms: 500 })), { ms: 3000, isStop: true }];
  const isTie = shown[1]?.points === shown[0]?.points;
  return made({ kind: 'envelopes', envelopes: { shown, holders, setter: line.seat, isTie } }, line.seat, from, at, parts);
}

const ROUND_END_NEWS: EventName[] = ['level rose', 'placed rebels', 'crises added'];

function newRound({ lines }: Context<View>, line: LogLine, at: number): Made | null {
  const ended = lines.findLastIndex((other, i) => i < at && other.event === 'round ended');
  if (ended < 0) return null; // the first one
  const events = lines.slice(ended, at).filter((other) => ROUND_END_NEWS.includes(other.event));
  const round: NewRound = {
    round: Number(line.details?.['round'] ?? 0),
    starter: line.seat,
    wasVoted: lines[ended - 1]?.event === 'voted',
    events: events.map((other) => other.text)
  };
  return made({ kind: 'round', round }, line.seat, at, at, [{ ms: 400 }, ...events.map(() => ({ ms: 500 })), { ms: reading(3000, round.events.join(' ')), isStop: true }]);
}

function rocket({ lines }: Context<View>, line: LogLine, at: number): Made {
  const opened = lines.findLastIndex((other, i) => i < at && other.event === 'opened space envelope');
  const boarded = lines.slice(Math.max(0, opened), at).filter((other) => other.event === 'boarded' || other.event === 'puppet boarded');
  const flight: Flight = {
    points: Math.max(0, ...boarded.map((other) => Number(other.details?.['points'] ?? 0))),
    faces: Math.max(0, ...boarded.map((other) => Number(other.details?.['faces'] ?? 0))),
    roll: Number(line.details?.['number'] ?? 0),
    isEscape: line.event === 'rocket escaped',
    aboard: boarded.map((other) => other.seat)
  };
  const beats: Beat[] = [{ ms: 3000, isStop: true }, { ms: 1200 }, { ms: 3000, isStop: true }];
  return made({ kind: 'rocket', flight }, line.seat, at, at, beats, { verdict: 2 });
}
