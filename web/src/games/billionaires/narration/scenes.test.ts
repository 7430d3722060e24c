import { describe, expect, it } from 'vitest';
import type { Context } from '../../../stage/scene';
import type { EventName, LogLine } from '../../../wire/messages';
import type { View } from '../types';
import { scenes } from './scenes';

function context(lines: [EventName, number, Record<string, unknown>?][], more: Partial<View> = {}): Context<View> {
  const worth = { 'Locks 3': 3, 'Diamonds 2': 2, 'Bombs 2': 2, 'Satellite Dishes 1': 1 };
  const seats = ['Diamonds', 'Bombs'].map((suit, seat) => ({ seat, board: { suit }, puppet: null, is_out: false }));
  const view = { worth, icons: {}, seats, ...more } as unknown as View;
  return { lines: lines.map(([event, seat, details = {}], step): LogLine => ({ step, event, seat, text: event, details })), view, you: 1, people: [] };
}

const BUY: [EventName, number, Record<string, unknown>?][] = [
  ['bought', 0, { market: 'Legacy', cards: ['Locks 3'] }],
  ['turned up', 0, { market: 'Legacy', cards: ['Diamonds 2', 'Satellite Dishes 1', 'Bombs 2'] }],
  ['scored', 0, { points: 5, against: 3 }]
];

describe('a Buy', () => {
  it('has a beat for each card, and cards lie on the side that the server has counted them', () => {
    const [scene] = scenes(context(BUY));
    expect(scene?.beats.map(({ ms }) => ms)).toEqual([600, 700, 700, 700, 2500]);
    expect(scene?.data).toMatchObject({ duel: { points: 5, against: 3, turned: [{ isFor: true, points: 2 }, { isFor: false, points: 1 }, { isFor: false, points: 2 }] } });
  });

  it('says nothing of single cards where they would not come to the sum', () => {
    const other = BUY.map((line): (typeof BUY)[number] => (line[0] === 'scored' ? ['scored', 0, { points: 9, against: 3 }] : line));
    expect(scenes(context(other))[0]?.data).toMatchObject({ duel: { turned: [{ points: null }, { points: null }, { points: null }] } });
  });

  it('counts the points that a Puppet brings along', () => {
    const seats = [{ seat: 0, board: { suit: 'Diamonds' }, puppet: { suit: 'Locks' }, is_out: false }] as unknown as View['seats'];
    const bought: typeof BUY = [['puppet bought', 0, { market: 'Legacy', points: 6 }], ['turned up', 0, { cards: ['Locks 3', 'Bombs 2'] }], ['scored', 0, { points: 9, against: 2 }]];
    expect(scenes(context(bought, { seats }))[0]?.data).toMatchObject({ duel: { isPuppet: true, turned: [{ isFor: true, points: 3 }, { isFor: false, points: 2 }] } });
  });

  it('grows by what is taken, and by nothing that comes after the new cards', () => {
    const taken = scenes(context([...BUY, ['took asset', 0, { asset: 'Art Hoard' }], ['dealt to market', 0], ['took asset', 1, { asset: 'Think Tank' }]]));
    expect(taken[0]).toMatchObject({ to: 3, data: { duel: { asset: 'Art Hoard' } } });
    expect(scenes(context([...BUY, ['dealt to market', 0], ['took asset', 1, { asset: 'Think Tank' }]]))[0]?.data).toMatchObject({ duel: { asset: '' } });
  });
});

describe('a plan', () => {
  it('is one scene of all that was lost, and only after it was signed', () => {
    const lost: [EventName, number, Record<string, unknown>?][] = [
      ['swapped assets', 0, { asset: 'Think Tank', 'other asset': 'Art Hoard' }],
      ['returned asset', 0, { asset: 'Hedge Fund' }],
      ['returned asset', 1, { asset: 'Art Hoard' }]
    ];
    const made = scenes(context([['submitted plan', 1], ['answered', 1], ...lost, ['rolled', 0, { number: 4 }]]));
    expect(made.map(({ kind }) => kind)).toEqual(['plan', 'die']);
    expect(made[0]?.data).toMatchObject({ plan: { proposer: 1, losses: [{ asset: 'Hedge Fund' }, { asset: 'Art Hoard' }], swaps: [['Think Tank', 'Art Hoard']] } });
    expect(scenes(context([['audited', 1, { asset: 'Hedge Fund' }], ['returned asset', 0, { asset: 'Hedge Fund' }]]))).toEqual([]);
  });
});

describe('the die for the Rebels', () => {
  const isPolicy = (lines: [EventName, number, Record<string, unknown>?][]): unknown => scenes(context([...lines, ['rolled', 0, { number: 5 }]])).find(({ kind }) => kind === 'die')?.data;

  it('says for a Policy what that Policy does, and for a Panic! what a plan has paid for', () => {
    expect(isPolicy([['set policy', 0, { policy: 'Repress the Rebels' }]])).toMatchObject({ roll: 5, isPolicy: true });
    expect(isPolicy([['set policy', 0], ['answered', 0], ['returned asset', 0, { asset: 'Art Hoard' }]])).toMatchObject({ roll: 5, isPolicy: false });
  });
});

describe('several Crises at one Market', () => {
  it('count once: the one with the most Rebels', () => {
    const bought: typeof BUY = [['bought', 0, { market: 'Toys', cards: ['Locks 3'] }], ['turned up', 0, { cards: ['Floods', 'Killer Robots!'] }], ['scored', 0, { points: 3, against: 3 }]];
    const [scene] = scenes(context(bought, { icons: { Floods: 2, 'Killer Robots!': 3 } } as Partial<View>));
    expect(scene?.data).toMatchObject({ duel: { turned: [{ card: 'Floods', points: 0 }, { card: 'Killer Robots!', points: 3 }] } });
  });
});

describe('envelopes with as many points', () => {
  it('are a tie, and whoever the lot has chosen comes first', () => {
    const opened = (seat: number): (typeof BUY)[number] => ['opened envelope', seat, { cards: ['Bombs 2'], points: 2 }];
    const [scene] = scenes(context([['held up', 0, { holders: [0, 1] }], opened(0), opened(1), ['may set policy', 1]]));
    expect(scene?.data).toMatchObject({ envelopes: { isTie: true, shown: [{ seat: 1 }, { seat: 0 }] } });
  });
});
