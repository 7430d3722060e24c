/** Boards by the key of their game, each a chunk of its own; a game without one is played on the generic board. */
import generic from './generic';
import type { GameBoard } from './contract';

const boards = import.meta.glob<{ default: GameBoard }>(['./*/index.ts', '!./generic/index.ts']);

export const fallback: GameBoard = generic;

export async function loadBoard(key: string): Promise<GameBoard> {
  const load = boards[`./${key}/index.ts`];
  if (!load) return generic;
  return (await load()).default;
}
