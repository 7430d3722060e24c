import { expect, it } from 'vitest';
import { amount, deckLine, phase } from './phase';
import type { View } from './types';

const at = (step: View['step']): View => ({ step, level: 3, round: 1, deck_size: 0 }) as View;

it('does not say that a Round goes on while things are settled for the next', () => {
  expect(phase(at('action'))).toBe('Level 3 · Round 1');
  expect(phase(at('role-draw'))).toBe('Level 3 · after Round 1');
});

it('has an empty deck only where cards were dealt', () => {
  expect(deckLine(at('board-choice'))).toBe('Cards are dealt next');
  expect(deckLine(at('action'))).toBe('0 cards in the Draw deck');
});

it('counts what a seat collects', () => {
  const view = { seats: [{ is_troublemaker: false }, { is_troublemaker: true }] } as View;
  expect([amount(3, view, 0), amount(3, view, 1), amount(3)]).toEqual(['3 of 5', '3 of 7', '3 of 5']);
});
