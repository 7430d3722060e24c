/** Lessons by the key of their game, each a chunk of its own, together with the board whose pieces it shows. */
import { loadBoard } from '../games';
import { said, type CardPlan, type Lesson, type Setting, type Words } from './types';

const lessons = import.meta.glob<{ default: Lesson }>('./lessons/*/lesson.ts');

export interface Taught {
  lesson: Lesson;
  words: Words;
}

export function isTaught(game: string): boolean {
  return `./lessons/${game}/lesson.ts` in lessons;
}

/** A lesson in a language, with the drawings and inks of its game in the page. */
export async function loadLesson(game: string, language: string): Promise<Taught | null> {
  const load = lessons[`./lessons/${game}/lesson.ts`];
  if (!load) return null;
  const [{ default: lesson }] = await Promise.all([load(), loadBoard(game)]);
  const read = lesson.words[language] ?? lesson.words['en'];
  return read ? { lesson, words: (await read()).words } : null;
}

export interface ShownCard {
  id: string;
  deck: string;
  title: string;
  text: string;
  picture: string;
}

/** The cards of these decks, as they are true at this table. */
export function cardsOf(taught: Taught, decks: string[], setting: Setting): ShownCard[] {
  const isTrue = (card: CardPlan): boolean => card.when?.(setting) ?? true;
  return taught.lesson.plan.decks
    .filter((deck) => decks.includes(deck.id))
    .flatMap((deck) => deck.cards.filter(isTrue).map((card) => shown(taught.words, deck.id, card.id, setting)));
}

function shown(words: Words, deck: string, id: string, setting: Setting): ShownCard {
  const card = words.cards[id];
  const text = (part: 'title' | 'text' | 'picture'): string => (card ? said(card[part], setting) : id);
  return { id, deck, title: text('title'), text: text('text'), picture: text('picture') };
}
