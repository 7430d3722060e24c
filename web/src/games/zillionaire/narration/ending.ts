/** How a round ended: because nobody answered, or at once, by the card that was played (ZN-6.03). */
import type { LogLine } from '../../../wire/messages';
import { cardsOf } from '../round';
import type { Saying } from './words';

export interface Ending {
  why: Saying;
  /** Where the rules say so. */
  clause: string;
}

/** What ended the round that is won with the line of this index. */
export function ending(lines: LogLine[], won: number): Ending {
  const plays = lines.slice(0, won).map((line, index) => ({ line, index })).filter(({ line }) => line.event === 'played');
  const last = plays.at(-1);
  const since = lines.slice((last?.index ?? won) + 1, won);
  const isAnswered = since.some((line) => line.event === 'passed');
  const rank = last ? cardsOf(last.line).rank : '';
  const covered = last && isCovered(lines, last.index, plays.at(-2)?.index ?? -1) ? cardsOf(plays.at(-2)?.line as LogLine).rank : '';
  if (rank === 'Zillionaire') return { why: 'whyZillionaire', clause: 'ZN-5.24' };
  if (rank === 'Bankroll' && covered === 'Bankrupt') return { why: 'whyBankroll', clause: 'ZN-5.20' };
  if (rank === 'Bankrupt') return { why: 'whyBankrupt', clause: 'ZN-5.19' };
  if (rank === 'Bump' && !isAnswered && since.some((line) => line.event === 'was skipped')) return { why: 'whyBump', clause: 'ZN-5.14' };
  return { why: 'whyWon', clause: 'ZN-6.02' };
}

/** Was it played on the other, in the same round? */
function isCovered(lines: LogLine[], index: number, other: number): boolean {
  return other >= 0 && !lines.slice(other, index).some((line) => line.event === 'won round' || line.event === 'game began');
}
