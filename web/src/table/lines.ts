import type { LogLine, Revision } from '../wire/messages';

/** What we had up to a step, followed by what is new: lines of later steps than that one are replaced. */
export function merged(before: LogLine[], step: number, fresh: LogLine[]): LogLine[] {
  const kept = before.filter((line) => line.step <= step);
  return [...kept, ...fresh];
}

/** The same lines, with other words or none for steps that may no longer be looked up as they were seen. */
export function revised(lines: LogLine[], revisions: Revision[]): LogLine[] {
  return revisions.reduce((before, { step, lines: now = [] }) => {
    const at = before.findIndex((line) => line.step >= step);
    const others = before.filter((line) => line.step !== step);
    return at < 0 ? before : [...others.slice(0, at), ...now, ...others.slice(at)];
  }, lines);
}
