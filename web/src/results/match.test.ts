import { expect, test } from 'vitest';
import { matchFor, verdict } from './match';
import { finished, ownPlaces, type Finished } from './results.svelte';

const BOTS = ['beginner', 'casual', 'strong', 'expert'];
let number = 0;

/** Against three bots of a level, the latest first. */
function games(level: string, ...places: number[]): Finished[] {
  const others = [1, 2, 3].map((seat) => ({ name: `B${seat}`, amount: '', level, isYou: false }));
  return places
    .map((place) => ({
      id: String(number++),
      game: 'zillionaire',
      at: number,
      isPractice: false,
      players: [{ name: 'You', place, amount: '', level: '', isYou: true }, ...others.map((other, i) => ({ ...other, place: place === 1 ? i + 2 : 1 + i }))]
    }))
    .reverse();
}

const level = (all: Finished[]) => matchFor(all, 'zillionaire', BOTS).level;

test('a first game is against casual bots', () => {
  expect(matchFor([], 'zillionaire', BOTS)).toEqual({ level: 'casual', against: '', won: 0, played: 0 });
  expect(level(games('expert', 1).map((one) => ({ ...one, game: 'millions' })))).toBe('casual');
});

test('who wins more than a fair share goes up, who wins less goes down', () => {
  expect(level(games('casual', 1))).toBe('casual');
  expect(level(games('casual', 1, 1))).toBe('strong');
  expect(level(games('casual', 2, 3, 4, 2))).toBe('beginner');
  expect(level(games('casual', 1, 2, 3, 4, 1, 2, 3, 4))).toBe('casual');
  expect(matchFor(games('casual', 1, 2, 1, 1), 'zillionaire', BOTS)).toEqual({ level: 'strong', against: 'casual', won: 3, played: 4 });
});

test('one lost game is no match yet', () => {
  const said = (...places: number[]) => verdict(matchFor(games('casual', ...places), 'zillionaire', BOTS));
  expect(said(2)).toBe('matchEarly');
  expect(said(1)).toBe('matchEarly');
  expect(said(1, 2, 3, 4)).toBe('matchStay');
  expect(said(1, 1)).toBe('matchUp');
  expect(said(2, 3, 4, 2)).toBe('matchDown');
  expect(verdict(matchFor([], 'zillionaire', BOTS))).toBe('matchFirst');
});

test('what somebody plays against counts, and the last level has no next', () => {
  expect(level([...games('strong', 3), ...games('casual', 1, 1)])).toBe('strong');
  expect(level(games('expert', 1, 1, 1))).toBe('expert');
  expect(level(games('beginner', 4, 4, 4, 4, 4))).toBe('beginner');
});

test('practice, games with people and mixed tables do not count', () => {
  const practice = games('casual', 1, 1).map((one) => ({ ...one, isPractice: true }));
  expect(level(practice)).toBe('casual');
  const friends = games('casual', 1, 1).map((one) => ({ ...one, players: one.players.map((player, i) => (i === 1 ? { ...player, level: '' } : player)) }));
  expect(level(friends)).toBe('casual');
});

test('a result is kept with names, places and what was shown', () => {
  const seats = [{ kind: 'person' as const, name: 'Mina' }, { kind: 'bot' as const, name: 'Moss', level: 'casual' }];
  const info = { id: 'a', game: 'millions', rules: '', status: 'over' as const, options: {}, seats, commitment: '' };
  const kept = finished(info, { places: [1, 2], scores: [29, 11], reason: '' }, [0], (score) => `${score}M`, 5);
  expect(kept.players).toEqual([
    { name: 'Mina', place: 1, amount: '29M', level: '', isYou: true },
    { name: 'Moss', place: 2, amount: '11M', level: 'casual', isYou: false }
  ]);
});

test('there are places only where somebody has won', () => {
  const game = (...places: number[]) => ({ ...games('casual', 1)[0], players: places.map((place, i) => ({ name: '', place, amount: '', level: '', isYou: i === 1 })) }) as Finished;
  expect(ownPlaces(game(1, 2, 2))).toEqual([2]);
  expect(ownPlaces(game(2, 2, 2))).toEqual([]);
});
