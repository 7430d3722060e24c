import { describe, expect, it } from 'vitest';
import { canTouch, found, fits, groupOf, groupsOf, inGroup, preset, tokensOf, touched, unwritten, without, type Open } from './composer';
import type { About } from '../types';

function open(about: About): Open {
  return { move: JSON.stringify(about), text: '', about };
}

const HAND = [['Bombs 1'], ['Locks 2'], ['Bombs 1', 'Locks 2']];
const BUYS = ['Toys', 'Power'].flatMap((market) => HAND.map((cards) => open({ verb: 'buy', market, cards })));
const INVESTS = ['Toys', 'Power'].flatMap((market) => ['Bombs 1', 'Locks 2'].map((card) => open({ verb: 'invest', market, card })));
const ALL = [...BUYS, ...INVESTS, open({ verb: 'pass' })];

describe('tokens', () => {
  it('name the things a move is about, and where they lie', () => {
    expect(tokensOf({ verb: 'buy', market: 'Toys', cards: ['Bombs 1', 'Bombs 1'] })).toEqual(['market:Toys', 'hand:Bombs 1', 'hand:Bombs 1']);
    expect(tokensOf({ verb: 'retrieve', card: 'Locks 2' })).toEqual(['envelope:Locks 2']);
    expect(tokensOf({ verb: 'take', card: 'Locks 2' })).toEqual(['discard:Locks 2']);
    expect(tokensOf({ verb: 'take role of', seat: 0 })).toEqual(['seat:0']);
    expect(tokensOf({ verb: 'scam', asset: 'Art Hoard', other_asset: 'Mega Yacht' })).toEqual(['asset:Art Hoard', 'asset:Mega Yacht']);
  });

  it('count equal cards', () => {
    const pair: About = { verb: 'buy', market: 'Toys', cards: ['Bombs 1', 'Bombs 1'] };
    expect(fits(pair, ['hand:Bombs 1', 'hand:Bombs 1'])).toBe(true);
    expect(fits({ ...pair, cards: ['Bombs 1'] }, ['hand:Bombs 1', 'hand:Bombs 1'])).toBe(false);
  });
});

describe('groups', () => {
  it('stand in the order of the table; what needs no touching is plain', () => {
    expect(groupsOf(ALL)).toEqual(['buy', 'invest']);
    expect(groupOf({ verb: 'pass' })).toBe('plain');
    expect(groupOf({ verb: 'broker', asset: 'Art Hoard', other_asset: 'Mega Yacht' })).toBe('role');
  });
});

describe('touching', () => {
  it('has all cards that can be played together ready', () => {
    expect(preset(inGroup(ALL, 'buy'))).toEqual(['hand:Bombs 1', 'hand:Locks 2']);
    expect(preset(inGroup(ALL, 'invest'))).toEqual([]);
    expect(preset(INVESTS.filter((option) => fits(option.about, ['hand:Bombs 1'])))).toEqual(['hand:Bombs 1']);
  });

  it('has nothing ready where a touch makes the move at once', () => {
    expect(preset([open({ verb: 'raise', card: 'Bombs 1' })])).toEqual([]);
  });

  it('completes a move', () => {
    const chosen = touched(BUYS, ['hand:Bombs 1', 'hand:Locks 2'], 'market:Power');
    expect(found(BUYS, chosen)?.about).toEqual({ verb: 'buy', market: 'Power', cards: ['Bombs 1', 'Locks 2'] });
    expect(found(BUYS, without(chosen, 'hand:Locks 2'))?.about).toEqual({ verb: 'buy', market: 'Power', cards: ['Bombs 1'] });
  });

  it('puts back what does not go with it, first of its own sort', () => {
    expect(touched(BUYS, ['market:Toys', 'hand:Bombs 1'], 'market:Power')).toEqual(['hand:Bombs 1', 'market:Power']);
    expect(touched(INVESTS, ['hand:Bombs 1', 'market:Toys'], 'hand:Locks 2')).toEqual(['market:Toys', 'hand:Locks 2']);
  });

  it('leaves everything as it is if nothing fits', () => {
    expect(canTouch(BUYS, 'market:Vanity')).toBe(false);
    expect(touched(BUYS, ['hand:Bombs 1'], 'market:Vanity')).toEqual(['hand:Bombs 1']);
  });

  it('can ask why not', () => {
    expect(unwritten('buy', ['market:Toys'], 'hand:Floods')).toBe('buy Toys: Floods');
    expect(unwritten('invest', ['hand:Bombs 1'], 'market:Vanity')).toBe('invest Vanity: Bombs 1');
  });
});
