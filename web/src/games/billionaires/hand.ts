/** Hand and envelope as they lie while cards are being moved: the view still has them where they were. */
import type { Open } from './composer';
import type { SeatView, View } from './types';

export interface Lying {
  card: string;
  copy: number; // the how-manyeth of its kind
  isMoving: boolean; // it was on the other side, or is about to be paid
}

export interface Spread {
  hand: Lying[];
  envelope: Lying[];
  going: number; // into the envelope
}

export function spread(view: View, me: SeatView, options: Open[]): Spread {
  const hand = [...me.hand];
  const envelope = [...me.envelope];
  const toHand: string[] = [];
  const toEnvelope: string[] = [];
  const isBribe = view.step === 'Bribe';
  const onlyTakenOut = options.some((option) => option.about.verb === 'retrieve');
  for (const card of view.draft_cards) {
    const fromHand = !onlyTakenOut && hand.includes(card);
    const from = !isBribe || fromHand ? hand : envelope;
    const at = from.indexOf(card);
    if (at < 0) continue;
    from.splice(at, 1);
    (from === hand ? toEnvelope : toHand).push(card);
  }
  return {
    hand: [...counted(hand, false), ...counted(toHand, false)].map(renumbered),
    envelope: [...counted(envelope, false), ...counted(isBribe ? toEnvelope : [], true)],
    going: isBribe ? toEnvelope.length : 0
  };
}

function counted(cards: string[], isMoving: boolean): Lying[] {
  return cards.map((card, i) => ({ card, isMoving, copy: cards.slice(0, i).filter((other) => other === card).length }));
}

function renumbered(lying: Lying, i: number, all: Lying[]): Lying {
  return { ...lying, copy: all.slice(0, i).filter((other) => other.card === lying.card).length };
}
