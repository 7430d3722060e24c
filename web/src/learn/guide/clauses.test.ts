import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clausesOf, pageFor } from './clauses';
import type { Setting } from '../types';

const page = (...names: string[]): string => names.map((name) => readFileSync(`../docs/rules/${name}.md`, 'utf-8')).join('\n\n');
const ZILLIONAIRE = page('zillionaire');
const BILLIONAIRES = page('billionaires', 'reform');
const ALL = { zillionaire: ZILLIONAIRE, millions: page('millions'), counterfeiters: page('counterfeiters'), billionaires: BILLIONAIRES };

const at = (game: string, options: Record<string, unknown>, seats = 4): Setting => ({ game, seats, options });
const lines = (markdown: string, setting: Setting): string[] => pageFor(markdown, setting).flatMap((block) => block.rows.map((row) => row.map((cell) => cell.map((piece) => piece.text).join('')).join(' | ')));
const clause = (id: string, markdown: string, setting: Setting) => clausesOf(markdown, setting).find((one) => one.id === id);

describe('clause pages for players', () => {
  it.each(Object.entries(ALL))('of %s leave out what is for editors', (game, markdown) => {
    const text = lines(markdown, at(game, { level: 4, space_program: true, troublemakers: true }, 5));
    const editors = /\[(seed|ruling|public|[A-Z]{2}-R\d)|invariant|Worked example|Further test|simulation|Public sources|\bseed\b|\bruling\b|\b[A-Z]{2}-E\d\d\b/i;
    expect(text.filter((line) => editors.test(line)).map((line) => line.slice(0, 160))).toEqual([]);
    expect(text.length).toBeGreaterThan(60);
  });

  it('write a variant out where the table plays it, and are silent about it elsewhere', () => {
    expect(clause('ZN-4.10', ZILLIONAIRE, at('zillionaire', { pass_locks: false }))?.text).not.toMatch(/they may not|pass_locks/);
    expect(clause('ZN-4.10', ZILLIONAIRE, at('zillionaire', { pass_locks: true }))?.text).toMatch(/At this table: they may not/);
  });

  it('speak only of the table’s Level and modules', () => {
    const one = at('billionaires', { level: 1 });
    expect(clause('BG-4.09', BILLIONAIRES, one)?.applies).toBe(true);
    for (const id of ['BG-9.05', 'BG-12.04', 'BG-13.07', 'BG-4.06', 'BG-14.06', 'RR-2.04', 'RR-9.11']) expect(clause(id, BILLIONAIRES, one)?.applies, id).toBe(false);
    const four = at('billionaires', { level: 4, space_program: true });
    for (const id of ['BG-9.05', 'BG-12.04', 'BG-13.07', 'BG-4.06', 'RR-2.04']) expect(clause(id, BILLIONAIRES, four)?.applies, id).toBe(true);
    expect(clause('RR-9.11', BILLIONAIRES, four)?.applies).toBe(false);
    expect(clause('RR-9.11', BILLIONAIRES, at('billionaires', { level: 4, troublemakers: true }))?.applies).toBe(true);
    expect(clause('BG-14.06', BILLIONAIRES, at('billionaires', { level: 1 }, 2))?.applies).toBe(true);
  });

  it('speak only of the options that the table has', () => {
    const usual = at('billionaires', { level: 1, exhaustion: 'finish_turn' });
    expect(clause('BG-3.12', BILLIONAIRES, usual)?.applies).toBe(true);
    expect(clause('BG-3.13', BILLIONAIRES, usual)?.applies).toBe(false);
  });

  it('keep every clause of the game, whether it applies or not', () => {
    for (const [game, markdown] of Object.entries(ALL)) {
      const ids = [...markdown.matchAll(/<a id="([A-Z]{2}-\d+\.\d+)"><\/a>/g)].map((found) => found[1]);
      const kept = new Set(clausesOf(markdown, at(game, {})).map((one) => one.id));
      const gone = ids.filter((id) => id && !kept.has(id));
      expect(gone.length, gone.join(' ')).toBeLessThan(12);
    }
  });
});
