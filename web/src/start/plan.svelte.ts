/** A table that somebody is about to open: the game, its options, who sits where, the clock. */
import { matchFor, type Match } from '../results/match';
import { results } from '../results/results.svelte';
import type { Clock, GameInfo, NewTable, OptionInfo, SeatPlan } from '../wire/messages';

export type Value = boolean | number | string;
export interface PlannedSeat {
  kind: 'you' | 'open' | 'bot';
  level: string;
  name: string;
  colour: number;
}

export const CLOCKS: Record<string, Clock> = { none: {}, quick: { per_move: 120 }, slow: { per_move: 86_400 } };
/** How fast the clock of a phase without turns runs. */
export const PACES: Record<string, number> = { calm: 0.5, rules: 1, brisk: 2 };
const FIRST = 'first play';

export class Plan {
  game = $state.raw<GameInfo | null>(null);
  preset = $state('');
  options = $state<Record<string, Value>>({});
  seats = $state<PlannedSeat[]>([]);
  clock = $state('none');
  pace = $state('rules');

  /** The level that suits this person, as far as this device knows. */
  get match(): Match {
    return matchFor(results.all, this.game?.key ?? '', this.game?.bots ?? []);
  }

  /** Another game: its usual number of seats, bots in all but the first, and what is recommended for a first play. */
  choose(game: GameInfo, name: string): void {
    this.game = game;
    const level = this.match.level;
    this.seats = Array.from({ length: game.usual_seats }, (_, seat) =>
      seat === 0 ? { kind: 'you', level: '', name, colour: 0 } : { kind: 'bot', level, name: '', colour: 0 }
    );
    this.use(FIRST in game.presets ? FIRST : '');
  }

  /** A named set of options; an empty name stands for the rulebook's own. */
  use(preset: string): void {
    this.preset = preset;
    const wanted = (this.game?.presets[preset] ?? {}) as Record<string, Value>;
    this.options = Object.fromEntries((this.game?.options ?? []).map((option) => [option.name, wanted[option.name] ?? option.default]));
  }

  set(option: OptionInfo, value: Value): void {
    this.options[option.name] = value;
    this.preset = this.matching();
  }

  private matching(): string {
    const presets = Object.entries({ '': {}, ...this.game?.presets }) as [string, Record<string, Value>][];
    const isSame = (preset: Record<string, Value>): boolean =>
      (this.game?.options ?? []).every((option) => this.options[option.name] === (preset[option.name] ?? option.default));
    return presets.find(([, preset]) => isSame(preset))?.[0] ?? '?';
  }

  /** Is there a phase without turns, as far as the server says? */
  get isTimed(): boolean {
    return (this.game?.options ?? []).some((option) => option.without_turns && this.options[option.name] === true);
  }

  get canGrow(): boolean {
    return this.seats.length < Math.max(...(this.game?.seats ?? [0]));
  }

  get canShrink(): boolean {
    return this.seats.length > Math.min(...(this.game?.seats ?? [0]));
  }

  grow(): void {
    if (this.canGrow) this.seats.push({ kind: 'bot', level: this.match.level, name: '', colour: 0 });
  }

  shrink(): void {
    if (this.canShrink) this.seats.pop();
  }

  get open(): number {
    return this.seats.filter((planned) => planned.kind === 'open').length;
  }

  /** What is sent to the server; with `isNow` open seats become bots. Options at their defaults are left out. */
  request(isNow: boolean, name: string, colour = 0): NewTable {
    const game = this.game;
    const level = this.match.level;
    const options = (game?.options ?? []).filter((option) => this.options[option.name] !== option.default);
    return {
      game: game?.key ?? '',
      options: Object.fromEntries(options.map((option) => [option.name, this.options[option.name] ?? option.default])),
      seats: this.seats.map((planned, seat) => this.seatPlan(seat === 0 ? { ...planned, name, colour } : planned, isNow, level)),
      clock: { ...CLOCKS[this.clock], ...(this.isTimed ? { pace: PACES[this.pace] ?? 1 } : {}) }
    };
  }

  private seatPlan(planned: PlannedSeat, isNow: boolean, level: string): SeatPlan {
    if (planned.kind === 'you') return { kind: 'you', name: planned.name, colour: planned.colour };
    if (planned.kind === 'bot' || isNow) return { kind: 'bot', level: planned.level || level };
    return { kind: 'open' };
  }
}
