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
