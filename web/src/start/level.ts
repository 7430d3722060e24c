/** What a bot's level is called, as far as we have a word for it. */
import { t, type Key } from '../words/words.svelte';

const WORDS: Record<string, Key> = { random: 'levelRandom', thumb: 'levelThumb', search: 'levelSearch' };

export function botName(level: string): string {
  const key = WORDS[level];
  return key ? t(key) : level;
}
