/** Texts of the table itself. Those of a game, and whatever the server says, come from the server in the same language. */
import { en, type Texts } from './en';

interface Language {
  texts: Texts;
}
const ENGLISH: Language = { texts: en };
const LANGUAGES: Record<string, () => Promise<Language>> = {
  en: () => Promise.resolve(ENGLISH),
  de: () => import('./de')
};
export const NAMES: Record<string, string> = { en: 'English', de: 'Deutsch' };
export type Key = keyof Texts;
type Values = Record<string, string | number>;

const current = $state({ ...ENGLISH, language: 'en' });

export async function speak(language: string): Promise<void> {
  const load = LANGUAGES[language] ?? LANGUAGES['en'];
  if (!load) return;
  const found = await load().catch(() => null);
  if (found === null) return; // it could not be fetched: the one before goes on
  Object.assign(current, found);
  current.language = language in LANGUAGES ? language : 'en';
  if (typeof document !== 'undefined') document.documentElement.lang = current.language;
}

export function language(): string {
  return current.language;
}

/** A text with its blanks filled: `t('seatsOpen', { n: 2 })`. A text with a bar has a form for one: `1 seat | {n} seats`. */
export function t(key: Key, values: Values = {}): string {
  return fill(current.texts[key], values);
}

/** A sentence of its own begins with a capital. */
export function begun(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words that end a sentence: "the Panic!" and "Killer Robots!" do so by themselves. */
export function ended(text: string): string {
  return text.endsWith('!') ? text : `${text}.`;
}

export function fill(text: string, values: Values): string {
  const [one, many] = text.split(' | ');
  const form = many !== undefined && values['n'] !== 1 ? many : (one ?? text);
  return form.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
