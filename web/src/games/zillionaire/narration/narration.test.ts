import { describe, expect, it } from 'vitest';
import narration from '.';
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

  it('counts points as people do', () => {
    expect([say('points', { n: 1 }), say('points', { n: 2 })]).toEqual(['point', 'points']);
    expect(of('winsMatch', { isYou: true, name: 'Mina' } as never, { n: 6 })).toBe('You win with 6 points.');
  });
});
