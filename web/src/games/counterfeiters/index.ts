import { addArt } from '../../art/art';
import art from '../../art/counterfeiters.svg?raw';
import type { GameBoard } from '../contract';
import { arrange } from './arrange';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import Seat from './Seat.svelte';
import narration from './narration';
import type { View } from './types';
import { stars, word } from './words';

addArt(art);

/** What a seat prints, since its cards lie open. */
function status(view: View, seat: number): string {
  const own = view.seats[seat];
  if (!own?.plays) return word('sitsOut');
  return own.print_run > 0 ? word('prints', { n: own.print_run, stars: stars(own.quality) }) : '';
}

function phase(view: View): string {
  const left = Object.values(view.deck).reduce((sum, number) => sum + number, 0);
  const deck = view.is_rematch ? '' : word('deckLeft', { n: left }); // a phone has room for two facts, and the board shows it
  const parts = [view.is_rematch ? word('rematch') : '', word('round', { round: view.round })];
  return [...parts, view.is_closing ? word('closing') : deck].filter(Boolean).join(' · ');
}

function task(view: View): string {
  return view.is_over ? '' : word(`to ${view.step}`);
}

function amount(score: number): string {
  return `$${score}`;
}

export default { Board, Mine, Seat, arrange, status, phase, task, amount, narration, symbols: () => import('./symbols'), screen: () => import('./screen') } satisfies GameBoard;
