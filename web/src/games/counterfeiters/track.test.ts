import { describe, expect, it } from 'vitest';
import { classOf, track, waiting } from './track';
import type { View } from './types';

const view = { officer: 3, last_space: 6, track: { '1': 'investigation_1', '4': 'godfather', '6': 'last_space' } } as unknown as View;

describe('the police track', () => {
  it('says what waits next', () => {
    expect(waiting(view)).toEqual({ index: 4, effect: 'godfather', ahead: 1 });
  });

  it('marks what is behind, here and ahead', () => {
    expect(track(view).map(classOf)).toEqual(['plain past far', 'i1 past far', 'plain past', 'plain now', 'gf', 'plain', 'gf fin']);
  });
});
