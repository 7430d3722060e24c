/** Words that only this board needs. */
import { fill, language } from '../../../words/words.svelte';
import { faceOf } from '../pieces/box';
import { de } from './de';
import { en } from './en';
import { BROKEN_DE, NAMES_DE } from './names';
import { fraction } from '../dock/odds';

export type Word = keyof typeof en;

export function word(key: Word, values: Record<string, string | number> = {}): string {
  return fill((language() === 'de' ? de : en)[key], values);
}

/** The name of a Market, Asset, Role …; cards of a Suit keep their number. */
export function name(thing: string): string {
  if (thing === 'none') return word('noPolicy');
  if (language() !== 'de') return thing;
  const { suit, value } = faceOf(thing);
  return suit ? `${NAMES_DE[suit] ?? suit} ${value}` : (NAMES_DE[thing] ?? thing);
}

/** The same where there is little room: a long word says where it may be broken. */
export function narrow(thing: string): string {
  return BROKEN_DE[name(thing)] ?? name(thing);
}

const SHORT: Record<string, string> = { 'Electrical Bolts': 'Bolts', 'Satellite Dishes': 'Dishes' };

/** For buttons: "Dishes 2". */
export function short(card: string): string {
  const { suit, value } = faceOf(card);
  return suit && language() !== 'de' ? `${SHORT[suit] ?? suit} ${value}` : name(card);
}

/** Below a card that shows its number: its Suit, or its name, which says where it may be broken. */
export function kind(card: string): string {
  const { suit } = faceOf(card);
  return suit && language() !== 'de' ? (SHORT[suit] ?? suit) : narrow(suit || card);
}

export function listed(things: string[]): string {
  const names = things.map(name);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word('and')} ${names.at(-1)}`;
}

/** What a Role or Policy does, in one sentence. */
export function effect(thing: string): string {
  const texts: Record<string, string> = language() === 'de' ? de : en;
  return texts[`does ${thing}`] ?? '';
}

/** "about 3 in 4" */
export function oddsText(chance: number): string {
  if (chance >= 1) return word('certain');
  if (chance <= 0) return word('hopeless');
  if (chance > 0.97) return word('nearlyCertain');
  if (chance < 0.03) return word('hardly');
  const [part, whole] = fraction(chance);
  return word('about', { part, whole });
}
