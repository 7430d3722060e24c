import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as billionairesDe from './lessons/billionaires/de';
import * as billionairesEn from './lessons/billionaires/en';
import { plan as billionaires } from './lessons/billionaires/plan';
import * as counterfeitersDe from './lessons/counterfeiters/de';
import * as counterfeitersEn from './lessons/counterfeiters/en';
import { plan as counterfeiters } from './lessons/counterfeiters/plan';
import * as millionsDe from './lessons/millions/de';
import * as millionsEn from './lessons/millions/en';
import { plan as millions } from './lessons/millions/plan';
import * as zillionaireDe from './lessons/zillionaire/de';
import * as zillionaireEn from './lessons/zillionaire/en';
import { plan as zillionaire } from './lessons/zillionaire/plan';
import { kindsOf } from './setting';
import { said, type Plan, type Setting, type Words } from './types';

const LESSONS: [game: string, plan: Plan, en: Words, de: Words][] = [
  ['zillionaire', zillionaire, zillionaireEn.words, zillionaireDe.words],
  ['millions', millions, millionsEn.words, millionsDe.words],
  ['counterfeiters', counterfeiters, counterfeitersEn.words, counterfeitersDe.words],
  ['billionaires', billionaires, billionairesEn.words, billionairesDe.words]
];
const PAGES = ['zillionaire', 'millions', 'counterfeiters', 'billionaires', 'reform'];
const RULES = PAGES.map((page) => readFileSync(`../docs/rules/${page}.md`, 'utf-8')).join('\n');
const TEACHING = readFileSync('../docs/teaching.md', 'utf-8');
const MAX_WORDS = 31;

/** Tables on which a sentence could read otherwise. */
function settings(game: string): Setting[] {
  const tables: [number, Record<string, unknown>][] = [
    [4, { games: 5, level: 1 }],
    [3, { games: 1, pass_locks: true, bump_group_skips: 'per_card', match_tie: 'countback', reseat: false, level: 2, win_timing: 'end_of_turn' }],
    [6, { games: 10, level: 4, space_program: true, troublemakers: true, lost_loot: 'carry', live_negotiation: true }],
    [2, { games: 2, level: 3, exhaustion: 'immediate', special_actions: false, tie_rule: 'rematch', money_visibility: 'open' }],
    [8, { games: 3, level: 4, rocket_boarding: 'optional', brute_duplicates_stay: true, tech_may_decline: true }]
  ];
  return tables.map(([seats, options]) => ({ game, seats, options }));
}

describe.each(LESSONS)('the lesson of %s', (game, plan, en, de) => {
  const cards = plan.decks.flatMap((deck) => deck.cards.map((card) => card.id));

  it('has words in both languages for every card, passage and deck, and none besides', () => {
    for (const words of [en, de]) {
      expect(Object.keys(words.cards).sort()).toEqual([...cards].sort());
      expect(Object.keys(words.sections).sort()).toEqual(plan.sections.map((section) => section.id).sort());
      expect(Object.keys(words.decks).sort()).toEqual(plan.decks.map((deck) => deck.id).sort());
    }
    expect(Object.keys(de.labels).sort()).toEqual(Object.keys(en.labels).sort());
    expect(de.questions.map((one) => one.section)).toEqual(en.questions.map((one) => one.section));
  });

  it('keeps its cards short and whole, whatever the table has agreed on', () => {
    for (const setting of settings(game))
      for (const words of [en, de])
        for (const card of Object.values(words.cards)) {
          const text = said(card.text, setting);
          expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(MAX_WORDS);
          expect(text.split('**').length % 2, text).toBe(1);
          expect(`${text}${said(card.title, setting)}${said(card.picture, setting)}`).not.toMatch(/undefined|NaN/);
        }
  });

  it('names only clauses that the rules page has, and pictures that it has', () => {
    for (const section of plan.sections) {
      for (const clause of section.clauses) expect(RULES, clause).toContain(`<a id="${clause}"></a>`);
      if (section.picture) expect(cards).toContain(section.picture);
    }
  });

  it('answers ten questions of a newcomer at any table, each with a passage that says more', () => {
    const sections = plan.sections.map((section) => section.id);
    for (const one of en.questions) expect(sections).toContain(one.section);
    expect(en.questions.length).toBeGreaterThanOrEqual(10);
  });

  it('has the cards and passages that docs/teaching.md names for them', () => {
    const usual = settings(game)[0] as Setting;
    const titles = (all: Words['cards'] | Words['sections']) => ['–', ...Object.values(all).map((one) => said(one.title, usual))];
    const [, table = ''] = TEACHING.split(`### ${en.decks[game] ?? game}\n`);
    const rows = [...(table.split('\n#')[0] ?? '').matchAll(/^\| (.+?) \| (.+?) \| (.+?) \| .+ \|$/gm)].slice(1);
    expect(rows).toHaveLength(10);
    for (const [, ask, card, passage] of rows) {
      expect(en.questions.map((one) => said(one.ask, usual))).toContain(ask);
      expect(titles(en.cards)).toContain(card);
      expect(titles(en.sections)).toContain(passage);
    }
  });
});

describe('kinds of game', () => {
  const table = (seats: number, options: Record<string, unknown>): string[] => kindsOf({ game: 'billionaires', seats, options });

  it('are the Levels up to the table’s, and its modules', () => {
    expect(table(4, { level: 1 })).toEqual(['billionaires']);
    expect(table(4, { level: 3 })).toEqual(['billionaires', 'level2', 'level3']);
    expect(table(2, { level: 1, puppets: true })).toEqual(['billionaires', 'puppets']);
    expect(table(2, { level: 1, puppets: false })).toEqual(['billionaires']);
    expect(table(5, { level: 4, space_program: true, troublemakers: true })).toEqual(['billionaires', 'level2', 'level3', 'level4', 'space', 'troublemakers']);
    expect(kindsOf({ game: 'millions', seats: 5, options: {} })).toEqual(['millions']);
  });
});
