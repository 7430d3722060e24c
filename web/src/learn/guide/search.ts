/** Looking things up as people ask: "how do I win", "tie", "bankrupt". Guide and questions first, clauses after them. */
import MiniSearch from 'minisearch';
import { said, type Setting } from '../types';
import type { Taught } from '../lessons';
import { kindsOf } from '../setting';
import type { Clause } from './clauses';

export interface Passage {
  id: string;
  kind: 'question' | 'section' | 'clause';
  title: string;
  text: string;
  /** The passage of the guide that it leads to, or the clause. */
  target: string;
  applies: boolean;
  words: string;
}

/** Words that stand in every question. */
const EMPTY: Record<string, Set<string>> = {
  en: new Set(
    'a am an and any are at be but by can could did do does for get gets had has have how i if in is it its many may me might mine much my of on one or our shall should so some than that the their them then there they this to was we were what when where which who whom whose why will with would you your'.split(' ')
  ),
  de: new Set(
    'als am an auf bei bin bist das dass dein deine dem den der denn des die du dürfen darf darfst ein eine einem einen einer eines er es für gibt habe haben hast hat ich ihm ihn ihr im in ist kann kannst können könnte mach mache machen machst macht man mein meine meinem meinen meiner meines mich mir mit oder sein sie sind so soll sollte tun tut und viel viele vom von war was wann warum welche welchem welchen welcher welches wem wen wenn wer werde werden wie wird wieso wo wofür würde zu zum zur'.split(' ')
  )
};
const ENDINGS = /(?:ings?|ed|es|s|en|er|em|e|n|t)$/;
const WEIGHT: Record<Passage['kind'], number> = { question: 2.2, section: 2, clause: 1 };
const MAX = 12;

export type Stem = (word: string) => string | null;

/** A word without what only grammar adds; nothing, if it says nothing. */
export function stemOf(language: string): Stem {
  const empty = EMPTY[language] ?? new Set();
  return (word) => {
    const lower = word.toLowerCase().replace(/[’']s$/, '');
    if (empty.has(lower)) return null;
    return lower.length > 4 ? lower.replace(ENDINGS, '') : lower.replace(/s$/, '') || lower;
  };
}

export function passagesOf(taught: Taught, clauses: (Clause & { applies: boolean })[], setting: Setting): Passage[] {
  const kinds = kindsOf(setting);
  const { plan } = taught.lesson;
  const { sections, questions } = taught.words;
  const isTrue = new Map(plan.sections.map((section) => [section.id, kinds.includes(section.deck) && (section.when?.(setting) ?? true)]));
  return [
    ...questions.map((one, i): Passage => ({
      id: `q${i}`,
      kind: 'question',
      title: said(one.ask, setting),
      text: plain(said(one.answer, setting)),
      target: one.section,
      applies: (one.when?.(setting) ?? true) && (isTrue.get(one.section) ?? false),
      words: one.words ?? ''
    })),
    ...plan.sections.flatMap((section): Passage[] => {
      const words = sections[section.id];
      if (!words) return [];
      const [title, text] = [said(words.title, setting), plain(said(words.text, setting))];
      return [{ id: section.id, kind: 'section', title, text, target: section.id, applies: isTrue.get(section.id) ?? false, words: words.words ?? '' }];
    }),
    ...clauses.map((clause): Passage => ({ id: clause.id, kind: 'clause', title: '', text: clause.text, target: clause.id, applies: clause.applies, words: '' }))
  ];
}

export interface Found extends Passage {
  /** Stems of the words that were found in it. */
  terms: Set<string>;
}

export interface Answer {
  found: Found[];
  /** How many more say something about it, but not for this table. */
  leftOut: number;
}

export class Index {
  private readonly index: MiniSearch<Passage>;
  private readonly byId: Map<string, Passage>;

  constructor(passages: Passage[], stem: Stem) {
    this.byId = new Map(passages.map((passage) => [passage.id, passage]));
    this.index = new MiniSearch<Passage>({ fields: ['title', 'text', 'words', 'id'], processTerm: stem });
    this.index.addAll(passages);
  }

  ask(question: string): Answer {
    const clause = this.byId.get(question.trim().toUpperCase());
    if (clause) return { found: [{ ...clause, terms: new Set() }], leftOut: 0 };
    const all = this.index
      .search(question, {
        prefix: (term) => term.length > 2,
        fuzzy: (term) => (term.length > 5 ? 0.2 : false),
        boost: { title: 3, words: 1.5 },
        boostDocument: (id) => WEIGHT[this.byId.get(String(id))?.kind ?? 'clause'],
        combineWith: 'OR'
      })
      .flatMap((hit) => {
        const passage = this.byId.get(String(hit.id));
        return passage ? [{ ...passage, terms: new Set(hit.terms) }] : [];
      });
    const found = all.filter((one) => one.applies);
    return { found: found.slice(0, MAX), leftOut: all.length - found.length };
  }
}

function plain(text: string): string {
  return text.replaceAll('**', '');
}

/** The text cut where a word begins or ends that was found. */
export function marked(text: string, terms: Set<string>, stem: Stem): { text: string; isFound: boolean }[] {
  return text
    .split(/([\p{L}\p{N}’']+)/u)
    .filter(Boolean)
    .map((part) => ({ text: part, isFound: terms.has(stem(part) ?? '') }));
}
