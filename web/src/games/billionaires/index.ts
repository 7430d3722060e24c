import { addArt } from '../../art/art';
import art from '../../art/billionaires.svg?raw';
import type { GameBoard } from '../contract';
import { arrange } from './dock/arrange';
import Board from './board/Board.svelte';
import Mine from './dock/Mine.svelte';
import { narration } from './narration';
import { amount, phase } from './phase';

addArt(art);

export default { Board, Mine, arrange, phase, amount, hasOwnSeats: true, narration, symbols: () => import('./symbols'), screen: () => import('./screen') } satisfies GameBoard;
