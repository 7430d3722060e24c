/**
 * What is known of the odds of a Buy, for the eye only: the server turns the cards and counts (BG-4.07 to BG-4.09).
 * Cards lying face-down are taken to be any of those that the viewer cannot place, all alike.
 */
import { faceOf, isCrisis } from '../pieces/box';
import type { MarketView, View } from '../types';

const CRISIS_POINTS = 3;

export interface Balance {
  mine: number; // sure points: played, and one's own Suit among the cards that are known
  theirs: number; // sure points against them
  unseen: number; // cards that nobody here knows
  chance: number; // from 0 to 1
}

interface Sort {
  change: number; // for the buyer, negative against
  isCrisis: boolean;
  number: number;
}

export function balance(view: View, seat: number, market: MarketView, played: string[]): Balance {
  const own = view.seats[seat];
  const suit = own?.board?.suit ?? '';
  const crisisPoints = own?.has_bunker ? 0 : CRISIS_POINTS;
  const known = [...market.face_up, ...market.known];
  const mineOf = (card: string): number => (faceOf(card).suit === suit ? worthOf(view, card) : 0);
  const theirsOf = (card: string): number => (faceOf(card).suit === suit ? 0 : worthOf(view, card));
  const hasCrisis = known.some(isCrisis);
  const mine = sum(played.map((card) => worthOf(view, card))) + sum(known.map(mineOf));
  const theirs = sum(known.map(theirsOf)) + (hasCrisis ? crisisPoints : 0);
  const unseen = Math.max(0, market.face_down - market.known.length);
  const chance = chanceOf(mine - theirs, unseen, sortsOf(view, suit), hasCrisis ? 0 : crisisPoints);
  return { mine, theirs, unseen, chance };
}

function worthOf(view: View, card: string): number {
  return view.worth[card] ?? 0;
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

/** The cards that cannot be placed, by what they do; the set-aside Crises are certainly not at a Market. */
export function sortsOf(view: View, suit: string): Sort[] {
  const sorts = new Map<string, Sort>();
  let aside = view.set_aside;
  for (const [card, number] of Object.entries(view.unseen)) {
    const crisis = isCrisis(card);
    const change = crisis ? 0 : faceOf(card).suit === suit ? worthOf(view, card) : -worthOf(view, card);
    const key = crisis ? 'crisis' : String(change);
    const before = sorts.get(key)?.number ?? 0;
    const gone = crisis ? Math.min(aside, number) : 0;
    aside -= gone;
    sorts.set(key, { change, isCrisis: crisis, number: before + number - gone });
  }
  return [...sorts.values()];
}

/** In how many of all equally likely draws the lead stays above nothing. */
export function chanceOf(lead: number, draws: number, sorts: Sort[], crisisPoints: number): number {
  let ways = new Map<string, number>([['0 0 0', 1]]); // cards drawn, change, is a Crisis among them
  for (const sort of sorts) {
    const next = new Map<string, number>();
    for (const [key, number] of ways) {
      const [drawn = 0, change = 0, crisis = 0] = key.split(' ').map(Number);
      for (let k = 0; k <= Math.min(sort.number, draws - drawn); k++) {
        const to = `${drawn + k} ${change + k * sort.change} ${sort.isCrisis && k > 0 ? 1 : crisis}`;
        next.set(to, (next.get(to) ?? 0) + number * choose(sort.number, k));
      }
    }
    ways = next;
  }
  let all = 0;
  let good = 0;
  for (const [key, number] of ways) {
    const [drawn = 0, change = 0, crisis = 0] = key.split(' ').map(Number);
    if (drawn !== draws) continue;
    all += number;
    if (lead + change - crisis * crisisPoints > 0) good += number;
  }
  return all > 0 ? good / all : lead > 0 ? 1 : 0;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

const FRACTIONS: [number, string][] = [
  [1 / 20, '1/20'], [1 / 10, '1/10'], [1 / 6, '1/6'], [1 / 5, '1/5'], [1 / 4, '1/4'], [1 / 3, '1/3'], [2 / 5, '2/5'],
  [1 / 2, '1/2'], [3 / 5, '3/5'], [2 / 3, '2/3'], [3 / 4, '3/4'], [4 / 5, '4/5'], [9 / 10, '9/10'], [19 / 20, '19/20']
];

/** The nearest simple fraction, as a pair: 3 in 4. */
export function fraction(chance: number): [number, number] {
  const [, text] = FRACTIONS.reduce((best, other) => (Math.abs(other[0] - chance) < Math.abs(best[0] - chance) ? other : best));
  const [part = 0, whole = 1] = text.split('/').map(Number);
  return [part, whole];
}
