/** The last Buy as the log tells it: who, where, with what, against what, and what came of it. */
import type { LogLine } from '../../../wire/messages';

export interface Buy {
  seat: number;
  isPuppet: boolean;
  market: string;
  played: string[];
  turned: string[];
  points: number | null;
  against: number;
  asset: string; // taken, or nothing
  isOver: boolean; // the claim was made, or there was none to make
}

export function lastBuy(lines: LogLine[]): Buy | null {
  const at = lines.findLastIndex((line) => line.event === 'bought' || line.event === 'puppet bought');
  const start = lines[at];
  if (!start) return null;
  const rest = lines.slice(at + 1);
  const turned = rest.find((line) => line.event === 'turned up');
  const scored = rest.find((line) => line.event === 'scored');
  const taken = rest.find((line) => line.event === 'took asset' || line.event === 'puppet took asset' || line.event === 'declined asset');
  const dealt = rest.findIndex((line) => line.event === 'dealt to market' || line.event === 'market closed');
  const isClaimed = taken !== undefined && (dealt < 0 || rest.indexOf(taken) < dealt);
  return {
    seat: start.seat,
    isPuppet: start.event === 'puppet bought',
    market: String(start.details?.['market'] ?? ''),
    played: cardsOf(start),
    turned: turned ? cardsOf(turned) : [],
    points: scored ? Number(scored.details?.['points'] ?? 0) : null,
    against: Number(scored?.details?.['against'] ?? 0),
    asset: isClaimed ? String(taken.details?.['asset'] ?? '') : '',
    isOver: isClaimed || dealt >= 0
  };
}

export function cardsOf(line: LogLine, part = 'cards'): string[] {
  const cards = line.details?.[part];
  return Array.isArray(cards) ? cards.map(String) : [];
}
