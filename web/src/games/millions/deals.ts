/** Reading deals: whom they concern, and what they would leave one with. */
import type { DealView, View } from './types';

/** The deal that is at the centre of things for this seat: the one to answer, else the only one, else the own entry. */
export function dealAtHand(view: View, seat: number | null): DealView | null {
  if (seat !== null && view.countering !== null) return view.deals.find((deal) => deal.proposer === view.countering) ?? null;
  return view.deals.find((deal) => seat !== null && deal.still_to_answer.includes(seat)) ?? null;
}

const NOBODY = -1;

/** The deal while it is open who gets the amount that was named last; payers are named in the order of the seats. */
export function withoutReceiver(deal: DealView): DealView {
  const last = deal.payments.length - 1;
  return { ...deal, payments: deal.payments.map((payment, i) => (i === last ? { ...payment, to: NOBODY } : payment)) };
}

export interface Sum {
  paid: number; // by the seat
  got: number;
  ante: number; // back from the middle
  before: number | null;
  after: number | null;
}

/** What the deal would mean for one seat's money. */
export function sumFor(view: View, deal: DealView, seat: number, extra = 0): Sum {
  const own = view.seats[seat];
  const paid = total(deal.payments.filter((payment) => payment.payer === seat).map((payment) => payment.amount)) + (deal.next_payer === seat ? extra : 0);
  const isTarget = deal.targets.some((target) => target.seat === seat);
  const got = total(deal.payments.filter((payment) => payment.to === seat).map((payment) => payment.amount)) + (isTarget && deal.next_payer !== null && deal.next_payer !== seat ? extra : 0);
  const leaving = deal.targets.filter((target) => target.seat === seat).map((target) => target.character);
  const ante = total((own?.characters ?? []).filter((character) => leaving.includes(character.number)).map((character) => character.ante));
  const before = own?.money ?? null;
  return { paid, got, ante, before, after: before === null ? null : before - paid + got + ante };
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
