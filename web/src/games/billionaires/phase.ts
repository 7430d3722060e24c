/** How far the game is, and how far everybody is. */
import type { View } from './types';
import { word } from './words/words';

/** What happens when a Round is over and the next has not begun. */
const BETWEEN = new Set<View['step']>(['level-vote', 'puppet-trade', 'emergency-measures', 'role-return', 'role-draw', 'role-pick']);

export function phase(view: View): string {
  return word(BETWEEN.has(view.step) ? 'levelBetween' : 'level', { level: view.level, round: view.round });
}

/** Cards are dealt when everybody has a Billionaire. */
export function deckLine(view: View): string {
  return view.step === 'board-choice' ? word('notDealt') : word('inDeck', { n: view.deck_size });
}

/** Spaces filled; the Troublemaker collects icons. */
export function amount(score: number, view?: View, seat = -1): string {
  return word(view?.seats[seat]?.is_troublemaker ? 'ofSeven' : 'ofFive', { n: score });
}
