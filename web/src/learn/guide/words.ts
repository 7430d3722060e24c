/** Words of the book. */
import { fill, language } from '../../words/words.svelte';

const en = {
  ask: 'Ask: how do I win, tie …',
  guide: 'Player’s guide',
  exact: 'exact wording',
  showCards: 'Show the cards',
  toGuide: 'Back to the guide',
  allClauses: 'All clauses, word for word',
  bestAnswer: 'Best answer',
  fromGuide: 'Guide',
  passages: '1 passage | {n} passages',
  leftOut: 'Left out: 1 about what this table does not use. | Left out: {n} about what this table does not use.',
  nothing: 'Nothing here says that. Try another word.',
  clausesAre: 'The rules as the table carries them out, without variants that are not played here.',
  whatIsThis: 'What does the rule say?',
  moreInGuide: 'more in the guide',
  levels: 'New at each Level',
  clear: 'Clear'
};
const de: Record<keyof typeof en, string> = {
  ask: 'Frag: Wie gewinne ich, Gleichstand …',
  guide: 'Anleitung',
  exact: 'genauer Wortlaut',
  showCards: 'Karten zeigen',
  toGuide: 'Zur Anleitung',
  allClauses: 'Alle Regeln, Wort für Wort',
  bestAnswer: 'Beste Antwort',
  fromGuide: 'Anleitung',
  passages: '1 Stelle | {n} Stellen',
  leftOut: 'Weggelassen: 1 über das, was dieser Tisch nicht spielt. | Weggelassen: {n} über das, was dieser Tisch nicht spielt.',
  nothing: 'Davon steht hier nichts. Versuch ein anderes Wort.',
  clausesAre: 'Die Regeln, wie der Tisch sie ausführt, ohne Varianten, die hier nicht gespielt werden. Auf Englisch, wie sie geschrieben sind.',
  whatIsThis: 'Was sagt die Regel?',
  moreInGuide: 'mehr in der Anleitung',
  levels: 'Neu auf jeder Stufe',
  clear: 'Leeren'
};

export function word(key: keyof typeof en, values: Record<string, string | number> = {}): string {
  return fill((language() === 'de' ? de : en)[key], values);
}
