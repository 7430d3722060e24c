/** What the book of a table is made of: the guide in the reader's language, and the clauses as they hold here. */
import { api } from '../../wire/api';
import { loadLesson, type Taught } from '../lessons';
import { kindsOf } from '../setting';
import { said, type Setting } from '../types';
import { clausesOf, pageFor, type Clause } from './clauses';
import type { Block } from './markdown';
import { Index, passagesOf, stemOf, type Stem } from './search';

export interface Section {
  id: string;
  title: string;
  text: string;
  picture: string;
  clauses: Clause[];
}

export interface Book {
  /** A game without a lesson has its clauses only. */
  taught: Taught | null;
  sections: Section[];
  /** Questions to begin with. */
  asked: string[];
  page: Block[];
  clauses: Map<string, string>;
  index: Index;
  stem: Stem;
}

const NOTHING: Taught = { lesson: { plan: { decks: [], sections: [] } }, words: { sections: {}, questions: [] } } as unknown as Taught;
const FIRST_QUESTIONS = 2;
const books = new Map<string, Promise<Book>>();

/** Fetched once for a table; what could not be fetched is tried again when it is asked for again. */
export function bookOf(setting: Setting, language: string): Promise<Book> {
  const key = JSON.stringify([setting, language]);
  const book = books.get(key) ?? load(setting, language);
  books.set(key, book);
  book.catch(() => books.delete(key));
  return book;
}

async function load(setting: Setting, language: string): Promise<Book> {
  const [taught, markdown] = await Promise.all([loadLesson(setting.game, language), api.rules(setting.game)]);
  const clauses = clausesOf(markdown, setting);
  const stem = stemOf(language);
  return {
    taught,
    sections: taught ? sectionsOf(taught, clauses, setting) : [],
    asked: (taught?.words.questions ?? []).slice(0, FIRST_QUESTIONS).map((one) => said(one.ask, setting)),
    page: pageFor(markdown, setting),
    clauses: new Map(clauses.map(({ id, text }) => [id, text])),
    index: new Index(passagesOf(taught ?? NOTHING, clauses, setting), stem),
    stem
  };
}

function sectionsOf({ lesson, words }: Taught, clauses: (Clause & { applies: boolean })[], setting: Setting): Section[] {
  const kinds = kindsOf(setting);
  const here = new Map(clauses.filter((clause) => clause.applies).map((clause) => [clause.id, clause]));
  return lesson.plan.sections.flatMap((section) => {
    const own = words.sections[section.id];
    if (!own || !kinds.includes(section.deck) || section.when?.(setting) === false) return [];
    return [{ id: section.id, title: said(own.title, setting), text: said(own.text, setting), picture: section.picture ?? '', clauses: section.clauses.flatMap((id) => here.get(id) ?? []) }];
  });
}

/** The passage in people's words that a clause stands behind. */
export function sectionOf(book: Book, clause: string): Section | undefined {
  return book.sections.find((section) => section.clauses.some(({ id }) => id === clause)) ?? neighbour(book, clause);
}

/** If none names the clause, the one that names most of its section of the rules. */
function neighbour(book: Book, clause: string): Section | undefined {
  const part = clause.slice(0, clause.indexOf('.') + 1);
  if (!part) return undefined;
  const near = (section: Section): number => section.clauses.filter(({ id }) => id.startsWith(part)).length;
  const [best] = [...book.sections].sort((one, other) => near(other) - near(one));
  return best && near(best) > 0 ? best : undefined;
}
