/**
 * Which level is a match for somebody: the one that they beat about as often as a fair share asks for.
 * Each game adds what was won beyond the fair share, or takes away what was missing; a whole game up or down is a level.
 */
import { LEVELS, usualLevel } from '../parts/levels';
import type { Finished } from './results.svelte';

export interface Match {
  level: string;
  /** The last games against one level, if there were any. */
  against: string;
  won: number;
  played: number;
}

const WHOLE = 1;
const FEW = 3;

export function matchFor(games: Finished[], game: string, bots: string[]): Match {
  const levels = LEVELS.filter((level) => bots.includes(level));
  const found: Match = { level: usualLevel(bots), against: '', won: 0, played: 0 };
  let lead = 0;
  for (const one of games.filter((one) => one.game === game && !one.isPractice).reverse()) {
    const level = opponents(one);
    if (!levels.includes(level)) continue;
    if (level !== found.against) {
      Object.assign(found, { level, against: level, won: 0, played: 0 });
      lead = 0;
    }
    const share = won(one);
    found.played += 1;
    if (share > 0) found.won += 1;
    lead += share - 1 / one.players.length;
    found.level = level;
    if (lead >= WHOLE) found.level = levels[levels.indexOf(level) + 1] ?? level;
    if (lead <= -WHOLE) found.level = levels[levels.indexOf(level) - 1] ?? level;
    lead = Math.max(-WHOLE, Math.min(WHOLE, lead));
  }
  return found;
}

/** What there is to say about it. A game or two say nothing yet, and who never won has not found a match. */
export function verdict({ level, against, won, played }: Match): 'matchFirst' | 'matchUp' | 'matchDown' | 'matchStay' | 'matchEarly' {
  if (played === 0) return 'matchFirst';
  const by = LEVELS.indexOf(level) - LEVELS.indexOf(against);
  if (by !== 0) return by > 0 ? 'matchUp' : 'matchDown';
  return played < FEW || won === 0 ? 'matchEarly' : 'matchStay';
}

/** The level of all others, if they are bots of the same. */
function opponents({ players }: Finished): string {
  const others = players.filter((player) => !player.isYou).map((player) => player.level);
  const isAlone = players.length - others.length === 1;
  return isAlone && others.length > 0 && new Set(others).size === 1 ? (others[0] ?? '') : '';
}

/** How much of the victory was ours. */
function won({ players }: Finished): number {
  const winners = players.filter((player) => player.place === 1);
  return winners.some((player) => player.isYou) ? 1 / winners.length : 0;
}
