/** The police track as a row of spaces, and what waits on it. */
import type { View } from './types';

export interface TrackSpace {
  index: number;
  effect: string;
  /** Hats until the officer is there: 0 where he stands, negative behind him. */
  ahead: number;
}

export function track(view: View): TrackSpace[] {
  return Array.from({ length: view.last_space + 1 }, (_, index) => ({
    index,
    effect: view.track[String(index)] ?? '',
    ahead: index - view.officer
  }));
}

/** The next space with an effect. */
export function waiting(view: View): TrackSpace | undefined {
  return track(view).find((space) => space.ahead > 0 && space.effect !== '');
}

const CLASSES: Record<string, string> = { godfather: 'gf', air_strike: 'st', last_space: 'gf fin' };

export function classOf(space: TrackSpace): string {
  const kind = CLASSES[space.effect] ?? (space.effect ? `i${space.effect.slice(-1)}` : 'plain');
  if (space.ahead === 0) return `${kind} now`;
  return space.ahead < 0 ? `${kind} past${space.ahead < -1 ? ' far' : ''}` : kind;
}
