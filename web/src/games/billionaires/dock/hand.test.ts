import { describe, expect, it } from 'vitest';
import { spread } from './hand';
import { pointsOf } from './odds';
import type { View } from '../types';

describe('hand and envelope while cards are being moved', () => {
  it('numbers cards of a kind', () => {
    const lying = (card: string, is_moving = false) => ({ card, is_moving });
    const view = { spread: { hand: [lying('Locks 1'), lying('Audit'), lying('Locks 1', true)], envelope: [] } } as unknown as View;
    expect(spread(view).hand.map(({ copy, isMoving }) => [copy, isMoving])).toEqual([[0, false], [0, false], [1, true]]);
    expect(spread({ spread: null } as unknown as View)).toEqual({ hand: [], envelope: [] });
  });

  it('counts what has been put into the envelope before it is closed', () => {
    const view = { spread: { hand: [], envelope: [{ card: 'Locks 2', is_moving: true }, { card: 'Locks 1', is_moving: false }] }, worth: { 'Locks 2': 2, 'Locks 1': 1 } } as unknown as View;
    expect(pointsOf(view, spread(view).envelope.map(({ card }) => card))).toBe(3);
  });
});
