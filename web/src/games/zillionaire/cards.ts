/** How the ranks look and in which order a hand lies. What beats what is none of our business. */
export interface Face {
  rank: string;
  number: number; // petals and ink
  index: string; // in the corner: a figure, a letter, or a drawing
  art: string;
}

const FACES: [rank: string, index: string, art: string][] = [
  ['1', '1', ''],
  ['2', '2', ''],
  ['3', '3', ''],
  ['4', '4', ''],
  ['5', '5', ''],
  ['6', '6', ''],
  ['7', '7', ''],
  ['8', '8', ''],
  ['Bump', '#boot', 'boot'],
  ['Bankrupt', '0', 'cat-bankrupt'],
  ['Bankroll', '#roll', 'roll'],
  ['Millionaire', 'M', 'cat-millionaire'],
  ['Zillionaire', 'Z', 'cat-zillionaire']
];
const BY_RANK = new Map<string, Face>(FACES.map(([rank, index, art], i) => [rank, { rank, number: i + 1, index, art }]));

export function faceOf(rank: string): Face {
  return BY_RANK.get(rank) ?? { rank, number: 1, index: rank, art: '' };
}

/** A hand's groups of equal cards, lowest rank first. */
export function groups(hand: Record<string, number>): [rank: string, number: number][] {
  return Object.entries(hand)
    .filter(([, number]) => number > 0)
    .sort(([a], [b]) => faceOf(a).number - faceOf(b).number);
}

export function total(hand: Record<string, number>): number {
  return Object.values(hand).reduce((sum, number) => sum + number, 0);
}
