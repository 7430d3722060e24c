import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALIGNMENTS, ASSET_NAMES, BOARDS, CRISES, MARKET_NAMES, POLICIES, REVOLUTION, ROLES, SUITS } from '../pieces/box';
import { de } from './de';
import { en } from './en';
import { NAMES_DE } from './names';

const TEXTS = readFileSync(new URL('../../../../../src/fatcats/games/billionaires/texts/de.toml', import.meta.url), 'utf-8');

describe('German names', () => {
  it('are there for everything in the box', () => {
    const things = [...ASSET_NAMES, ...Object.keys({ ...BOARDS, ...CRISES, ...POLICIES, ...ROLES, ...SUITS, ...REVOLUTION, ...ALIGNMENTS }), ...MARKET_NAMES];
    expect(things.filter((thing) => !NAMES_DE[thing])).toEqual([]);
  });

  it('are those of the texts', () => {
    const [names = ''] = TEXTS.split('[moves]');
    const other = [...names.matchAll(/^"?([^"=]+?)"? = "(.*)"$/gm)]
      .map(([, thing = '', name = '']) => [thing, name] as const)
      .filter(([thing, name]) => thing in NAMES_DE && NAMES_DE[thing] !== name);
    expect(other).toEqual([]);
  });
});

describe('what a card does', () => {
  it('is said of every Role, Policy and Revolution card in both languages', () => {
    const things = Object.keys({ ...ROLES, ...POLICIES, ...REVOLUTION }).map((thing) => `does ${thing}`);
    expect(things.filter((key) => !(key in en) || !(key in de))).toEqual([]);
  });
});
