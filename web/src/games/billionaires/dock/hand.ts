/** Hand and envelope as they lie while cards are being moved. */
import type { LyingCard, View } from '../types';

export interface Lying {
  card: string;
  copy: number; // the how-manyeth of its kind
  isMoving: boolean; // it was on the other side
}

export interface Spread {
  hand: Lying[];
  envelope: Lying[];
}

export function spread(view: View): Spread {
  return { hand: counted(view.spread?.hand ?? []), envelope: counted(view.spread?.envelope ?? []) };
}

function counted(cards: LyingCard[]): Lying[] {
  return cards.map(({ card, is_moving: isMoving }, i) => ({
    card,
    isMoving,
    copy: cards.slice(0, i).filter((other) => other.card === card).length
  }));
}
