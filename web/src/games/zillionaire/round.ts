/** This round, as the log tells it. */
import type { EventName, LogLine } from '../../wire/messages';

export interface Action {
  key: number;
  seat: number;
  kind: 'played' | 'passed' | 'skipped' | 'named';
  rank: string;
  number: number;
}

const ENDS = new Set<EventName>(['won round', 'game began']);
const KINDS: Partial<Record<EventName, Action['kind']>> = { played: 'played', passed: 'passed', 'was skipped': 'skipped', 'named size': 'named' };

export function round(lines: LogLine[]): Action[] {
  const end = lines.findLastIndex((line) => ENDS.has(line.event));
  return lines.slice(end + 1).flatMap((line, key) => {
    const kind = KINDS[line.event];
    return kind ? [{ key, seat: line.seat, kind, ...cardsOf(line) }] : [];
  });
}

export function cardsOf(line: LogLine): { rank: string; number: number } {
  const cards = (line.details?.['cards'] ?? {}) as Record<string, number>;
  const [rank, number] = Object.entries(cards)[0] ?? ['', Number(line.details?.['size'] ?? 0)];
  return { rank, number };
}

/** Nobody has won a round of this game yet. */
export function isFirstRound(lines: LogLine[]): boolean {
  return (lines.findLast((line) => ENDS.has(line.event))?.event ?? 'game began') === 'game began';
}
