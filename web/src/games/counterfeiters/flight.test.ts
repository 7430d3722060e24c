import { describe, expect, it } from 'vitest';
import { after, amounts, nearest, read } from './flight';

const options = [
  { move: 'deposit 20', text: '', about: { verb: 'deposit' as const, amount: 20 } },
  { move: 'deposit 10', text: '', about: { verb: 'deposit' as const, amount: 10 } },
  { move: 'withdraw 10', text: '', about: { verb: 'withdraw' as const, amount: 10 } }
];

describe('composing a flight', () => {
  it('lists amounts of a direction in order', () => {
    expect(amounts(options, 'deposit')).toEqual([10, 20]);
    expect(amounts(options, 'withdraw')).toEqual([10]);
  });

  it('takes the nearest amount that is open', () => {
    expect(nearest([10, 20, 30], 26)).toBe(30);
    expect(nearest([10, 20, 30], 0)).toBe(10);
  });

  it('shows both pots afterwards', () => {
    const money = { cash: 60, offshore: 40, fakes: [0, 0, 0] as [number, number, number] };
    expect(after(money, 'deposit 40')).toEqual({ cash: 20, offshore: 80 });
    expect(after(money, 'withdraw 40')).toEqual({ cash: 100, offshore: 0 });
    expect(after(money, '')).toEqual({ cash: 60, offshore: 40 });
    expect(read('pass')).toBeNull();
  });
});
