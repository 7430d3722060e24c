import { describe, expect, it } from 'vitest';
import { afterPlan, afterSwaps, needs, spaces } from '../pieces/albums';
import { balance, chanceOf, fraction, sortsOf } from './odds';
import type { BillionaireView, MarketView, SeatView, View } from '../types';

const WORTH = { 'Bombs 1': 1, 'Bombs 3': 3, 'Locks 2': 2, 'Diamonds 1': 1, Audit: 3 };

function board(assets: string[], spaces: Record<string, number> = { Power: 2, Influence: 1, Legacy: 1, Toys: 1 }): BillionaireView {
  return { billionaire: 'War Profiteer', suit: 'Bombs', spaces, assets, filled: 0 };
}

function table(unseen: Record<string, number>, extra: Partial<View> = {}): View {
  const seat = { seat: 0, board: board([]), puppet: null, has_bunker: false } as unknown as SeatView;
  return { seats: [seat], worth: WORTH, unseen, set_aside: 0, ...extra } as unknown as View;
}

function market(extra: Partial<MarketView>): MarketView {
  return { market: 'Toys', number: 3, assets: ['Mega Yacht'], face_up: [], face_down: 0, known: [], ...extra };
}

describe('the balance of a Buy', () => {
  it('is certain where nothing is hidden', () => {
    const sides = balance(table({}), 0, market({ face_up: ['Bombs 3'] }), ['Locks 2']);
    expect(sides).toEqual({ mine: 5, theirs: 0, unseen: 0, chance: 1 });
  });

  it('needs more, not as much', () => {
    expect(balance(table({}), 0, market({ face_up: ['Locks 2'] }), ['Locks 2']).chance).toBe(0);
  });

  it('counts what you invested yourself as known', () => {
    const sides = balance(table({ Audit: 1 }), 0, market({ face_down: 2, known: ['Bombs 1'] }), ['Locks 2']);
    expect(sides).toMatchObject({ mine: 3, theirs: 0, unseen: 1, chance: 0 });
  });

  it('weighs what cannot be placed', () => {
    const view = table({ 'Bombs 1': 1, 'Locks 2': 3 });
    expect(balance(view, 0, market({ face_up: ['Diamonds 1'], face_down: 1 }), ['Diamonds 1']).chance).toBeCloseTo(1 / 4);
  });

  it('leaves the set-aside Crises out, and counts one Crisis only', () => {
    const view = table({ Floods: 1, Famine: 1, Poverty: 1, 'Bombs 1': 1 }, { set_aside: 1 });
    expect(sortsOf(view, 'Bombs')).toContainEqual({ change: 0, isCrisis: true, number: 2 });
    expect(chanceOf(4, 2, sortsOf(view, 'Bombs'), 3)).toBe(1);
    expect(chanceOf(3, 2, sortsOf(view, 'Bombs'), 3)).toBeCloseTo(2 / 3);
    expect(chanceOf(3, 2, sortsOf(view, 'Bombs'), 0)).toBe(1);
  });

  it('is said in simple fractions', () => {
    expect(fraction(0.74)).toEqual([3, 4]);
    expect(fraction(0.31)).toEqual([1, 3]);
  });
});

describe('albums', () => {
  it('fill their spaces by type; what fills none lies behind', () => {
    const all = spaces(board(['Mega Yacht', 'Luxury Jet', 'Gang of Lawyers']));
    expect(all.map((space) => space.asset)).toEqual(['Gang of Lawyers', null, null, null, 'Mega Yacht', 'Luxury Jet']);
    expect(all.at(-1)?.isSpare).toBe(true);
    expect(needs(board(['Gang of Lawyers']), 'Power')).toBe(true);
    expect(needs(board(['Mega Yacht']), 'Toys')).toBe(false);
  });

  it('are shown as a plan would leave them', () => {
    const seats = [board(['Mega Yacht']), board(['Gang of Lawyers', 'Hedge Fund'])].map((own, seat) => ({ seat, board: own, puppet: null }));
    const view = { seats } as unknown as View;
    const plan = { proposer: 0, sacrifices: ['Mega Yacht'], swaps: [['Mega Yacht', 'Hedge Fund']] as [string, string][] };
    expect(afterSwaps(view, plan).map((holder) => holder.board.assets)).toEqual([['Hedge Fund'], ['Gang of Lawyers', 'Mega Yacht']]);
    expect(afterPlan(view, plan).map((holder) => holder.board.filled)).toEqual([1, 1]);
  });
});
