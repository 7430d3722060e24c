import { describe, expect, it } from 'vitest';
import { arrange } from './arrange';
import type { Open } from './composer';
import type { View } from '../types';

const option = (verb: string): Open => ({ move: verb, text: verb, about: { verb } as never });
const board = (assets: string[]) => ({ billionaire: 'Aristocrat', suit: 'Diamonds', spaces: { Legacy: 2, Toys: 1, Vanity: 1, Power: 1 }, assets, filled: assets.length, places: [{ market: 'Power', asset: null }] });
const seats = [
  { seat: 0, board: board(['Art Hoard', 'Mega Yacht']), puppet: null, is_troublemaker: false },
  { seat: 1, board: board(['Hedge Fund']), puppet: null, is_troublemaker: false }
];

/** A plan that leaves the viewer with these Assets. */
function answering(left: string[]) {
  const proposal = { proposer: 1, sacrifices: [], swaps: [], after: [{ seat: 0, is_puppet: false, board: board(left) }] };
  const view = { viewer: 0, acts_as: 0, step: 'proposal', turn: 1, markets: [], draft_cards: [], troublemaker: null, seats, proposal };
  return arrange(view as unknown as View, [option('accept'), option('refuse')], '');
}

describe('what a "no" says', () => {
  const labelAt = (step: string) => arrange({ viewer: 0, acts_as: 0, step, seats, proposal: null, draft_cards: [] } as unknown as View, [option('audit'), option('decline')], '').label?.['decline'];

  it('answers the question that was asked', () => {
    expect(labelAt('policy-audit')).toBe('Nobody’s');
    expect(labelAt('declare-choice')).toBe('Stay hidden');
  });
});

describe('a Buy that is offered before a Market is touched', () => {
  it('says its odds, and comes first if it fills a space', () => {
    const buy = { move: 'buy Power: Bombs 2', text: '', about: { verb: 'buy', market: 'Power', cards: ['Bombs 2'] } } as unknown as Open;
    const odds = { Power: { mine: 0, theirs: 1, unseen: 1, chances: [0, 0, 0.9] }, Toys: { mine: 0, theirs: 0, unseen: 0, chances: [0, 0, 1] } };
    const view = { viewer: 0, acts_as: 0, step: 'action', seats, markets: [], worth: { 'Bombs 2': 2 }, odds, proposal: null, draft_cards: [] };
    const options = ['Toys', 'Power', 'Vanity', 'Legacy', 'Influence'].map((market) => ({ ...buy, move: `buy ${market}`, about: { ...buy.about, market } }) as Open);
    const { beside, note } = arrange(view as unknown as View, options, '');
    expect(beside[0]).toBe('buy Power');
    expect(note?.['buy Power']).toBe('Bombs 2 · about 9 in 10');
  });
});

describe('a Buy that sets a Crisis loose', () => {
  /** With so many Rebels already there. */
  function buying(rebels: number) {
    const options = ['Power', 'Legacy'].map((market) => ({ move: `buy ${market}`, text: '', about: { verb: 'buy', market, cards: ['Bombs 2'] } }) as unknown as Open);
    const markets = [{ market: 'Power', assets: ['Hedge Fund'], face_up: ['Floods'], known: [] }, { market: 'Legacy', assets: [], face_up: [], known: [] }];
    const odds = { Power: { mine: 0, theirs: 0, unseen: 0, chances: [0, 0, 0.9] }, Legacy: { mine: 0, theirs: 0, unseen: 0, chances: [0, 0, 0.1] } };
    const view = { viewer: 0, acts_as: 0, step: 'action', seats, markets, rebels, icons: { Floods: 2 }, worth: { 'Bombs 2': 2 }, odds, proposal: null, draft_cards: [] };
    return arrange(view as unknown as View, options, '');
  }

  it('asks if it brings the tenth Rebel, and is not the first that is offered', () => {
    const { beside, note, confirm } = buying(8);
    expect(beside[0]).toBe('buy Legacy');
    expect(note?.['buy Power']).toContain('then Revolution!');
    expect(Object.keys(confirm ?? {})).toEqual(['buy Power']);
  });

  it('is a Buy like others before that', () => {
    const { beside, confirm } = buying(7);
    expect(beside[0]).toBe('buy Power');
    expect(confirm).toEqual({});
  });
});

describe('an Invest', () => {
  it('says that no card comes for it where the deck is empty', () => {
    const invest = { move: 'invest Toys: Bombs 2', text: '', about: { verb: 'invest', market: 'Toys', card: 'Bombs 2' } } as unknown as Open;
    const noteWith = (deck_size: number) => arrange({ viewer: 0, acts_as: 0, step: 'action', seats, proposal: null, draft_cards: [], deck_size } as unknown as View, [invest, option('pass')], invest.move).note?.[invest.move];
    expect(noteWith(0)).toContain('no new card');
    expect(noteWith(3)).toBeUndefined();
  });
});

describe('the button that signs a plan', () => {
  it('is the main one where it costs nothing', () => {
    const { main, danger, confirm } = answering(['Art Hoard', 'Mega Yacht']);
    expect({ main, danger, confirm }).toEqual({ main: 'accept', danger: [], confirm: {} });
    expect(answering(['Art Hoard', 'Hedge Fund']).main).toBe('accept');
  });

  it('is not where one loses something: it says what, and asks', () => {
    const { main, danger, confirm } = answering(['Mega Yacht']);
    expect(main).toBeUndefined();
    expect(danger).toEqual(['accept']);
    expect(confirm?.['accept']).toContain('Art Hoard');
  });
});
