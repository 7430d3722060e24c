import { expect, it } from 'vitest';
import type { EventName, LogLine } from '../wire/messages';
import { chapters } from './rows';

const line = (step: number, event: EventName, seat = 0, by?: LogLine['by']): LogLine => ({ step, event, seat, text: '', ...(by ? { by } : {}) });

it('says who decided with the move, not with what comes of it', () => {
  const lines = [
    line(4, 'passed', 1),
    line(5, 'played', 0, 'rules'),
    line(5, 'went out', 0, 'rules'),
    line(5, 'scored', 1),
    line(5, 'scored', 0, 'rules'),
    line(5, 'dealt', 0, 'rules'),
    line(6, 'passed', 0, 'rules')
  ];
  const all = chapters(undefined, [], { lines, view: {}, you: 0, people: [] }, 0).flatMap(({ turns }) => turns.flatMap(({ entries }) => entries));
  expect(all.filter(({ by }) => by).map(({ index }) => index)).toEqual([1, 6]);
});
