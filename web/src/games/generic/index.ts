import type { GameBoard } from '../contract';
import Board from './Board.svelte';

export default { Board } satisfies GameBoard;
