/** Who holds what, from the view, and how a plan would leave it. */
import { assetOf, MARKET_NAMES } from './box';
import type { BillionaireView, ProposalView, View } from '../types';

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

/** The five spaces of a board, its double one first, with the Assets that fill them; then those that fill none. */
export interface Space {
  market: string;
  asset: string | null;
  isSpare: boolean;
}

export function spaces(board: { spaces: Record<string, number>; assets: string[] }): Space[] {
  const types = Object.keys(board.spaces).sort(
    (a, b) => (board.spaces[b] ?? 0) - (board.spaces[a] ?? 0) || MARKET_NAMES.indexOf(a) - MARKET_NAMES.indexOf(b)
  );
  const left = [...board.assets];
  const filled = types.flatMap((market) =>
    Array.from({ length: board.spaces[market] ?? 0 }, () => {
      const at = left.findIndex((asset) => assetOf(asset).market === market);
      return { market, asset: at >= 0 ? (left.splice(at, 1)[0] ?? null) : null, isSpare: false };
    })
  );
  return [...filled, ...left.map((asset) => ({ market: assetOf(asset).market, asset, isSpare: true }))];
}

export function filled(board: { spaces: Record<string, number>; assets: string[] }): number {
  return spaces(board).filter((space) => space.asset !== null && !space.isSpare).length;
}

/** Is there still an empty space for an Asset of this type? */
export function needs(board: BillionaireView | null | undefined, market: string): boolean {
  return board ? spaces(board).some((space) => space.market === market && space.asset === null) : false;
}

/** The boards as they would be after the first swaps of a plan. */
export function afterSwaps(view: View, plan: ProposalView, done = plan.swaps.length): Holder[] {
  const after = holders(view).map((holder) => ({ ...holder, board: { ...holder.board, assets: [...holder.board.assets] } }));
  const owner = (asset: string): BillionaireView | undefined => after.find((holder) => holder.board.assets.includes(asset))?.board;
  for (const [one, other] of plan.swaps.slice(0, done)) {
    const [left, right] = [owner(one), owner(other)];
    if (!left || !right) continue;
    left.assets = left.assets.map((asset) => (asset === one ? other : asset));
    right.assets = right.assets.map((asset) => (asset === other ? one : asset));
  }
  return after;
}

/** All its swaps in their order, then what is given up. */
export function afterPlan(view: View, plan: ProposalView): Holder[] {
  return afterSwaps(view, plan).map((holder) => {
    const board = { ...holder.board, assets: holder.board.assets.filter((asset) => !plan.sacrifices.includes(asset)) };
    return { ...holder, board: { ...board, filled: filled(board) } };
  });
}
