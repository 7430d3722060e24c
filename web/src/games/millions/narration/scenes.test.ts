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

describe('who is out of a heist', () => {
  const left = (...before: LogLine[]): number[] =>
    (narration.scenes({ lines: [line('heist began', 0, { heist: 1 }), ...before, ...HEIST], view: { heist: 1, seats: [] }, you: 0, people: [] } as never)[0]?.data as Data).left;

  it('has left before it', () => {
    expect(left(line('withdrew', 2), line('withdrew', 1))).toEqual([2, 1]);
  });

  it('has two characters, and both have left', () => {
    expect(left(line('withdrew character', 2), line('withdrew character', 1), line('withdrew character', 2))).toEqual([2]);
  });
});

describe('a Tech who has to choose', () => {
  const lines = [line('antes paid', 0, { centre: 10 }), line('heist started', 0), line('owned up', 0, { role: 'Tech' })];
  const scene = (you: number) => narration.scenes({ lines, view: { heist: 1, step: 'tech-target', asked: [0], seats: [] }, you, people: [] } as never)[0];

  it('is not kept from the cards by the stage, and sees then what comes of it', () => {
    expect([scene(0)?.isOpen, scene(0)?.beats.length]).toEqual([false, 1]);
  });

  it('is waited for by the others', () => {
    expect([scene(1)?.isOpen, scene(1)?.beats.length]).toEqual([true, 2]);
  });
});
