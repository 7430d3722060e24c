/** The games that were finished on this device, the latest first, and how they ended. */
import type { Result, TableInfo } from '../wire/messages';

const KEY = 'fatcats results';
const MAX = 60;

export interface Player {
  name: string;
  place: number;
  amount: string; // as it was shown
  level: string; // of the bot; empty for a person
  isYou: boolean;
}

export interface Finished {
  id: string;
  game: string;
  at: number; // milliseconds since 1970
  players: Player[];
  /** Somebody has gone back after having seen what followed, or was coached. */
  isPractice: boolean;
}

export function finished(info: TableInfo, result: Result, yours: number[], amount: (score: number, seat: number) => string, at: number): Finished {
  const players = info.seats.map((holder, seat) => ({
    name: holder.name ?? '',
    place: result.places[seat] ?? 0,
    amount: amount(result.scores[seat] ?? 0, seat),
    level: holder.kind === 'bot' ? (holder.level ?? '') : '',
    isYou: yours.includes(seat)
  }));
  return { id: info.id, game: info.game, at, players, isPractice: info.coached === true || info.is_practice === true };
}

/** Ours; where nobody has won, there are no places. */
export function ownPlaces({ players }: Finished): number[] {
  const isWon = players.some((player) => player.place === 1);
  return isWon ? players.filter((player) => player.isYou).map((player) => player.place) : [];
}

function stored(): Finished[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Finished[]) : [];
  } catch {
    return [];
  }
}

class Results {
  all = $state.raw<Finished[]>(typeof localStorage === 'undefined' ? [] : stored());

  /** Once for each table; another page of the same device may have written since. */
  add(game: Finished): void {
    const known = stored();
    if (known.some((one) => one.id === game.id)) return;
    this.keep([game, ...known].slice(0, MAX));
  }

  forgetAll(): void {
    this.keep([]);
  }

  private keep(games: Finished[]): void {
    this.all = games;
    try {
      localStorage.setItem(KEY, JSON.stringify(games));
    } catch {
      // A private window may keep nothing; then the list lasts as long as the page.
    }
  }
}

export const results = new Results();
