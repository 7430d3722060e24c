/** What the coach sees, and what he could say. */
import type { Option } from '../../wire/messages';

export interface Scene<View = unknown> {
  view: View;
  seat: number;
  options: Option[];
  /** By seat, as the reader calls them. */
  names: string[];
}

/** A sentence by its key, and what it points at. */
export interface Tip {
  key: string;
  values?: Record<string, string | number>;
  /** At most two things in the page, by selector. */
  rings?: string[];
}

/** All that fits this decision, best first: he says the first that he has not said yet. */
export type Coach<View = never> = (scene: Scene<View>) => Tip[];

export function about(option: Option): Record<string, unknown> {
  return (option.about ?? {}) as Record<string, unknown>;
}
