/** The parties of a launch in the order in which they may board. */
import type { PartyView, View } from '../types';

export function parties(view: View): PartyView[] {
  const all = view.space?.parties ?? [];
  return [...all].sort((one, other) => other.together - one.together || one.partner.localeCompare(other.partner));
}

/** What lies in the envelope of a party's Suit. */
export function cardsOf(view: View, party: PartyView): string[] {
  return (view.space?.cards ?? []).filter((card) => card.startsWith(`${party.suit} `));
}
