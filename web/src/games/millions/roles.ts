/** The gang: its portraits and inks. The names are in words.ts. */
import type { View } from './types';

/** In the order in which they act. */
export const ORDER = ['Tech', 'Acrobat', 'Brute', 'Mentalist', 'Brain', 'Driver'];
const INKS: Record<string, string> = { Tech: 'p6', Acrobat: 'p7', Brute: 'p2', Mentalist: 'p5', Brain: 'p4', Driver: 'p1' };

export function ink(role: string): string {
  return `var(--${INKS[role] ?? 'game'})`;
}

export function portrait(role: string): string {
  return `cat-${role.toLowerCase()}`;
}

/** Every face-up card by itself, in the order of acting. */
export function faceUp(view: View): string[] {
  return ORDER.flatMap((role) => Array.from({ length: view.face_up[role] ?? 0 }, () => role));
}

export function characters(view: View): number {
  return view.seats.reduce((sum, seat) => sum + seat.characters.length, 0);
}

/** What the antes of those who are still In come to. */
export function antes(view: View): number {
  return view.seats.flatMap((seat) => seat.characters).reduce((sum, character) => sum + (character.is_in ? character.ante : 0), 0);
}
