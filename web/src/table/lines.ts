import type { Line } from '../wire/messages';

/** What we had up to a step, followed by what is new: lines of later steps than that one are replaced. */
export function merged(before: Line[], step: number, fresh: Line[]): Line[] {
  const kept = before.filter((line) => line.step <= step);
  return [...kept, ...fresh];
}
