import { expect, it } from 'vitest';
import { sampleScores } from './facts';

it.each([1, 2, 3, 4, 5])('the picture of points has one winner after %i games, and real points', (games) => {
  const [first, ...others] = sampleScores(games);
  for (const other of others) expect(other.total).toBeLessThan(first?.total ?? 0);
  for (let game = 0; game < games; game++)
    expect([first, ...others].map((one) => one?.points[game]).sort()).toEqual([1, 2, 4, 6]); // ZN-8.02, four players
});
