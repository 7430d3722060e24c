import { beforeEach, describe, expect, it } from 'vitest';
import type { Option } from '../contract';
import { amounts, beside, nearest } from './amounts';
import { arrange } from './arrange';
import { composer } from './composer.svelte';
import { sumFor } from './deals';
import { payments } from './payments';
import { story, votes } from './story';
import type { EventName } from '../../wire/messages';
import type { About, DealView, View } from './types';

const line = (event: EventName, seat: number, details: Record<string, unknown> = {}) => ({ step: 1, event, seat, text: '', details });

const option = (move: string, about: Partial<About> & { verb: About['verb'] }): Option<About> => ({ move, text: move, about: about as About });
const amount = (n: number): Option<About> => option(`amount ${n}`, { verb: 'amount', amount: n });

const deal: DealView = {
  proposer: 1,
  targets: [{ seat: 0, character: 1 }],
  payments: [{ payer: 1, amount: 3, to: 0 }],
  shares: [{ seat: 0, paid: 0, got: 3, ante: 2 }, { seat: 1, paid: 3, got: 0, ante: 0 }, { seat: 2, paid: 0, got: 0, ante: 0 }],
  agreed: [1],
  still_to_answer: [0],
  is_countered: false,
  next_payer: null,
  of_two: false
};
const seat = (number: number, money: number) => ({
  seat: number,
  money,
  proposals_left: null,
  characters: [{ number: 1, is_in: true, is_eliminated: false, ante: 2, announced: 'Brute', role: null, is_known: false }]
});
const view = {
  viewer: 0,
  step: 'answer',
  seats: [seat(0, 17), seat(1, 21), seat(2, 5)],
  deals: [deal],
  entry: null,
  countering: null,
  live: null
} as unknown as View;

beforeEach(() => composer.clear());

describe('amounts', () => {
  const listed = [amount(1), amount(2), amount(4), amount(0)];

  it('come in order and only as listed', () => {
    expect(amounts(listed)).toEqual([0, 1, 2, 4]);
    expect(beside(listed, 2, 1)).toBe(4);
    expect(beside(listed, 4, 1)).toBeNull();
  });

  it('are as near as can be to what is asked for', () => {
    expect(nearest(listed, 3)).toBe(4);
    expect(nearest(listed, 100)).toBe(4);
    expect(nearest([], 3)).toBeNull();
  });
});

describe('a deal', () => {
  it('says what it leaves one with', () => {
    expect(sumFor(view, deal, 0)).toEqual({ paid: 0, got: 3, ante: 2, before: 17, after: 22 });
    expect(sumFor(view, deal, 1).after).toBe(18);
    expect(sumFor(view, deal, 2).after).toBe(5);
  });

  it('counts the amount that is being entered', () => {
    const begun: DealView = { ...deal, payments: [], shares: deal.shares.map((share) => ({ ...share, paid: 0, got: 0 })), next_payer: 1 };
    expect(sumFor(view, begun, 0, 4).after).toBe(23);
    expect(sumFor(view, begun, 1, 4).after).toBe(17);
  });
});

describe('buttons', () => {
  it('of an answer say what happens', () => {
    const options = [option('accept', { verb: 'accept' }), option('refuse', { verb: 'refuse' }), option('counter', { verb: 'counter' })];
    const arranged = arrange(view, options, '');
    expect(arranged.main).toBe('accept');
    expect(arranged.label?.['accept']).toBe('Take 3M and leave');
    expect(arranged.note?.['refuse']).toBe('stay In');
  });

  it('promise nobody who is Out, or only pays, to stay In', () => {
    const paying: DealView = { ...deal, targets: [{ seat: 1, character: 1 }], payments: [{ payer: 0, amount: 3, to: 1 }] };
    const options = [option('accept', { verb: 'accept' }), option('refuse', { verb: 'refuse' })];
    expect(arrange({ ...view, deals: [paying] } as View, options, '').note?.['refuse']).toBe('pay nothing');
    const asked: DealView = { ...paying, payments: [] };
    expect(arrange({ ...view, deals: [asked] } as View, options, '').note?.['refuse']).toBe('');
  });

  it('to withdraw ask before they are done', () => {
    const options = [option('withdraw', { verb: 'withdraw' }), option('pass', { verb: 'pass' })];
    expect(Object.keys(arrange({ ...view, deals: [] } as View, options, '').confirm ?? {})).toEqual(['withdraw']);
  });

  it('of an entry send the amount and submit, unless others are to pay too', () => {
    const entering = { ...view, deals: [], entry: { ...deal, payments: [], still_to_answer: [] } } as View;
    const options = [amount(1), amount(2), amount(5), option('submit', { verb: 'submit' }), option('pass', { verb: 'pass' })];
    composer.wanted = 5;
    expect(arrange(entering, options, '')).toMatchObject({ main: 'amount 5', then: { 'amount 5': ['submit'] } });
    composer.othersToo = true;
    expect(arrange(entering, options, '').then).toBeUndefined();
  });

  it('of an entry ask for money where the viewer is to leave', () => {
    const leaving = (viewer: number) => arrange({ ...view, viewer, deals: [], entry: { ...deal, targets: [{ seat: 1, character: 1 }], payments: [], still_to_answer: [] } } as View, [amount(5)], '');
    composer.othersToo = false;
    composer.wanted = 5;
    expect([leaving(1).label?.['amount 5'], leaving(0).label?.['amount 5']]).toEqual(['Ask for 5M', 'Offer 5M']);
  });

  it('leave no option out', () => {
    const options = [option('deal 1', { verb: 'deal', seat: 1 }), option('withdraw', { verb: 'withdraw' }), option('pass', { verb: 'pass' })];
    const arranged = arrange({ ...view, deals: [] } as View, options, 'deal 1');
    expect(arranged.main).toBe('deal 1');
    expect(arranged.beside).toEqual(['withdraw', 'pass']);
  });
});

describe('the story of a heist', () => {
  const lines = [
    line('heist began', 0, { heist: 2, amount: 14 }),
    line('voted', 0, { for: ['0', '1'], against: ['2'] }),
    line('vote carried', 0),
    line('heist started', 0),
    line('owned up', 0, { role: 'Tech' }),
    line('named', 0, { role: 'Mentalist' }),
    line('owned up', 2, { role: 'Mentalist' }),
    line('eliminated', 2, { role: 'Mentalist' }),
    line('turned up', 0, { role: 'Brute' }),
    line('took', 1, { amount: 2, role: 'Brute' }),
    line('shared', 0, { share: 7, characters: 1 }),
    line('leads', 2),
    line('heist began', 2, { heist: 3, amount: 10 })
  ];

  it('is narrated role by role', () => {
    const made = story(lines, 3);
    expect(made).toMatchObject({ heist: 2, isComplete: true, leads: 2, shares: [{ seat: 0, amount: 7 }] });
    expect(made?.chapters.map((chapter) => chapter.role)).toEqual(['Tech', 'Brute', 'Mentalist']);
    expect(made?.chapters[0]?.named).toBe('Mentalist');
    expect(made?.chapters[1]).toMatchObject({ wasHidden: true, owners: [{ seat: 1, sum: 2, isOut: false }] });
    expect(made?.chapters[2]?.owners).toEqual([{ seat: 2, isOut: true, sum: 0 }]);
  });

  it('goes on while somebody is asked, and is not there before the first', () => {
    expect(story(lines.slice(0, 6), 2)).toMatchObject({ heist: 2, isComplete: false });
    expect(story(lines.slice(0, 2), 2)).toBeNull();
  });

  it('keeps votes in sight until something else happens', () => {
    expect(votes(lines.slice(0, 3))).toEqual(new Map([[0, true], [1, true], [2, false]]));
    expect(votes(lines.slice(0, 4)).size).toBe(0);
  });

  it('moves money where it went', () => {
    expect(payments(lines, [0, 1, 2]).map(({ from, to }) => `${from} > ${to}`)).toEqual(['bank > centre', 'centre > seat 1', 'centre > seat 0', 'bank > centre']);
  });
});
