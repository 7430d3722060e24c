/** Texts of the table itself. Those of a game come from the server, in the same language. */
import { en, type Texts } from './en';

const LANGUAGES: Record<string, () => Promise<{ texts: Texts }>> = {
  en: () => Promise.resolve({ texts: en }),
  de: () => import('./de')
};
export const NAMES: Record<string, string> = { en: 'English', de: 'Deutsch' };
export type Key = keyof Texts;
type Values = Record<string, string | number>;

const current = $state({ texts: en, language: 'en' });

export async function speak(language: string): Promise<void> {
  const load = LANGUAGES[language] ?? LANGUAGES['en'];
  if (!load) return;
  const { texts } = await load();
  current.texts = texts;
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

export function fill(text: string, values: Values): string {
  const [one, many] = text.split(' | ');
  const form = many !== undefined && values['n'] !== 1 ? many : (one ?? text);
  return form.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
