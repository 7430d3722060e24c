import type { Person } from '../games/contract';
import type { TableInfo } from '../wire/messages';
import { t } from '../words/words.svelte';

/** Who sits where, for boards and plates. */
export function people(info: TableInfo, you: number | null, asked: number[], youName: string): Person[] {
  return info.seats.map((holder, seat) => ({
    seat,
    name: seat === you ? youName : (holder.name ?? ''),
    called: holder.name ?? '',
    isYou: seat === you,
    kind: holder.stand_in ? 'bot' : holder.kind,
    isHere: holder.kind === 'bot' || (holder.is_here ?? false),
    isAsked: asked.includes(seat)
  }));
}

/** Whom the table waits for: one person; several who choose at once, of whom nobody knows who has; bots that think. */
export interface HeldUp {
  kind: 'person' | 'several' | 'bots' | 'nobody';
  people: Person[];
}

/** Bots answer by themselves in a moment, so they hold nobody up while a person is asked, too. */
export function heldUpBy(people: Person[]): HeldUp {
  const asked = people.filter((person) => person.isAsked && !person.isYou);
  const persons = asked.filter((person) => person.kind !== 'bot');
  if (persons.length > 0) return { kind: persons.length > 1 ? 'several' : 'person', people: persons };
  return { kind: asked.length > 0 ? 'bots' : 'nobody', people: asked };
}

/** A name within a sentence: "from you", "von dir". */
export function named(person: Person | undefined, form: 'youDative' | 'youAccusative'): string {
  return person?.isYou ? t(form) : (person?.name ?? '');
}

/** How much room a name takes, in letters; small signs behind it take two each. Where room is short, type is smaller. */
export function letters(name: string, ...signs: boolean[]): number {
  return [...name].length + 2 * signs.filter(Boolean).length;
}

/** The others from one seat on, in the order of play if the game has one. */
export function others(count: number, from: number | null, order?: (from: number) => number[]): number[] {
  if (from === null) return order?.(0) ?? Array.from({ length: count }, (_, seat) => seat);
  const round = order?.(from) ?? Array.from({ length: count }, (_, i) => (from + i) % count);
  return round.filter((seat) => seat !== from);
}
