import { describe, expect, it } from 'vitest';
import { needs } from '../pieces/albums';
import { balance, fraction } from './odds';
import type { BillionaireView, View } from '../types';

const WORTH = { 'Bombs 1': 1, 'Locks 2': 2 };
const ODDS = { Toys: { mine: 3, theirs: 2, unseen: 1, chances: [0, 0.25, 0.5, 0.75] } };

describe('the balance of a Buy', () => {
  it('adds the played cards to what is sure, and takes the chance that goes with their points', () => {
    const view = { worth: WORTH, odds: ODDS } as unknown as View;
    expect(balance(view, 'Toys', ['Locks 2', 'Bombs 1'])).toEqual({ mine: 6, theirs: 2, unseen: 1, chance: 0.75 });
    expect(balance(view, 'Power', ['Locks 2'])).toBeNull();
  });

  it('is said in simple fractions', () => {
    expect(fraction(0.74)).toEqual([3, 4]);
    expect(fraction(0.31)).toEqual([1, 3]);
  });
});

describe('albums', () => {
  it('need what an empty space takes', () => {
    const places = [{ market: 'Power', asset: null, is_spare: false }, { market: 'Toys', asset: 'Mega Yacht', is_spare: false }];
    const board = { places } as unknown as BillionaireView;
    expect([needs(board, 'Power'), needs(board, 'Toys'), needs(null, 'Toys')]).toEqual([true, false, false]);
  });
});
