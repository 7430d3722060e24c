/** Sentences of the stage. `…You` is said to the person it is about. */
import { fill, language } from '../../../words/words.svelte';
import type { Person } from '../../contract';

const en = {
  after: 'After {game} of {games} games',
  afterAll: 'The game is over | After all {n} games',
  isLeft: '{name} is left with cards and is Poor.',
  isLeftYou: 'You are left with cards and are Poor.',
  points: 'point | points',
  before: 'Before game {game}',
  gives: '{from} → {to}',
  twoHigh: 'two highest cards',
  twoLow: 'two lowest cards',
  oneHigh: 'highest card',
  oneLow: 'lowest card',
  newSeats: 'New seats, clockwise',
  deals: '{name} deals.',
  dealsYou: 'You deal.',
  starts: '{name} starts.',
  startsYou: 'You start.',
  deal: 'Deal',
  ready: 'Ready',
  toEnd: 'To the final result',
  toTable: 'To the table',
  leadsMatch: '{name} leads with {n} points.',
  leadsMatchYou: 'You lead with {n} points.',
  winsMatch: '{name} wins with {n} points.',
  winsMatchYou: 'You win with {n} points.',
  yourExchange: 'Your exchange with {name}',
  noneElse: 'Nobody else sees these cards.',
  youGot: 'You got',
  youGave: 'You gave',
  rExchange: 'You exchanged cards with {name}.',
  rResult: 'Game {game}: {name} is Rich.',
  rResultYou: 'Game {game}: you are Rich.',
  skipped: 'You are skipped.',
  skippedWhy: '{name} played a Bump: the next one sits out.',
  newRound: 'A new round',
  theResult: 'The result',
  whySkipped: 'A Bump skips the next one.',
  whyWon: 'Nobody plays higher.',
  whyBankrupt: 'Nobody plays a Bankroll on it.',
  whyBankroll: 'A Bankroll on a Bankrupt ends the round at once.',
  whyZillionaire: 'A Zillionaire ends the round at once.',
  whyBump: 'The Bump skips everybody who could answer.',
  whySeats: 'Seats follow the statuses.',
  whyGave: 'The poorer gives the highest, the richer the lowest cards.',
  whyOut: 'The hand is empty.'
};
const de: Record<keyof typeof en, string> = {
  after: 'Nach {game} von {games} Spielen',
  afterAll: 'Das Spiel ist zu Ende | Nach allen {n} Spielen',
  isLeft: '{name} behält Karten und ist arm.',
  isLeftYou: 'Du behältst Karten und bist arm.',
  points: 'Punkt | Punkte',
  before: 'Vor Spiel {game}',
  gives: '{from} → {to}',
  twoHigh: 'die zwei höchsten Karten',
  twoLow: 'die zwei niedrigsten Karten',
  oneHigh: 'die höchste Karte',
  oneLow: 'die niedrigste Karte',
  newSeats: 'Neue Plätze, im Uhrzeigersinn',
  deals: '{name} gibt.',
  dealsYou: 'Du gibst.',
  starts: '{name} beginnt.',
  startsYou: 'Du beginnst.',
  deal: 'Geben',
  ready: 'Bereit',
  toEnd: 'Zum Endergebnis',
  toTable: 'An den Tisch',
  leadsMatch: '{name} führt mit {n} Punkten.',
  leadsMatchYou: 'Du führst mit {n} Punkten.',
  winsMatch: '{name} gewinnt mit {n} Punkten.',
  winsMatchYou: 'Du gewinnst mit {n} Punkten.',
  yourExchange: 'Dein Tausch mit {name}',
  noneElse: 'Sonst sieht niemand diese Karten.',
  youGot: 'Du bekommst',
  youGave: 'Du gibst',
  rExchange: 'Du hast mit {name} Karten getauscht.',
  rResult: 'Spiel {game}: {name} ist reich.',
  rResultYou: 'Spiel {game}: Du bist reich.',
  skipped: 'Du setzt aus.',
  skippedWhy: '{name} hat einen Rempler gespielt: Der Nächste setzt aus.',
  newRound: 'Eine neue Runde',
  theResult: 'Das Ergebnis',
  whySkipped: 'Ein Rempler lässt den Nächsten aussetzen.',
  whyWon: 'Niemand spielt höher.',
  whyBankrupt: 'Niemand spielt eine Geldrolle darauf.',
  whyBankroll: 'Eine Geldrolle auf der Pleite beendet die Runde sofort.',
  whyZillionaire: 'Ein Zillionär beendet die Runde sofort.',
  whyBump: 'Der Rempler lässt alle aussetzen, die antworten könnten.',
  whySeats: 'Die Plätze folgen dem Stand.',
  whyGave: 'Arm gibt die höchsten, Reich die niedrigsten Karten.',
  whyOut: 'Die Hand ist leer.'
};

export type Saying = keyof typeof en;

export function say(key: Saying, values: Record<string, string | number> = {}): string {
  return fill((language() === 'de' ? de : en)[key], values);
}

export function of(key: Saying, person: Person | undefined, values: Record<string, string | number> = {}): string {
  const own = `${key}You`;
  return say((person?.isYou && own in en ? own : key) as Saying, { name: person?.name ?? '', ...values });
}
