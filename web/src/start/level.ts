/** What a bot's level is called, as far as we have a word for it. */
import { t, type Key } from '../words/words.svelte';

const WORDS: Record<string, Key> = {
  random: 'levelRandom',
  heuristic: 'levelHeuristic',
  beginner: 'levelBeginner',
  casual: 'levelCasual',
  strong: 'levelStrong',
  expert: 'levelExpert',
};

export function botName(level: string): string {
  const key = WORDS[level];
  return key ? t(key) : level;
}

/** The level of a bot for which nobody has chosen one. */
export function usualLevel(bots: string[]): string {
  return bots.includes('casual') ? 'casual' : (bots.at(-1) ?? '');
}
