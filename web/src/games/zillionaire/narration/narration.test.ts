import { describe, expect, it } from 'vitest';
import narration from '.';
import type { EventName, LogLine } from '../../../wire/messages';
import { standing } from './standing';
import { of, say } from './words';

function title(game: number, games: number): string {
  return narration.title({ data: { kind: 'result', game, games, places: [], gifts: [] } } as never, { people: [] } as never).text;
}

describe('the result of a game', () => {
  it('says how far the match has come', () => {
    expect(title(2, 3)).toBe('After 2 of 3 games');
    expect(title(3, 3)).toBe('After all 3 games');
    expect(title(1, 1)).toBe('The game is over');
  });

  it('speaks as people do', () => {
    expect([say('points', { n: 1 }), say('points', { n: 2 })]).toEqual(['point', 'points']);
    expect([of('deals', { isYou: true, name: 'You' } as never), of('starts', { isYou: false, name: 'Pip' } as never)]).toEqual(['You deal.', 'Pip starts.']);
    expect(of('winsMatch', { isYou: true, name: 'Mina' } as never, { n: 6 })).toBe('You win with 6 points.');
  });
});

describe('after the last game', () => {
  const places = [
    { seat: 2, place: 1, status: 'Rich', points: 6, total: 9 },
    { seat: 0, place: 2, status: 'Upper Crust', points: 4, total: 14 },
    { seat: 3, place: 3, status: 'Thin Ice', points: 2, total: 9 },
    { seat: 1, place: 4, status: 'Poor', points: 1, total: 7 }
  ];

  it('people stand by their totals, the winner of the match first', () => {
    expect(standing(places, true).map(({ seat, number }) => [seat, number])).toEqual([[0, 1], [2, 2], [3, 2], [1, 4]]);
  });

  it('before it, by the places of the game', () => {
    expect(standing(places, false).map(({ seat, number }) => [seat, number])).toEqual([[2, 1], [0, 2], [3, 3], [1, 4]]);
  });
});

describe('why a round was won', () => {
  const line = (event: EventName, cards?: Record<string, number>): LogLine => ({ step: 1, event, seat: 0, text: '', ...(cards ? { details: { cards } } : {}) });
  const passed = line('passed');

  it.each([
    [[line('played', { '4': 2 }), passed, passed], 'Nobody plays higher.', 'ZN-6.02'],
    [[line('played', { Zillionaire: 1 })], 'A Zillionaire ends the round at once.', 'ZN-5.24'],
    [[line('played', { Zillionaire: 1 }), line('went out')], 'A Zillionaire ends the round at once.', 'ZN-5.24'],
    [[line('played', { Bankrupt: 1 }), passed, line('played', { Bankroll: 1 })], 'A Bankroll on a Bankrupt ends the round at once.', 'ZN-5.20'],
    [[line('played', { Bankrupt: 1 }), passed, line('won round'), line('played', { Bankroll: 1 }), passed], 'Nobody plays higher.', 'ZN-6.02'],
    [[line('played', { Bankrupt: 2 }), passed, passed], 'Nobody plays a Bankroll on it.', 'ZN-5.19'],
    [[line('played', { Bump: 1 }), line('was skipped')], 'The Bump skips everybody who could answer.', 'ZN-5.14'],
    [[line('played', { Bump: 1 }), line('was skipped'), passed], 'Nobody plays higher.', 'ZN-6.02']
  ])('is said as it was', (before, why, clause) => {
    const lines = [...before, line('won round')];
    const won = lines.at(-1) as LogLine;
    expect([narration.reason?.(won, { lines } as never), narration.clause?.(won, { lines } as never)]).toEqual([why, clause]);
  });
});
