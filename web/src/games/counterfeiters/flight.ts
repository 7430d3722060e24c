/** Composing a flight: amounts by direction, as the server lists them. */
import type { Option } from '../contract';
import type { About, MoneyView } from './types';

export const DIRECTIONS = ['deposit', 'withdraw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export function amounts(options: Option<About>[], direction: Direction): number[] {
  return options
    .flatMap(({ about }) => (about.verb === direction ? [about.amount] : []))
    .sort((one, other) => one - other);
}

export function read(move: string): { direction: Direction; amount: number } | null {
  const parts = /^(deposit|withdraw) (\d+)$/.exec(move);
  return parts ? { direction: parts[1] as Direction, amount: Number(parts[2]) } : null;
}

/** The open amount that is nearest to this one. */
export function nearest(open: number[], amount: number): number {
  return open.reduce((best, other) => (Math.abs(other - amount) < Math.abs(best - amount) ? other : best), open[0] ?? 0);
}

/** Cash and offshore afterwards. */
export function after(money: MoneyView, move: string): { cash: number; offshore: number } {
  const flight = read(move);
  const out = flight === null ? 0 : flight.direction === 'deposit' ? flight.amount : -flight.amount;
  return { cash: money.cash - out, offshore: money.offshore + out };
}
