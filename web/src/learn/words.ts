/** Words of teaching itself; they are loaded with it. */
import { fill, language } from '../words/words.svelte';

const en = {
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  play: 'Play',
  done: 'Done',
  nOf: '{n} of {of}',
  keyTurn: 'turn',
  learn: 'Learn {game}',
  cardsMinutes: '{n} cards, {minutes} minutes',
  peopleAsk: 'People ask',
  coached: 'Play a coached game',
  coachedLine: 'about {n} minutes, the table explains',
  toTable: 'Set up a table',
  noLesson: 'There is no game of that name',
  noLessonLine: 'These can be learned here:',
  share: 'Copy the link',
  copied: 'The link is copied.',
  offline: 'The cards could not be fetched. Try again when the connection is back.'
};
const de: Record<keyof typeof en, string> = {
  skip: 'Überspringen',
  back: 'Zurück',
  next: 'Weiter',
  play: 'Spielen',
  done: 'Fertig',
  nOf: '{n} von {of}',
  keyTurn: 'blättern',
  learn: '{game} lernen',
  cardsMinutes: '{n} Karten, {minutes} Minuten',
  peopleAsk: 'Oft gefragt',
  coached: 'Begleitete Partie spielen',
  coachedLine: 'etwa {n} Minuten, der Tisch erklärt',
  toTable: 'Einen Tisch einrichten',
  noLesson: 'Ein Spiel mit diesem Namen gibt es nicht',
  noLessonLine: 'Diese kannst du hier lernen:',
  share: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  offline: 'Die Karten sind nicht angekommen. Versuch es wieder, wenn die Verbindung steht.'
};

export function word(key: keyof typeof en, values: Record<string, string | number> = {}): string {
  return fill((language() === 'de' ? de : en)[key], values);
}
