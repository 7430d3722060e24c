/** Words that only this board needs. */
import { fill, language } from '../../words/words.svelte';

const en = {
  anyNumber: 'any number',
  toBeat: 'To beat',
  free: 'The tray is free',
  tray: 'Tray',
  played: 'played',
  youPlayed: 'played',
  noSize: 'its size is not named yet',
  counts: 'counts as {n}',
  thisRound: 'This round',
  pass: 'pass',
  skipped: 'bumped',
  youNow: 'you',
  hand: 'Your hand',
  cards: '1 card | {n} cards',
  points: '1 point | {n} points',
  pts: 'pts',
  passStamp: 'Pass',
  skippedStamp: 'Bumped',
  outStamp: 'Out',
  deals: 'deals',
  chips: 'Chips',
  noChips: 'Chips come after the first game.',
  sum: 'Sum',
  game: 'Game {game}/{games}',
  notThese: 'Not the {cards}.',
  tapGroup: 'Tap a group of cards.',
  beat: 'Beat the {rank} with one card of a higher rank, or pass. | Beat {number} {rank}s with as many cards of a higher rank, or pass.',
  beatOrFive: 'Beat {number} {rank}s with as many cards of a higher rank or a single 5, or pass.',
  beatFive: 'Beat the {rank} that counts as {n} with {n} cards of a higher rank, or pass.',
  beatBankrupt: 'Beat the Bankrupt with a Bankroll, or pass. | Beat {number} Bankrupts with as many Bankrolls, or pass.',
  toLead: 'to start the round',
  toFollow: 'to play higher or pass',
  toName: 'to name a number',
  taken: '{n} taken',
  gaveGot: 'You gave {gave} to {name} and got {got}.',
  Bump: 'Bump',
  Bankrupt: 'Bankrupt',
  Bankroll: 'Bankroll',
  Millionaire: 'Millionaire',
  Zillionaire: 'Zillionaire',
  Rich: 'Rich',
  'Money to Burn': 'Money to Burn',
  'Upper Crust': 'Upper Crust',
  'Credit Crazy': 'Credit Crazy',
  'Thin Ice': 'Thin Ice',
  Poor: 'Poor'
};
const de: Record<keyof typeof en, string> = {
  anyNumber: 'jede Zahl',
  toBeat: 'Zu schlagen',
  free: 'Die Schale ist frei',
  tray: 'Schale',
  played: 'spielte',
  youPlayed: 'spieltest',
  noSize: 'die Anzahl ist noch nicht genannt',
  counts: 'zählt als {n}',
  thisRound: 'Diese Runde',
  pass: 'passt',
  skipped: 'setzt aus',
  youNow: 'du',
  hand: 'Deine Hand',
  cards: '1 Karte | {n} Karten',
  points: '1 Punkt | {n} Punkte',
  pts: 'Pkt.',
  passStamp: 'Passt',
  skippedStamp: 'Setzt aus',
  outStamp: 'Fertig',
  deals: 'gibt',
  chips: 'Chips',
  noChips: 'Chips gibt es nach dem ersten Spiel.',
  sum: 'Summe',
  game: 'Spiel {game}/{games}',
  notThese: 'Nicht {cards}.',
  tapGroup: 'Tippe eine Gruppe von Karten an.',
  beat: 'Schlag „{rank}“ mit einer höheren Karte, oder passe. | Schlag {number} „{rank}“ mit ebenso vielen Karten eines höheren Rangs, oder passe.',
  beatOrFive: 'Schlag {number} „{rank}“ mit ebenso vielen eines höheren Rangs oder einer einzigen 5, oder passe.',
  beatFive: 'Schlag die {rank}, die als {n} zählt, mit {n} Karten eines höheren Rangs, oder passe.',
  beatBankrupt: 'Schlag die Pleite mit einer Geldrolle, oder passe. | Schlag {number} „Pleite“ mit ebenso vielen Geldrollen, oder passe.',
  toLead: 'die Runde eröffnen',
  toFollow: 'höher spielen oder passen',
  toName: 'eine Zahl nennen',
  taken: '{n} genommen',
  gaveGot: 'Du hast {name} {gave} gegeben und {got} bekommen.',
  Bump: 'Rempler',
  Bankrupt: 'Pleite',
  Bankroll: 'Geldrolle',
  Millionaire: 'Millionär',
  Zillionaire: 'Zillionär',
  Rich: 'Reich',
  'Money to Burn': 'Geld wie Heu',
  'Upper Crust': 'Oberschicht',
  'Credit Crazy': 'Auf Pump',
  'Thin Ice': 'Dünnes Eis',
  Poor: 'Arm'
};

export type Word = keyof typeof en;

/** A word of this board; a rank or status that we do not know stands for itself. */
export function word(key: string, values: Record<string, string | number> = {}): string {
  const texts: Record<string, string> = language() === 'de' ? de : en;
  return fill(texts[key] ?? key, values);
}

const NUMBERS: Record<string, string[]> = {
  en: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  de: ['zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal', 'siebenmal', 'achtmal']
};

/** "two", "zweimal": from two on. */
export function numbered(number: number): string {
  return NUMBERS[language()]?.[number - 2] ?? String(number);
}

/** "7 ×3", "Bump ×2", "4". */
export function grouped(rank: string, number: number): string {
  return number > 1 ? `${word(rank)} ×${number}` : word(rank);
}
