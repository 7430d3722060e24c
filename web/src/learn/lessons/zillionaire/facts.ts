/** What a number of players makes of statuses and exchanges (the tables of the rules page). */
import type { Setting } from '../../types';

const POINTS: Record<string, number> = { Rich: 6, 'Money to Burn': 5, 'Upper Crust': 4, 'Credit Crazy': 3, 'Thin Ice': 2, Poor: 1 };
const PLACES: Record<number, string[]> = {
  3: ['Rich', 'Credit Crazy', 'Poor'],
  4: ['Rich', 'Upper Crust', 'Thin Ice', 'Poor'],
  5: ['Rich', 'Upper Crust', 'Credit Crazy', 'Thin Ice', 'Poor'],
  6: ['Rich', 'Money to Burn', 'Upper Crust', 'Credit Crazy', 'Thin Ice', 'Poor']
};

export function ladder(seats: number): { status: string; points: number }[] {
  return (PLACES[seats] ?? PLACES[4] ?? []).map((status) => ({ status, points: POINTS[status] ?? 0 }));
}

/** Who exchanges one card: the richer and the poorer; nobody with three players. */
export function green(setting: Setting): [string, string] | null {
  if (setting.seats === 3) return null;
  return [setting.seats === 6 && setting.options['green_6'] !== 'uc_ti' ? 'Money to Burn' : 'Upper Crust', 'Thin Ice'];
}

export interface Sample {
  name: string;
  colour: number;
  points: number[];
  total: number;
}

const SAMPLE: [name: string, colour: number, points: number[]][] = [
  ['Maja', 1, [4, 6, 4, 6, 4]],
  ['Oskar', 2, [6, 2, 2, 1, 6]],
  ['Pip', 4, [2, 4, 6, 2, 2]],
  ['Jules', 3, [1, 1, 1, 4, 1]]
];

/** Points of four people after one to five games: the first has most, after each of them. */
export function sampleScores(games: number): Sample[] {
  return SAMPLE.map(([name, colour, all], i) => {
    const points = games === 1 ? [6, 4, 2, 1].slice(i, i + 1) : all.slice(0, games);
    return { name, colour, points, total: points.reduce((sum, one) => sum + one, 0) };
  });
}
