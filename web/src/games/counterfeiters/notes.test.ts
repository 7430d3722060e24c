import { describe, expect, it } from 'vitest';
import { add, choices, isAllIn, isOpen, isWanted, missing, read, suggested, take, written, type Notes } from './notes';

/** All choices from these notes, of so many at least and at most. */
function listed(held: Notes, least: number, most: number): Notes[] {
  const all: Notes[] = [];
  for (let one = 0; one <= held[0]; one++)
    for (let two = 0; two <= held[1]; two++)
      for (let three = 0; three <= held[2]; three++)
        if (one + two + three >= least && one + two + three <= most) all.push([one, two, three]);
  return all;
}

describe('composing notes', () => {
  it('reads and writes moves', () => {
    expect(read(written([1, 0, 2]))).toEqual([1, 0, 2]);
    expect(read('deposit 40')).toBeNull();
    expect(choices([{ move: 'hand 1 0 0', text: '', about: { verb: 'hand', one: 1, two: 0, three: 0 } }])).toEqual([[1, 0, 0]]);
  });

  it('adds while more fit, then makes room by the worst other', () => {
    const open = listed([2, 2, 1], 1, 3);
    expect(add(open, [2, 0, 0], 1)).toEqual([2, 1, 0]);
    expect(add(open, [2, 1, 0], 2)).toEqual([1, 1, 1]);
    expect(add(open, [0, 0, 1], 2)).toBeNull();
  });

  it('says that all are in only if they are', () => {
    const held: Notes = [0, 4, 1];
    expect(add(listed(held, 1, 3), [0, 3, 0], 1)).toBeNull();
    expect([isAllIn([0, 3, 0], held, 1), isAllIn([0, 2, 1], held, 2)]).toEqual([false, true]);
  });

  it('knows how many are missing where the number is fixed', () => {
    const open = listed([2, 2, 0], 2, 2);
    expect(missing(open, [1, 0, 0])).toBe(1);
    expect(missing(open, [1, 1, 0])).toBe(0);
    expect(isOpen(open, [1, 0, 0])).toBe(false);
    expect(add(open, [1, 1, 0], 1)).toEqual([0, 2, 0]);
  });

  it('takes away what is there, and sees what is refused', () => {
    expect(take([0, 1, 0], 1)).toEqual([0, 0, 0]);
    expect(take([0, 1, 0], 0)).toBeNull();
    expect(isWanted(listed([0, 2, 0], 1, 3), 0)).toBe(false);
  });

  it('suggests the most money for the fewest notes', () => {
    const pays = { 'hand 2 0 0': 40, 'hand 0 1 0': 30, 'hand 1 0 1': 40, 'hand 0 0 1': 40 };
    expect(suggested([[2, 0, 0], [0, 1, 0], [1, 0, 1], [0, 0, 1]], pays)).toEqual([0, 0, 1]);
  });
});
