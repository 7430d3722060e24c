import { describe, expect, it } from 'vitest';
import type { EventName, LogLine } from '../../../wire/messages';
import narration, { type Data } from '.';

function line(event: EventName, seat: number, details: Record<string, unknown> = {}): LogLine {
  return { step: 1, event, seat, text: '', details };
}

const HEIST = [line('antes paid', 0, { centre: 10 }), line('heist started', 0), line('took', 0, { amount: 2, role: 'Brute' }), line('shared', 0, { share: 8, characters: 1 }), line('leads', 1)];

function fortunes(lines: LogLine[], ...money: number[]): Data['fortunes'] {
  const view = { heist: 1, seats: money.map((sum, seat) => ({ seat, money: sum })) };
  return (narration.scenes({ lines, view, you: 0, people: [] } as never)[0]?.data as Data).fortunes;
}

describe('what everybody has at the end of a heist', () => {
  it('is kept with it, so that it stays true while the table goes on', () => {
    expect(fortunes(HEIST, 18, 8)).toEqual([18, 8]);
  });

  it('is not known any more once something was paid since', () => {
    expect(fortunes([...HEIST, line('heist began', 1, { heist: 2 }), line('antes paid', 1)], 16, 6)).toBeNull();
  });
});
