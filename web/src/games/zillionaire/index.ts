import { addArt } from '../../art/art';
import art from '../../art/zillionaire.svg?raw';
import type { GameBoard } from '../contract';
import { arrange } from './arrange';
import { ask } from './ask';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import Seat from './Seat.svelte';
import narration from './narration';
import type { View } from './types';
import { word } from './words';

addArt(art);

function status(view: View, seat: number): string {
  const own = view.seats[seat];
  const standing = own?.status ?? own?.last_status;
  return [standing ? word(standing) : '', view.dealer === seat ? word('deals') : ''].filter(Boolean).join(' · ');
}

/** From one seat to the left, all round. */
function order(view: View, from: number): number[] {
  const round = [from];
  for (let seat = view.seats[from]?.left; seat !== undefined && !round.includes(seat); seat = view.seats[seat]?.left) round.push(seat);
  return round;
}

function phase(view: View): string {
  return word('game', { game: view.game, games: view.games });
}

function task(view: View): string {
  return view.step === 'lead' ? word('toLead') : view.step === 'follow' ? word('toFollow') : word('toName');
}

function amount(score: number): string {
  return word('points', { n: score });
}

export default { Board, Mine, Seat, arrange, status, order, phase, ask, task, amount, narration, symbols: () => import('./symbols'), screen: () => import('./screen') } satisfies GameBoard;
