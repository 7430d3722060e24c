/** Who holds what, from the view. */
import type { BillionaireView, View } from '../types';

/** A Billionaire in play: a player's own board or a Puppet's. */
export interface Holder {
  seat: number;
  isPuppet: boolean;
  board: BillionaireView;
}

export function holders(view: View): Holder[] {
  const own = view.seats.flatMap((seat) => (seat.board ? [{ seat: seat.seat, isPuppet: false, board: seat.board }] : []));
  const puppets = view.seats.flatMap((seat) => (seat.puppet ? [{ seat: seat.seat, isPuppet: true, board: seat.puppet }] : []));
  return [...own, ...puppets];
}

export function holderOf(view: View, asset: string): Holder | undefined {
  return holders(view).find((holder) => holder.board.assets.includes(asset));
}

/** Is there still an empty space for an Asset of this type? */
export function needs(board: BillionaireView | null | undefined, market: string): boolean {
  return board?.places.some((place) => place.market === market && place.asset === null) ?? false;
}
