import { describe, expect, it } from 'vitest';
import type { EventName, LogLine } from '../../../wire/messages';
import type { Person } from '../../contract';
import { ending, heist } from './acts';
import { stealing } from './words';

function line(event: EventName, seat: number, details: Record<string, unknown> = {}): LogLine {
  return { step: 1, event, seat, text: '', details };
}

describe('a heist as it is acted out', () => {
  // MD-E: the Tech names the Mentalist, two Brutes knock each other out, the Driver shares with the Tech.
  const made = heist(
    [
      line('owned up', 2, { role: 'Tech' }),
      line('named', 2, { role: 'Mentalist' }),
      line('owned up', 4, { role: 'Mentalist' }),
      line('eliminated', 4, { role: 'Mentalist' }),
      line('owned up', 0, { role: 'Brute' }),
      line('owned up', 1, { role: 'Brute' }),
      line('took', 0, { amount: 2, role: 'Brute' }),
      line('took', 1, { amount: 2, role: 'Brute' }),
      line('eliminated', 0, { role: 'Brute' }),
      line('eliminated', 1, { role: 'Brute' }),
      line('turned up', 0, { role: 'Driver' }),
      line('took', 3, { amount: 2, role: 'Driver' }),
      line('bonus added', 3, { amount: 3, role: 'Driver' }),
      line('shared', 2, { share: 11, characters: 1 }),
      line('shared', 3, { share: 11, characters: 1 }),
      line('leads', 1)
    ],
    24
  );

  it('has an act for each role, and the one whom the Tech names falls in the act of the Tech', () => {
    expect(made.acts.map((act) => act.role)).toEqual(['Tech', 'Brute', 'Driver']);
    expect(made.acts[0]).toMatchObject({ named: 'Mentalist', owners: [2], outs: [{ seat: 4, role: 'Mentalist' }] });
    expect(made.acts[1]?.outs.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(made.acts[2]).toMatchObject({ wasHidden: true, owners: [3] });
  });

  it('says who is robbed as one says it to them', () => {
    const [pip, you] = [{ seat: 0, name: 'Pip', isYou: false }, { seat: 1, name: 'You', isYou: true }] as Person[];
    expect(stealing(pip, you, 2)).toBe('Pip steals 2M from you.');
    expect(stealing(you, pip, 2)).toBe('You steal 2M from Pip.');
    expect(stealing(you, you, 2)).toBe('You rob yourself: no money moves.');
  });

  it('knows where the money went', () => {
    expect(made.acts.map((act) => act.centre)).toEqual([0, -4, -2]);
    expect(made.acts[1]?.change.get(1)).toBe(2);
    expect([ending(made.end, 2), ending(made.end, 0)]).toEqual([11, 0]);
    expect(made.end).toMatchObject({ leads: 1, lost: null, bonuses: [{ role: 'Driver', amount: 3 }] });
  });
});
