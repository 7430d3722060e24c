import { describe, expect, it } from 'vitest';
import { pointsOf, spread, type Lying } from './hand';
import type { SeatView, View } from '../types';

const me = { hand: ['Locks 1', 'Audit'], envelope: ['Locks 1', 'Bombs 2'] } as unknown as SeatView;

function lying(step: string, draft_cards: string[], draft_retrieved: string[]) {
  const { hand, envelope } = spread({ step, draft_cards, draft_retrieved } as unknown as View, me);
  const shown = (cards: Lying[]) => cards.map((one) => (one.isMoving ? `${one.card} moving` : one.card));
  return { hand: shown(hand), envelope: shown(envelope) };
}

describe('the envelope', () => {
  it('is worth what lies in it now, also before it is closed', () => {
    const view = { step: 'bribe-step', draft_cards: ['Audit'], draft_retrieved: ['Bombs 2'], worth: { 'Locks 1': 1, 'Bombs 2': 2, Audit: 3 } } as unknown as View;
    expect(pointsOf(view, spread(view, me).envelope)).toBe(4);
  });
});

describe('hand and envelope while cards are being moved', () => {
  it('shows each card where it will be, in whatever order it went there', () => {
    expect(lying('bribe-step', [], [])).toEqual({ hand: ['Locks 1', 'Audit'], envelope: ['Locks 1', 'Bombs 2'] });
    expect(lying('bribe-step', ['Audit'], ['Bombs 2'])).toEqual({ hand: ['Locks 1', 'Bombs 2 moving'], envelope: ['Locks 1', 'Audit moving'] });
  });

  it('does not mix up a card of the hand with its like in the envelope', () => {
    expect(lying('bribe-step', ['Locks 1'], [])).toEqual({ hand: ['Audit'], envelope: ['Locks 1', 'Bombs 2', 'Locks 1 moving'] });
    expect(lying('bribe-step', [], ['Locks 1'])).toEqual({ hand: ['Locks 1', 'Audit', 'Locks 1 moving'], envelope: ['Bombs 2'] });
  });

  it('takes cards that are paid out of the hand', () => {
    expect(lying('payment', ['Audit'], [])).toEqual({ hand: ['Locks 1'], envelope: ['Locks 1', 'Bombs 2'] });
  });
});
