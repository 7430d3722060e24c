import { describe, expect, it } from 'vitest';
import { about, type Option } from './games/contract';
import { brief, columns, plain } from './games/generic/plain';
import { read as readRules } from './learn/guide/markdown';
import { curves, spread, ticks } from './shell/chart';
import { arrange } from './table/arrange';
import { left, shortTime } from './table/clock';
import { digitOf, keyOf } from './table/keys';
import { heldUpBy, named, others } from './table/people';
import { commitmentOf } from './table/seal';
import { read as readPlace } from './router.svelte';
import { begun, ended, fill, speak, t } from './words/words.svelte';
import counterfeiters from './games/counterfeiters/words?raw';
import millions from './games/millions/words?raw';
import zillionaire from './games/zillionaire/words?raw';
import { texts as de } from './words/de';
import { en } from './words/en';

const stroke = (key: string, change = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...change });

describe('words', () => {
  it('have a form for one', () => {
    expect(fill('1 card | {n} cards', { n: 1 })).toBe('1 card');
    expect(fill('1 card | {n} cards', { n: 3 })).toBe('3 cards');
  });
  it('begin with a capital where they stand alone', () => {
    expect(begun('zwei 2er spielen')).toBe('Zwei 2er spielen');
    expect(begun('')).toBe('');
  });
  it('end as a sentence does', () => {
    expect(['Pass', 'Remove 1 Rebel from Killer Robots!'].map(ended)).toEqual(['Pass.', 'Remove 1 Rebel from Killer Robots!']);
  });
  it('name the reader in the form of the place, and what others are to do', async () => {
    const [you, ben] = [true, false].map((isYou) => ({ seat: 0, name: isYou ? 'Du' : 'Ben', called: 'Ben', isYou, kind: 'person' as const, isHere: true, isAsked: true }));
    await speak('de');
    expect([named(you, 'youDative'), named(ben, 'youDative'), named(you, 'youAccusative'), named(undefined, 'youDative')]).toEqual(['dir', 'Ben', 'dich', '']);
    expect(`${t('waitingFor')} Ben${t('waitingTask', { task: 'eine Rolle ansagen' })}`).toBe('Wir warten auf Ben: eine Rolle ansagen');
    await speak('en');
    expect(named(you, 'youDative')).toBe('you');
    expect(`${t('waitingFor')} Ben${t('waitingTask', { task: 'to vote' })}`).toBe('Waiting for Ben to vote');
  });
  it('never tell in German what is to be done as a piece of another sentence', () => {
    const tasks = [millions, counterfeiters, zillionaire].flatMap((words) => [...words.matchAll(/^ {2}(?:'to |to[A-Z])[^:]*: '(.*)'/gm)].map((found) => found[1] ?? ''));
    expect(tasks.length).toBeGreaterThan(50);
    expect(tasks.filter((task) => !task.startsWith('to ') && /(^| )zu |\wzu\w+en\b/.test(task))).toEqual([]);
  });
  it('call the appearance light or dark: our lamps are a name for the drawer only', () => {
    expect([en, de].map((words) => [words.lamp, words.lampDay, words.lampUv])).toEqual([['Appearance', 'light', 'dark'], ['Aussehen', 'hell', 'dunkel']]);
  });
  it('are complete in German, with the same blanks', () => {
    const blanks = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
    for (const key of Object.keys(en) as (keyof typeof en)[]) expect(blanks(de[key]), key).toEqual(blanks(en[key]));
  });
});

describe('places', () => {
  it('are read from the address', () => {
    expect(readPlace(new URL('http://x/t/abc?screen'))).toEqual({ page: 'table', table: 'abc', isScreen: true });
    expect(readPlace(new URL('http://x/r/abc?step=3&seat=x'))).toEqual({ page: 'replay', table: 'abc', step: 3, seat: null });
    expect(readPlace(new URL('http://x/'))).toEqual({ page: 'start' });
  });
});

describe('keys', () => {
  it('leave the browser its own', () => {
    expect(keyOf(stroke('u'))).toBe('undo');
    expect(keyOf(stroke('r', { ctrlKey: true }))).toBeNull();
    expect(digitOf(stroke('1'))).toBe(0);
    expect(digitOf(stroke('0'))).toBeNull();
  });
});

describe('clocks', () => {
  it('stand still for those who are not asked', () => {
    const clocks = [
      { seat: 0, left: 5000, until: null },
      { seat: 1, left: 5000, until: 9000 }
    ];
    expect(left(clocks, 0, 7000)).toBe(5000);
    expect(left(clocks, 1, 7000)).toBe(2000);
    expect(left(clocks, 2, 7000)).toBeNull();
  });
  it('are said as people say it', () => {
    expect([shortTime(41_000), shortTime(725_000), shortTime(10_800_000), shortTime(200_000_000)]).toEqual(['0:41', '12:05', '3 h', '2 d']);
  });
});

describe('options', () => {
  const options = [
    { move: 'play 2x6', text: '', about: { verb: 'play', rank: '6' } },
    { move: 'pass', text: '', about: { verb: 'pass' } }
  ];
  it('are found by what they are about', () => {
    expect(about(options as Option[], { verb: 'play' }).map((option) => option.move)).toEqual(['play 2x6']);
  });
  it('all have a button', () => {
    expect(arrange(options, 'pass')).toEqual({ main: 'pass', beside: ['play 2x6'] });
    expect(arrange(options, '')).toEqual({ beside: ['play 2x6', 'pass'] });
  });
});

describe('seats', () => {
  it('begin at the left of the viewer', () => {
    expect(others(4, 2)).toEqual([3, 0, 1]);
    expect(others(3, null)).toEqual([0, 1, 2]);
    expect(others(3, 0, () => [0, 2, 1])).toEqual([2, 1]);
  });
});

describe('the rules page', () => {
  const blocks = readRules('# Game\n\n## Play\n\n- <a id="ZN-4.04"></a>**ZN-4.04** Equal *rank* does not beat.\n\n| A | B |\n|---|---|\n| 1 | two |\n');
  it('is read with its anchors', () => {
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'heading', 'item', 'table']);
    expect(blocks[2]?.ids).toEqual(['ZN-4.04']);
    expect(blocks[2]?.text).toBe('ZN-4.04 Equal rank does not beat.');
    expect(blocks[3]?.rows).toHaveLength(2);
  });
});

describe('the chart', () => {
  it('has a point wherever something changed', () => {
    expect(curves([[0, 0], [0, 0], [3, 0], [3, 0]])[0]?.points).toEqual([[0, 0], [2, 3], [3, 3]]);
  });
  it('has round numbers and labels that do not cover each other', () => {
    expect(ticks(0, 23)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(spread([10, 12, 50], 19)).toEqual([10, 29, 50]);
  });
});

describe('the plain board', () => {
  it('says briefly what a view holds', () => {
    expect(plain({ asked: [1], game: 3, top: null })).toEqual({ game: 3 });
    expect(brief({ '6': 3, Bump: 1 })).toBe('6 ×3, Bump ×1');
    expect(columns([{ a: 1, b: null }, { a: 2, b: null }])).toEqual(['a']);
  });
});

describe('the seal of a shuffle', () => {
  it('is the one that the server makes', async () => {
    expect(await commitmentOf('00'.repeat(32))).toBe('843ddf7dd741fa563ae6eb8a1fc1b2da3c1f176d2bad1d6c04ebc9e52dc5f10e');
    expect(await commitmentOf('nonsense')).toBeNull();
  });
});

describe('waiting', () => {
  const person = (seat: number, change = {}) => ({ seat, name: `P${seat}`, called: '', isYou: seat === 0, kind: 'person' as const, isHere: true, isAsked: true, ...change });
  it('names the one person who holds things up', () => {
    expect(heldUpBy([person(0), person(1), person(2, { kind: 'bot' })])).toMatchObject({ kind: 'person', people: [{ seat: 1 }] });
    expect(heldUpBy([person(0), person(1, { isAsked: false })]).kind).toBe('nobody');
  });
  it('names nobody of several who choose at once, since they may have chosen', () => {
    expect(heldUpBy([person(0, { isAsked: false }), person(1), person(2)]).kind).toBe('several');
  });
  it('names a bot only where no person is asked', () => {
    expect(heldUpBy([person(0, { isAsked: false }), person(1, { kind: 'bot' })]).kind).toBe('bots');
  });
});
