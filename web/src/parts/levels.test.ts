import { expect, test } from 'vitest';
import { botNames, hatOf, LEVELS, marks } from './levels';

test('every level has a hat of its own, and a person none', () => {
  expect(LEVELS.map(hatOf)).toEqual([1, 2, 3, 4]);
  expect(hatOf('')).toBe(0);
  expect(hatOf('heuristic')).toBe(2);
  expect(marks('strong')).toBe('◆◆◆◇');
});

test('bots are called what the server will call them', () => {
  const names = { casual: ['Moss', 'Biscuit'], expert: ['Contessa'] };
  expect(botNames(['', 'casual', 'expert', 'casual'], ['MOSS', '', '', ''], names)).toEqual(['', 'Biscuit', 'Contessa', 'Bot']);
});
