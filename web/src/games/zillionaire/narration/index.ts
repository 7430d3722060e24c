/** How Zillionaire tells what happened: the result of a game, and the exchange before the next. */
import type { Beat, Begin, Notice, Scene as Staged, Narration, Title, Context } from '../../../stage/scene';
import type { EventName, LogLine } from '../../../wire/messages';
import type { View } from '../types';
import { ending } from './ending';
import Scene from './Scene.svelte';
import { of, say } from './words';

export interface Place {
  seat: number;
  place: number;
  status: string;
  points: number;
  total: number;
}

export interface Gift {
  from: number;
  to: number;
}

export type Data =
  | { kind: 'result'; places: Place[]; gifts: Gift[]; game: number; games: number; isLast: boolean; isNow: boolean }
  | { kind: 'exchange'; partner: number; gave: Record<string, number>; got: Record<string, number> };
export type Made = Staged<Data>;

const UNTIL_CLOSED = 20_000;

function scenes(context: Context<View>): Made[] {
  return context.lines.flatMap((line, at) => (line.event === 'scored' && context.lines[at - 1]?.event !== 'scored' ? made(context, at) : []));
}

function made({ lines, view, you, people }: Context<View>, from: number): Made[] {
  let end = from;
  while (lines[end]?.event === 'scored') end++;
  const started = lines.findLastIndex((line, i) => i < from && line.event === 'game began');
  const out = new Map(lines.slice(Math.max(0, started), from).filter((line) => line.event === 'went out').map((line) => [line.seat, line]));
  const all = lines.slice(from, end);
  const places = all
    .map((line): Place => {
      const own = out.get(line.seat);
      const points = Number(line.details?.['points'] ?? 0);
      return { seat: line.seat, place: Number(own?.details?.['place'] ?? all.length), status: String(own?.details?.['status'] ?? 'Poor'), points, total: Number(line.details?.['total'] ?? 0) };
    })
    .sort((one, other) => one.place - other.place);
  const next = lines.findIndex((line, i) => i >= end && line.event === 'game began');
  const after = lines.findIndex((line, i) => i > next && line.event === 'played');
  const given = next < 0 ? [] : lines.slice(next, after < 0 ? undefined : after).filter((line) => line.event === 'gave');
  const gifts = given.map((line) => ({ from: line.seat, to: Number(line.details?.['to'] ?? 0) }));
  const begun = lines[started];
  const game = Number(begun?.details?.['game'] ?? view.game);
  const isLast = lines[end]?.event === 'match ended';
  const isNow = view.game === game + 1;
  const beats: Beat[] = [{ ms: 1200 }, ...places.map(() => ({ ms: 500 })), { ms: UNTIL_CLOSED, isStop: true }];
  const isDealer = places[0] !== undefined && people[places[0].seat]?.isYou === true;
  const result: Made = {
    key: `result ${game}`,
    kind: 'result',
    from,
    to: isLast ? end : end - 1,
    seat: places[0]?.seat ?? 0,
    beats,
    data: { kind: 'result', places, gifts, game, games: Number(begun?.details?.['games'] ?? view.games), isLast, isNow },
    button: say(isLast ? 'toEnd' : isDealer ? 'deal' : 'ready')
  };
  return [result, ...exchange(lines, given, you)];
}

/** The cards that the viewer gave and got: only the two who exchange have seen them. */
function exchange(lines: LogLine[], given: LogLine[], you: number | null): Made[] {
  const gave = given.find((line) => line.seat === you);
  const got = given.find((line) => Number(line.details?.['to']) === you);
  if (you === null || !gave || !got) return [];
  const cards = (line: LogLine): Record<string, number> => (line.details?.['cards'] ?? {}) as Record<string, number>;
  const indexes = [lines.indexOf(gave), lines.indexOf(got)];
  const data: Data = { kind: 'exchange', partner: got.seat, gave: cards(gave), got: cards(got) };
  return [{ key: `exchange ${indexes[0]}`, kind: 'exchange', from: Math.min(...indexes), to: Math.max(...indexes), seat: got.seat, beats: [{ ms: 6000, isStop: true }], data, button: say('toTable') }];
}

function title({ data, seat }: Made, { people }: Context<View>): Title {
  if (data.kind === 'exchange') return { text: say('yourExchange', { name: people[data.partner]?.name ?? '' }), note: say('noneElse'), seat };
  const last = data.places.at(-1);
  const text = data.game < data.games ? say('after', { game: data.game, games: data.games }) : say('afterAll', { n: data.games });
  return { text, note: last ? of('isLeft', people[last.seat]) : '', icon: 'roll' };
}

function receipt({ data }: Made, { people }: Context<View>): string {
  if (data.kind === 'exchange') return say('rExchange', { name: people[data.partner]?.name ?? '' });
  return of('rResult', people[data.places[0]?.seat ?? -1], { game: data.game });
}

function notices({ lines, you, people }: Context<View>, fresh: number): Notice[] {
  return lines.slice(fresh).flatMap((line, i) => {
    if (line.event !== 'was skipped' || line.seat !== you) return [];
    const bump = lines.slice(0, fresh + i).findLast((other) => other.event === 'played');
    return [{ key: `skipped ${fresh + i}`, text: say('skipped'), reason: say('skippedWhy', { name: people[bump?.seat ?? -1]?.name ?? '' }), isLoss: true, icon: 'boot', ends: ['won round', 'game began'] }];
  });
}

const MINOR = new Set<EventName>(['dealt', 'changed seats', 'game began', 'named size', 'gave']);
const BEFORE_LEAD = new Set<EventName>(['won round', 'gave', 'dealt', 'game began', 'changed seats', 'was skipped']);

function begins(line: LogLine, before: LogLine | undefined): Begin | undefined {
  if (line.event === 'game began') return { kind: 'round' };
  if (line.event === 'scored' && before?.event !== 'scored') return { kind: 'turn', title: say('theResult') };
  return line.event === 'played' && before && before.event !== 'was skipped' && BEFORE_LEAD.has(before.event) ? { kind: 'turn', title: say('newRound') } : undefined;
}

function reason(line: LogLine, { lines }: Context<View>): string {
  switch (line.event) {
    case 'was skipped':
      return say('whySkipped');
    case 'won round':
      return say(ending(lines, lines.indexOf(line)).why);
    case 'changed seats':
      return say('whySeats');
    case 'gave':
      return say('whyGave');
    case 'went out':
      return say('whyOut');
    default:
      return '';
  }
}

function clause(line: LogLine, { lines }: Context<View>): string {
  return line.event === 'won round' ? ending(lines, lines.indexOf(line)).clause : '';
}

export default { Scene, scenes, title, receipt, notices, isMinor: (line: LogLine) => MINOR.has(line.event), begins, reason, clause } as unknown as Narration;
