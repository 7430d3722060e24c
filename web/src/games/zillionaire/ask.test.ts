import { afterEach, expect, it } from 'vitest';
import { speak } from '../../words/words.svelte';
import { ask } from './ask';
import type { View } from './types';

const asked = (rank: string, cards: number, size = cards, hand: Record<string, number> = {}): string =>
  ask({ step: 'follow', top: { seat: 1, rank, cards, size }, hand } as View);

afterEach(() => speak('en'));

it('names what lies there, not what it counts as', () => {
  expect(asked('5', 1, 2)).toBe('Beat the 5 that counts as 2 with 2 cards of a higher rank, or pass.');
  expect(asked('5', 1)).toBe('Beat the 5 with one card of a higher rank, or pass.');
  expect(asked('4', 2)).toBe('Beat two 4s with as many cards of a higher rank, or pass.');
});

it('mentions the 5 to whoever holds one that would do', () => {
  expect(asked('4', 4, 4, { '5': 1 })).toBe('Beat four 4s with as many cards of a higher rank or a single 5, or pass.');
  expect(asked('4', 1, 1, { '5': 1 })).toBe('Beat the 4 with one card of a higher rank, or pass.');
  expect(asked('6', 2, 2, { '5': 1 })).toBe('Beat two 6s with as many cards of a higher rank, or pass.');
});

it('asks for Bankrolls where nothing else beats it', () => {
  expect(asked('Bankrupt', 1)).toBe('Beat the Bankrupt with a Bankroll, or pass.');
  expect(asked('Bankrupt', 2)).toBe('Beat two Bankrupts with as many Bankrolls, or pass.');
});

it('does so in German', async () => {
  await speak('de');
  expect(asked('5', 1, 3)).toBe('Schlag die 5, die als 3 zählt, mit 3 Karten eines höheren Rangs, oder passe.');
  expect(asked('Bankrupt', 1)).toBe('Schlag die Pleite mit einer Geldrolle, oder passe.');
  expect(asked('Bankrupt', 3)).toBe('Schlag dreimal „Pleite“ mit ebenso vielen Geldrollen, oder passe.');
});
