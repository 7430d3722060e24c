import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameBoard } from '../games/contract';
import type { Table } from '../table/table.svelte';
import type { EventName, LogLine } from '../wire/messages';
import { Narrator } from './narrator.svelte';

vi.mock('../preferences.svelte', () => ({ preferences: { pace: 'normal' } }));
vi.mock('../table/motion', () => ({ isStill: () => true }));

const notices = (context: { lines: LogLine[] }, fresh: number): object[] =>
  context.lines.slice(fresh).flatMap((line, i) => (line.event === 'was skipped' ? [{ key: `skipped ${fresh + i}`, text: '', reason: '', isLoss: true, ends: ['won round'] }] : []));
const board = { narration: { scenes: () => [], notices } } as unknown as GameBoard;

function told(): { table: { isAsked: boolean }; narrator: Narrator; tell: (event: EventName) => void } {
  const table = { news: { number: 0, lines: [] as LogLine[] }, lines: [] as LogLine[], perspective: { view: {} }, undone: 0, seat: null, isAsked: false };
  const narrator = new Narrator(table as unknown as Table, () => board, () => []);
  const tell = (event: EventName): void => {
    const line = { step: 1, event, seat: 0, text: '' };
    table.lines = [...table.lines, line];
    table.news = { number: table.news.number + 1, lines: [line] };
    Object.defineProperty(narrator, 'context', { value: { lines: table.lines, view: {}, you: null, people: [] }, configurable: true });
    narrator.follow();
  };
  return { table, narrator, tell };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('takes a notice away whose matter is over, but leaves time to read it', () => {
  const { narrator, tell } = told();
  tell('was skipped');
  expect(narrator.notices).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  tell('won round');
  expect(narrator.notices).toHaveLength(1);
  vi.advanceTimersByTime(3000);
  expect(narrator.notices).toHaveLength(0);
});

it('takes it away when the viewer is asked again', () => {
  const { table, narrator, tell } = told();
  tell('was skipped');
  vi.advanceTimersByTime(9000);
  expect(narrator.notices).toHaveLength(1);
  table.isAsked = true;
  tell('passed');
  vi.advanceTimersByTime(0);
  expect(narrator.notices).toHaveLength(0);
});
