import { describe, expect, it } from 'vitest';
import { spread } from './hand';
import type { View } from '../types';

describe('hand and envelope while cards are being moved', () => {
  it('numbers cards of a kind', () => {
    const lying = (card: string, is_moving = false) => ({ card, is_moving });
    const view = { spread: { hand: [lying('Locks 1'), lying('Audit'), lying('Locks 1', true)], envelope: [] } } as unknown as View;
    expect(spread(view).hand.map(({ copy, isMoving }) => [copy, isMoving])).toEqual([[0, false], [0, false], [1, true]]);
    expect(spread({ spread: null } as unknown as View)).toEqual({ hand: [], envelope: [] });
  });
});
