import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as billionairesDe from '../lessons/billionaires/de';
import * as billionairesEn from '../lessons/billionaires/en';
import { plan as billionaires } from '../lessons/billionaires/plan';
import * as counterfeitersDe from '../lessons/counterfeiters/de';
import * as counterfeitersEn from '../lessons/counterfeiters/en';
import { plan as counterfeiters } from '../lessons/counterfeiters/plan';
import * as millionsEn from '../lessons/millions/en';
import { plan as millions } from '../lessons/millions/plan';
import * as zillionaireDe from '../lessons/zillionaire/de';
import * as zillionaireEn from '../lessons/zillionaire/en';
import { plan as zillionaire } from '../lessons/zillionaire/plan';
import type { Lesson, Plan, Setting, Words } from '../types';
import { clausesOf } from './clauses';
import { Index, marked, passagesOf, stemOf } from './search';

const page = (...names: string[]): string => names.map((name) => readFileSync(`../docs/rules/${name}.md`, 'utf-8')).join('\n\n');

function indexOf(plan: Plan, words: Words, markdown: string, setting: Setting, language = 'en'): Index {
  return new Index(passagesOf({ lesson: { plan } as Lesson, words }, clausesOf(markdown, setting), setting), stemOf(language));
}

const ZILLIONAIRE = indexOf(zillionaire, zillionaireEn.words, page('zillionaire'), { game: 'zillionaire', seats: 4, options: { games: 5 } });
const BOOK = page('billionaires', 'reform');
const ONE: Setting = { game: 'billionaires', seats: 4, options: { level: 1 } };
const FOUR: Setting = { game: 'billionaires', seats: 4, options: { level: 4 } };
const LEVEL1 = indexOf(billionaires, billionairesEn.words, BOOK, ONE);
const LEVEL4 = indexOf(billionaires, billionairesEn.words, BOOK, FOUR);
const STUFE1 = indexOf(billionaires, billionairesDe.words, BOOK, ONE, 'de');
const MILLIONS = indexOf(millions, millionsEn.words, page('millions'), { game: 'millions', seats: 5, options: {} });
const COUNTERFEITERS = indexOf(counterfeiters, counterfeitersEn.words, page('counterfeiters'), { game: 'counterfeiters', seats: 3, options: {} });

const FAELSCHER = indexOf(counterfeiters, counterfeitersDe.words, page('counterfeiters'), { game: 'counterfeiters', seats: 3, options: {} }, 'de');
const ZILLIONAER = indexOf(zillionaire, zillionaireDe.words, page('zillionaire'), { game: 'zillionaire', seats: 4, options: { games: 5 } }, 'de');

const best = (index: Index, question: string): string => index.ask(question).found[0]?.target ?? '';

describe('asking the guide', () => {
  it.each([
    [ZILLIONAIRE, 'how do I win', 'win'],
    [ZILLIONAIRE, 'bankrupt', 'special'],
    [ZILLIONAIRE, 'tie', 'end'],
    [ZILLIONAIRE, 'how many points for second place', 'points'],
    [ZILLIONAER, 'wie viele Punkte bekommt der zweite Platz', 'points'],
    [COUNTERFEITERS, 'what does the great lawyer do', 'lawyers'],
    [FAELSCHER, 'was macht der staranwalt', 'lawyers'],
    [FAELSCHER, 'Winkeladvokat', 'lawyers'],
    [MILLIONS, 'how do I win', 'win'],
    [MILLIONS, 'can I lie?', 'say'],
    [MILLIONS, 'no money', 'leader'],
    [COUNTERFEITERS, 'how do I win', 'win'],
    [COUNTERFEITERS, 'Godfather', 'police'],
    [COUNTERFEITERS, 'save money', 'fly'],
    [LEVEL1, 'how do I win', 'win'],
    [LEVEL1, 'tie', 'buy'],
    [LEVEL1, 'what if the deck is empty?', 'round'],
    [LEVEL4, 'rebels', 'revolution'],
    [LEVEL4, 'bribe', 'envelope'],
    [STUFE1, 'Wie gewinne ich', 'win'],
    [STUFE1, 'Gleichstand', 'buy']
  ])('gives the best passage first', (index, question, target) => {
    expect(best(index, question), question).toBe(target);
  });

  it.each([
    [ZILLIONAIRE, 'can I play after I passed', 'May I pass and come back?'],
    [ZILLIONAER, 'darf ich spielen, nachdem ich gepasst habe', 'Darf ich passen und wiederkommen?']
  ])('finds the question that is meant', (index, question, title) => {
    expect(index.ask(question).found[0]?.title).toBe(title);
  });

  it('puts people’s words before clauses, and has clauses', () => {
    const kinds = LEVEL1.ask('tie').found.map((one) => one.kind);
    expect(kinds[0]).not.toBe('clause');
    expect(kinds).toContain('clause');
    expect(LEVEL1.ask('tie').found.map((one) => one.id)).toContain('BG-0.08');
  });

  it('speaks only of what this table uses, and says how much it left out', () => {
    const { found, leftOut } = LEVEL1.ask('policy');
    expect(found.filter((one) => /^BG-13/.test(one.id))).toEqual([]);
    expect(leftOut).toBeGreaterThan(3);
    expect(LEVEL4.ask('policy').found[0]?.target).toMatch(/policy|envelope/);
  });

  it('finds a clause by its number', () => {
    expect(LEVEL1.ask('bg-4.09').found.map((one) => one.id)).toEqual(['BG-4.09']);
  });

  it('forgives a slip of the pen', () => {
    expect(best(COUNTERFEITERS, 'supermaket')).toBe('sell');
  });

  it('has an answer to every question of its own', () => {
    for (const [index, words] of [[ZILLIONAIRE, zillionaireEn.words], [MILLIONS, millionsEn.words], [COUNTERFEITERS, counterfeitersEn.words], [LEVEL1, billionairesEn.words]] as const)
      for (const one of words.questions.slice(0, 10)) {
        const ask = String(one.ask);
        expect(index.ask(ask).found.slice(0, 2).map((found) => found.target), ask).toContain(one.section);
      }
  });

  it('marks what was found, in whatever form it stands there', () => {
    const parts = marked('A tie loses; ties are broken.', new Set(['tie']), stemOf('en'));
    expect(parts.filter((part) => part.isFound).map((part) => part.text)).toEqual(['tie', 'ties']);
  });
});
