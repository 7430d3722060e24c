import { addArt } from '../../art/art';
import art from '../../art/billionaires.svg?raw';
import type { GameBoard } from '../contract';
import { arrange } from './arrange';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import type { View } from './types';
import { word } from './words';

addArt(art);

function phase(view: View): string {
  return word('level', { level: view.level, round: view.round });
}

export default { Board, Mine, arrange, phase, hasOwnSeats: true } satisfies GameBoard;
