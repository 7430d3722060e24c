import type { View } from './types';
import { numbered, word } from './words';

/** What the viewer is asked, by what lies there; one 5 may count as more. */
export function ask(view: View): string {
  if (view.step !== 'follow' || !view.top) return '';
  const { rank, cards } = view.top;
  const n = view.top.size ?? cards;
  const how = rank === 'Bankrupt' ? 'beatBankrupt' : n !== cards ? 'beatFive' : isForFive(view, n) ? 'beatOrFive' : 'beat';
  return word(how, { n, number: numbered(n), rank: word(rank) });
}

/** One 5 in the viewer's hand would do for all of them. */
function isForFive({ hand, top }: View, n: number): boolean {
  return n > 1 && '1234'.includes(top?.rank ?? '-') && (hand['5'] ?? 0) > 0;
}
