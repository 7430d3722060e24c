/** Which cards are wanted right now, and which this device has already been shown. */
import { preferences } from '../preferences.svelte';
import { kindsOf } from './setting';
import type { Setting } from './types';

export interface Wanted {
  setting: Setting;
  decks: string[];
  /** Is a game waiting behind the cards? */
  isFirst: boolean;
}

class Teacher {
  wanted = $state.raw<Wanted | null>(null);

  /** Somebody asks for the cards. */
  show(setting: Setting, decks: string[] = kindsOf(setting)): void {
    this.wanted = { setting, decks, isFirst: false };
  }

  /** Before a game: the cards of those kinds that were not shown yet, once. */
  offer(setting: Setting): void {
    if (!preferences.howTo || this.wanted !== null) return;
    const decks = kindsOf(setting).filter((kind) => !preferences.seen.includes(kind));
    if (decks.length > 0) this.wanted = { setting, decks, isFirst: true };
  }

  /** Read or skipped: they are not offered again. */
  done(): void {
    const decks = this.wanted?.decks ?? [];
    preferences.set({ seen: [...new Set([...preferences.seen, ...decks])] });
    this.wanted = null;
  }
}

export const teacher = new Teacher();
