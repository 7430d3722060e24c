/** Reading deals: whom they concern, and what they would leave one with. */
import type { DealView, View } from './types';

/** The deal that is at the centre of things for this seat: the one to answer, else the only one, else the own entry. */
export function dealAtHand(view: View, seat: number | null): DealView | null {
  if (seat !== null && view.countering !== null) return view.deals.find((deal) => deal.proposer === view.countering) ?? null;
  return view.deals.find((deal) => seat !== null && deal.still_to_answer.includes(seat)) ?? null;
}

export interface Sum {
  paid: number; // by the seat
  got: number;
  ante: number; // back from the middle
  before: number | null;
  after: number | null;
}

/** What the deal would mean for one seat's money; `extra` is the amount that is being entered. */
export function sumFor(view: View, deal: DealView, seat: number, extra = 0): Sum {
  const share = deal.shares[seat] ?? { paid: 0, got: 0, ante: 0 };
  const isTarget = deal.targets.some((target) => target.seat === seat);
  const paid = share.paid + (deal.next_payer === seat ? extra : 0);
  const got = share.got + (isTarget && deal.next_payer !== null && deal.next_payer !== seat ? extra : 0);
  const before = view.seats[seat]?.money ?? null;
  return { paid, got, ante: share.ante, before, after: before === null ? null : before - paid + got + share.ante };
}
