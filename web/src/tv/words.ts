/** Words of the big screen. */
import { fill, language } from '../words/words.svelte';

const en = {
  scan: 'Scan to sit down',
  join: 'Watch or join',
  atAddress: 'or open',
  begins: 'The game begins when everybody is in.',
  next: 'Next:',
  turnOf: '{name}’s turn',
  wins: '{names} wins | {names} win',
  nobody: 'Nobody wins',
  free: 'free'
};
const de: Record<keyof typeof en, string> = {
  scan: 'Scannen und hinsetzen',
  join: 'Zuschauen oder mitspielen',
  atAddress: 'oder öffne',
  begins: 'Los geht es, wenn alle da sind.',
  next: 'Als Nächstes:',
  turnOf: '{name} ist dran',
  wins: '{names} gewinnt | {names} gewinnen',
  nobody: 'Niemand gewinnt',
  free: 'frei'
};

export function word(key: keyof typeof en, values: Record<string, string | number> = {}): string {
  return fill((language() === 'de' ? de : en)[key], values);
}
