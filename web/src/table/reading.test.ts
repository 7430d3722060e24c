import { expect, test } from 'vitest';
import { Reading } from './reading.svelte';

const remark = (seq: number, seat: number) => ({ seq, seat, name: '', text: '', at: 0 });

test('what others said since one last read is news, and nothing else', () => {
  const table = { info: { id: 'a' }, said: [remark(3, 1)], yours: [0] };
  const reading = new Reading(table);
  expect(reading.unread).toBe(1);
  reading.read();
  expect(reading.unread).toBe(0);
  table.said = [...table.said, remark(5, 0), remark(6, 1)];
  expect(reading.unread).toBe(1);
});
