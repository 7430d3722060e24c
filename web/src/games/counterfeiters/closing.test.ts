import { describe, expect, it } from 'vitest';
import type { EventName, LogLine } from '../../wire/messages';
import { arrange } from './arrange';
import narration from './narration';
import type { View } from './types';

const line = (step: number, event: EventName): LogLine => ({ step, event, seat: 0, text: '' });

describe('the pawn of the first player', () => {
  const note = (is_closing: boolean): string => {
    const spaces = [{ name: 'T1', action: 'tax_fraud', sunglasses: true, hat: false, henchman: null, card: null, cost: 0 }];
    const view = { viewer: 0, step: 'turn', is_closing, spaces, seats: [{}], prices: { tax_refund: 30 }, pays: {} } as unknown as View;
    return arrange(view, [{ move: 'use T1', text: '', about: { verb: 'use', space: 'T1' } }], 'use T1').note?.['use T1'] ?? '';
  };

  it('is worth a word while a round follows', () => {
    expect(note(false)).toBe('and begin the next round');
    const lines = [line(0, 'round began'), line(1, 'took pawn')];
    expect(narration.reason?.(lines[1] as LogLine, { lines } as never)).toBe('Whoever holds it begins the next round.');
  });

  it('and none in the closing (CF-12.01)', () => {
    expect(note(true)).toBe('');
    const lines = [line(0, 'round began'), line(1, 'closing began'), line(2, 'took pawn')];
    expect(narration.reason?.(lines[2] as LogLine, { lines } as never)).toBe('');
  });
});
