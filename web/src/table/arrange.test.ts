import { describe, expect, it } from 'vitest';
import type { Arranged } from '../games/contract';
import type { Hint } from '../wire/messages';
import { otherWords, withButtons } from './arrange';

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

describe('the buttons', () => {
  const options = ['play 1x4', 'play 2x4', 'play 1x7', 'pass'].map((move) => ({ move, text: move, about: {} })) as never[];

  it('leave out what has its own place, or would be too many', () => {
    expect(withButtons(options, { main: 'play 2x4', beside: ['pass'] })).toEqual(['play 2x4', 'pass']);
    expect(withButtons(options, { beside: ['play 1x4', 'play 2x4', 'pass'], elsewhere: ['play 1x7'] })).toEqual(['play 1x4', 'play 2x4', 'pass']);
  });

  it('show a move that would be the only one behind another button', () => {
    expect(withButtons(options, { beside: ['play 2x4', 'play 1x7', 'pass'] })).toEqual(['play 2x4', 'play 1x7', 'pass', 'play 1x4']);
    expect(withButtons(options, { beside: ['play 2x4', 'play 1x7', 'pass'], isComposed: true })).toHaveLength(3);
  });
});
