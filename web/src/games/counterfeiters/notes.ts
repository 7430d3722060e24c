/** Composing notes to hand in: built only from the choices that the server lists. */
import type { Option } from '../contract';
import type { About } from './types';

export type Notes = [number, number, number];
export const NONE: Notes = [0, 0, 0];

/** All open choices of notes. */
export function choices(options: Option<About>[]): Notes[] {
  return options.flatMap(({ about }) => (about.verb === 'hand' ? [[about.one, about.two, about.three] as Notes] : []));
}

export function written(notes: Notes): string {
  return `hand ${notes.join(' ')}`;
}

export function read(move: string): Notes | null {
  const parts = /^hand (\d+) (\d+) (\d+)$/.exec(move);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : null;
}

export function count(notes: Notes): number {
  return notes[0] + notes[1] + notes[2];
}

export function isOpen(open: Notes[], notes: Notes): boolean {
  return open.some((other) => other.every((number, quality) => number === notes[quality]));
}

/** Can one still come from here to an open choice by adding notes? */
function leadsOn(open: Notes[], notes: Notes): boolean {
  return open.some((other) => other.every((number, quality) => number >= (notes[quality] ?? 0)));
}

function changed(notes: Notes, quality: number, by: number): Notes {
  return notes.map((number, i) => (i === quality ? number + by : number)) as Notes;
}

/** One more of a quality; where no more fit, one of the worst others makes room. Null if that leads nowhere. */
export function add(open: Notes[], notes: Notes, quality: number): Notes | null {
  const more = changed(notes, quality, 1);
  if (leadsOn(open, more)) return more;
  for (const other of [0, 1, 2]) {
    const swapped = changed(more, other, -1);
    if (other !== quality && swapped.every((number) => number >= 0) && leadsOn(open, swapped)) return swapped;
  }
  return null;
}

export function take(notes: Notes, quality: number): Notes | null {
  return (notes[quality] ?? 0) > 0 ? changed(notes, quality, -1) : null;
}

/** Are all that one holds of a quality among these? */
export function isAllIn(notes: Notes, held: Notes, quality: number): boolean {
  return (notes[quality] ?? 0) >= (held[quality] ?? 0);
}

/** Is this quality in any choice at all? */
export function isWanted(open: Notes[], quality: number): boolean {
  return open.some((notes) => (notes[quality] ?? 0) > 0);
}

/** How many more there must be before it is a choice; 0 if it is one, or none leads there. */
export function missing(open: Notes[], notes: Notes): number {
  if (isOpen(open, notes)) return 0;
  const further = open.filter((other) => leadsOn([other], notes)).map((other) => count(other) - count(notes));
  return further.length > 0 ? Math.min(...further) : 0;
}

/** Where a composer begins: with the most money for the fewest and worst notes. */
export function suggested(open: Notes[], pays: Record<string, number>): Notes {
  const worth = (notes: Notes): number[] => [pays[written(notes)] ?? 0, -count(notes), notes[0], notes[1]];
  return open.reduce((best, notes) => (isMore(worth(notes), worth(best)) ? notes : best), open[0] ?? NONE);
}

function isMore(one: number[], other: number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
