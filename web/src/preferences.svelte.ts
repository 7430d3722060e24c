/** What this device remembers: name, colour, game, lamp, language, motion, sounds, pace, what was taught, and the tables it sits at. */
import type { Pace } from './stage/stage.svelte';

export type Lamp = 'auto' | 'day' | 'uv';

const KEY = 'fatcats';
const MAX_TABLES = 6;

/** A table that one may want to return to. */
export interface Known {
  id: string;
  game: string;
}

interface Stored {
  name: string;
  colour: number;
  game: string;
  lamp: Lamp;
  language: string;
  sound: boolean;
  motion: boolean;
  /** How long results are shown. */
  pace: Pace;
  howTo: boolean;
  seen: string[];
  tables: Known[];
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

function usual(): string {
  return navigator.language.startsWith('de') ? 'de' : 'en';
}

class Preferences {
  name = $state('');
  colour = $state(0);
  game = $state('');
  lamp = $state<Lamp>('auto');
  language = $state('en');
  sound = $state(false);
  motion = $state(true);
  pace = $state<Pace>('normal');
  howTo = $state(true); // show how to play before a first game
  seen = $state.raw<string[]>([]); // the kinds of game that were shown
  tables = $state.raw<Known[]>([]);

  constructor() {
    const usually: Stored = { name: '', colour: 0, game: '', lamp: 'auto', language: usual(), sound: false, motion: true, pace: 'normal', howTo: true, seen: [], tables: [] };
    Object.assign(this, usually, stored());
  }

  set(change: Partial<Stored>): void {
    Object.assign(this, change);
    const { name, colour, game, lamp, language, sound, motion, pace, howTo, seen, tables } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ name, colour, game, lamp, language, sound, motion, pace, howTo, seen, tables }));
    } catch {
      // A private window may keep nothing; then the choice lasts as long as the page.
    }
    this.applyLamp();
  }

  remember(table: Known): void {
    if (this.tables[0]?.id === table.id) return;
    this.set({ tables: [table, ...this.tables.filter((known) => known.id !== table.id)].slice(0, MAX_TABLES) });
  }

  forget(id: string): void {
    if (this.tables.some((known) => known.id === id)) this.set({ tables: this.tables.filter((known) => known.id !== id) });
  }

  applyLamp(): void {
    const root = document.documentElement;
    if (this.lamp === 'auto') root.removeAttribute('data-lamp');
    else root.dataset['lamp'] = this.lamp;
    root.classList.toggle('still', !this.motion);
  }
}

export const preferences = new Preferences();
