/** Words about the games that were finished on this device. */
import { fill, language } from '../words/words.svelte';

const en = {
  yourGames: 'Your finished games',
  placeOf: 'place {place} of {n}',
  nobodyWon: 'nobody won',
  with: 'with {names}',
  practice: 'practice',
  all: 'All {n}',
  fewer: 'Fewer',
  forget: 'Forget them',
  matchTry: 'a good start',
  matchFirst: 'Casual bots are a good start.',
  matchUp: 'You won {won} of {played} against {against}: {level} is a match for you.',
  matchDown: 'You won {won} of {played} against {against}: {level} may be more fun.',
  matchStay: 'You won {won} of {played} against {against}: a match for you.',
  matchEarly: 'You won {won} of {played} against {against}. A few more games will tell.'
};
const de: Record<keyof typeof en, string> = {
  yourGames: 'Deine beendeten Partien',
  placeOf: 'Platz {place} von {n}',
  nobodyWon: 'niemand hat gewonnen',
  with: 'mit {names}',
  practice: 'Übung',
  all: 'Alle {n}',
  fewer: 'Weniger',
  forget: 'Vergessen',
  matchTry: 'ein guter Anfang',
  matchFirst: 'Gemütliche Bots sind ein guter Anfang.',
  matchUp: 'Gegen „{against}“ hast du {won} von {played} gewonnen: „{level}“ passt zu dir.',
  matchDown: 'Gegen „{against}“ hast du {won} von {played} gewonnen: „{level}“ macht vielleicht mehr Spaß.',
  matchStay: 'Gegen „{against}“ hast du {won} von {played} gewonnen: Das passt zu dir.',
  matchEarly: 'Gegen „{against}“ hast du {won} von {played} gewonnen. Ein paar Partien mehr, und man weiß es.'
};

export function word(key: keyof typeof en, values: Record<string, string | number> = {}): string {
  return fill((language() === 'de' ? de : en)[key], values);
}
