/** The amounts that the server lists, for a stepper. */
import type { Option } from '../contract';
import type { About } from './types';

export function amounts(options: Option<About>[]): number[] {
  return options.flatMap(({ about }) => (about.verb === 'amount' ? [about.amount] : [])).sort((one, other) => one - other);
}

/** The listed amount nearest to the wanted one; of two equally near ones the larger. */
export function nearest(options: Option<About>[], wanted: number): number | null {
  let best: number | null = null;
  for (const amount of amounts(options)) if (best === null || Math.abs(amount - wanted) <= Math.abs(best - wanted)) best = amount;
  return best;
}

/** The next listed amount above or below. */
export function beside(options: Option<About>[], amount: number, way: 1 | -1): number | null {
  const listed = amounts(options);
  return listed[listed.indexOf(amount) + way] ?? null;
}

export function amountMove(options: Option<About>[], amount: number | null): string {
  return options.find(({ about }) => about.verb === 'amount' && about.amount === amount)?.move ?? '';
}
