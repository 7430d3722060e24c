/** The odds of a Buy as the view has them: what is sure on both sides, and the chance of the rest. */
import type { View } from '../types';

export interface Balance {
  mine: number; // sure points: played, and one's own Suit among the cards that are known
  theirs: number; // sure points against them
  unseen: number; // cards that the viewer does not know
  chance: number; // from 0 to 1
}

/** Null where nobody could buy. */
export function balance(view: View, market: string, played: string[]): Balance | null {
  const odds = view.odds[market];
  if (!odds) return null;
  const points = pointsOf(view, played);
  return { mine: odds.mine + points, theirs: odds.theirs, unseen: odds.unseen, chance: odds.chances[points] ?? 0 };
}

export function pointsOf(view: View, cards: string[]): number {
  return cards.reduce((sum, card) => sum + (view.worth[card] ?? 0), 0);
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
