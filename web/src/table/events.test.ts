import { expect, test } from 'vitest';
import { eventsAfter, sentence } from './events';

const line = (step: number, index: number) => ({ index, line: { step, event: 'played' as const, seat: 0, text: '' } });
const event = (step: number, name = 'stood in') => ({ seq: step, step, event: name, seat: 1, level: 'casual' });

test('what happened at the table is told after the step during which it happened', () => {
  const lines = [line(0, 0), line(1, 1), line(1, 2), line(3, 4)];
  const after = eventsAfter(lines, [event(0), event(1), event(2, 'returned'), event(9)]);
  expect([...after].map(([index, events]) => [index, events.map((one) => one.step)])).toEqual([
    [0, [0]],
    [2, [1, 2]],
    [4, [9]]
  ]);
  expect(eventsAfter([], [event(0)]).size).toBe(0);
});

test('it is told by name, or to the one whom it concerns', () => {
  expect(sentence(event(1), 'Frieda', false)).toBe('Frieda is away: a bot plays for them (Casual).');
  expect(sentence(event(2, 'returned'), 'Frieda', true)).toBe('You are back and play on yourself.');
});
