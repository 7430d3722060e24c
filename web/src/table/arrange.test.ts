import { describe, expect, it } from 'vitest';
import type { Arranged } from '../games/contract';
import type { Hint } from '../wire/messages';
import { otherWords } from './arrange';

const HINT: Hint = { type: 'hint', request: '1', moves: ['print'], text: 'Send a henchman to print shop 1', other: 'Send a henchman to tax office 1', other_move: 'tax' };
const labelled =
  (label: string) =>
  (picked: string): Arranged => ({ main: picked, beside: [], label: { [picked]: label } });

describe('the next best move of a hint', () => {
  it('has the words of its button', () => {
    expect(otherWords(HINT, labelled('Cheat the taxman for $30'), 'Print 2 × ★')).toBe('Cheat the taxman for $30');
  });

  it('has those of the log where both buttons would say the same, or it has none', () => {
    expect(otherWords(HINT, labelled('Print 2 × ★'), 'Print 2 × ★')).toBe('Send a henchman to tax office 1');
    expect(otherWords(HINT, () => ({ beside: [] }), 'Print 2 × ★')).toBe('Send a henchman to tax office 1');
  });

  it('is nothing where the bot compared nothing', () => {
    expect(otherWords({ ...HINT, other: '', other_move: '' }, labelled('Print'), '')).toBe('');
  });
});
