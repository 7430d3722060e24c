/** In which order a result names people, and with which numbers. */
import type { Place } from '.';

/** After the last game by their totals, who have equal ones with the same number; before by the places of the game. */
export function standing(places: Place[], isFinal: boolean): (Place & { number: number })[] {
  if (!isFinal) return places.map((one) => ({ ...one, number: one.place }));
  return [...places]
    .sort((one, other) => other.total - one.total || one.place - other.place)
    .map((one) => ({ ...one, number: 1 + places.filter(({ total }) => total > one.total).length }));
}
