/** Bots by their level: what it is called, which hat goes with it, and the temper of those who wear it. */
import { t, type Key } from '../words/words.svelte';

export const LEVELS = ['beginner', 'casual', 'strong', 'expert'];
const USUAL = 'casual';

/** For those who study bots. */
const OTHERS: Record<string, { hat: number; name: Key }> = {
  random: { hat: 1, name: 'levelRandom' },
  heuristic: { hat: 2, name: 'levelHeuristic' }
};
const NAMES: Key[] = ['levelBeginner', 'levelCasual', 'levelStrong', 'levelExpert'];
const TEMPERS: Key[] = ['temperBeginner', 'temperCasual', 'temperStrong', 'temperExpert'];

/** From 1, the weakest; 0 for people, who wear none. */
export function hatOf(level: string): number {
  if (!level) return 0;
  return LEVELS.indexOf(level) + 1 || (OTHERS[level]?.hat ?? 2);
}

export function levelName(level: string): string {
  const key = NAMES[LEVELS.indexOf(level)] ?? OTHERS[level]?.name;
  return key ? t(key) : level;
}

export function temper(level: string): string {
  const key = TEMPERS[LEVELS.indexOf(level)];
  return key ? t(key) : '';
}

/** How strong, as marks: ◆◆◇◇. */
export function marks(level: string): string {
  return '◆'.repeat(hatOf(level)).padEnd(LEVELS.length, '◇');
}

/** The level of a bot for which nobody has chosen one. */
export function usualLevel(bots: string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? '');
}

/** What bots will be called, as the server names them: by seat, with the names that people have taken. */
export function botNames(levels: string[], taken: string[], names: Record<string, string[]>): string[] {
  const used = taken.map((name) => name.toLowerCase());
  return levels.map((level) => {
    if (!level) return '';
    const found = (names[level] ?? []).find((name) => !used.includes(name.toLowerCase())) ?? t('bot');
    used.push(found.toLowerCase());
    return found;
  });
}
