import { addArt } from '../../art/art';
import art from '../../art/millions.svg?raw';
import type { GameBoard } from '../contract';
import { arrange } from './arrange';
import Board from './Board.svelte';
import loot from './loot.svg?raw';
import Mine from './Mine.svelte';
import narration from './narration';
import type { View } from './types';
import { word } from './words';

addArt(art);
addArt(loot);

const PLAIN = new Set<View['step']>(['role-choice', 'announcement', 'vote']);
const HEIST = new Set<View['step']>(['tech-target', 'mentalist-victim']);

function phase(view: View): string {
  if (view.is_over) return word('heist', { n: view.heist, of: view.heists });
  return `${word('heist', { n: view.heist, of: view.heists })} · ${within(view)}`;
}

function within(view: View): string {
  if (PLAIN.has(view.step)) return word(`at ${view.step}`);
  if (HEIST.has(view.step)) return word('heisting');
  return view.live ? word('live') : word('deals', { n: view.round, of: view.rounds });
}

function task(view: View): string {
  return view.is_over ? '' : word(`to ${view.step}`);
}

function amount(score: number): string {
  return `${score}M`;
}

export default { Board, Mine, phase, task, amount, arrange, hasOwnSeats: true, narration, symbols: () => import('./symbols'), screen: () => import('./screen') } satisfies GameBoard;
