import { describe, expect, it } from 'vitest';
import type { Notice } from '../../../stage/scene';
import type { EventName, LogLine } from '../../../wire/messages';
import type { View } from '../types';
import { notices } from './notices';

const YOU = 1;

/** What is noticed at the last of these lines, each of which came by itself. */
function noticed(...told: [EventName, number, Record<string, unknown>?][]): Notice[] {
  const lines = told.map(([event, seat, details = {}], step): LogLine => ({ step, event, seat, text: '', details }));
  const people = ['Abacus', 'You', 'Percival'].map((name) => ({ name })) as never[];
  return notices({ lines, view: { seats: [] } as unknown as View, you: YOU, people }, lines.length - 1);
}

describe('an Audit', () => {
  const AUDIT: [EventName, number, Record<string, unknown>] = ['audited', 0, { asset: 'Think Tank' }];

  it('is noticed by whoever loses, also if somebody was asked in between', () => {
    const [notice] = noticed(AUDIT, ['passed by', 0], ['returned asset', YOU, { asset: 'Think Tank' }]);
    expect(notice).toMatchObject({ isLoss: true, text: 'You lost Think Tank.' });
    expect(notice?.reason).toContain('Abacus audited you');
  });

  it('is no news to others, nor is what a plan takes', () => {
    expect(noticed(AUDIT, ['returned asset', 2, { asset: 'Think Tank' }])).toEqual([]);
    expect(noticed(['took asset', YOU, { asset: 'Think Tank' }], ['returned asset', YOU, { asset: 'Think Tank' }])).toEqual([]);
  });
});

describe('the Luxury Bunker', () => {
  it('is noticed when it comes and when it goes, to nobody or to somebody else', () => {
    expect(noticed(['took bunker', YOU])[0]).toMatchObject({ isLoss: false, text: 'You have the Luxury Bunker.' });
    expect(noticed(['took bunker', YOU], ['bunker left', YOU])[0]).toMatchObject({ isLoss: true });
    expect(noticed(['took bunker', YOU], ['took bunker', 2])[0]).toMatchObject({ isLoss: true });
    expect(noticed(['took bunker', 0], ['took bunker', 2])).toEqual([]);
  });
});
