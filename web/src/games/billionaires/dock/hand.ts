/** Hand and envelope as they lie while cards are being moved: the view still has them where they were. */
import type { SeatView, View } from '../types';

export interface Lying {
  card: string;
  copy: number; // the how-manyeth of its kind
  isMoving: boolean; // it was on the other side
}

export interface Spread {
  hand: Lying[];
  envelope: Lying[];
}

export function spread(view: View, me: SeatView): Spread {
  const toEnvelope = view.step === 'bribe-step' ? view.draft_cards : [];
  return {
    hand: joined(without(me.hand, view.draft_cards), view.draft_retrieved),
    envelope: joined(without(me.envelope, view.draft_retrieved), toEnvelope)
  };
}

/** What the envelope would be worth if it were closed now. */
export function pointsOf(view: View, cards: Lying[]): number {
  return cards.reduce((sum, { card }) => sum + (view.worth[card] ?? 0), 0);
}

function without(cards: string[], gone: string[]): string[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

function joined(there: string[], moving: string[]): Lying[] {
  const cards = [...there, ...moving];
  return cards.map((card, i) => ({
    card,
    isMoving: i >= there.length,
    copy: cards.slice(0, i).filter((other) => other === card).length
  }));
}
