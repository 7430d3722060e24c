/** The last Fix, the last launch and the last Revolution card as the log tells them. */
import type { LogLine } from '../../../wire/messages';
import { cardsOf } from '../board/lastbuy';

export interface Fix {
  step: number; // of the log, to tell which of several things came last
  seat: number;
  crisis: string;
  shown: string[]; // committed and accepted
  drawn: string[];
  points: number | null;
  against: number;
  isFixed: boolean;
}

export function lastFix(lines: LogLine[]): Fix | null {
  const at = lines.findLastIndex((line) => line.event === 'named fix');
  const start = lines[at];
  if (!start) return null;
  const rest = lines.slice(at + 1);
  const find = (event: string): LogLine | undefined => rest.find((line) => line.event === event);
  const scored = find('fix scored');
  const [drew, showed] = [find('fix drew'), find('fix showed')];
  return {
    step: at,
    seat: start.seat,
    crisis: String(start.details?.['crisis'] ?? ''),
    shown: showed ? cardsOf(showed) : [],
    drawn: drew ? cardsOf(drew) : [],
    points: scored ? Number(scored.details?.['points'] ?? 0) : null,
    against: Number(scored?.details?.['against'] ?? 0),
    isFixed: find('fixed') !== undefined
  };
}

export interface Launch {
  roll: number;
  isEscape: boolean;
  aboard: number[]; // seats
}

/** Only a launch that came to the die; after one without passengers the envelope lies there again. */
export function lastLaunch(lines: LogLine[]): Launch | null {
  const at = lines.findLastIndex((line) => line.event === 'rocket escaped' || line.event === 'rocket exploded');
  const end = lines[at];
  if (!end) return null;
  const from = lines.findLastIndex((line, i) => i < at && line.event === 'opened space envelope');
  const aboard = lines.slice(from, at).filter((line) => line.event === 'boarded' || line.event === 'puppet boarded');
  return { roll: Number(end.details?.['number'] ?? 0), isEscape: end.event === 'rocket escaped', aboard: aboard.map((line) => line.seat) };
}

/** The last Revolution card and who played it. */
export function lastPlayed(lines: LogLine[]): { seat: number; card: string } | null {
  const line = lines.findLast((one) => one.event === 'played revolution');
  return line ? { seat: line.seat, card: cardsOf(line, 'revolution cards')[0] ?? '' } : null;
}
