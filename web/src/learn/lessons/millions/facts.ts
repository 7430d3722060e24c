/** Which roles a number of players uses (the table of the rules page). */
import { ORDER } from '../../../games/millions/roles';
import type { Setting } from '../../types';

const WITHOUT: Record<number, string[]> = { 3: ['Brain'], 4: ['Tech', 'Acrobat', 'Brain'], 5: ['Acrobat', 'Brain'], 6: ['Brain'] };

/** Whom a Mentalist can rob, of the roles in use. */
export function victimsFor(setting: Setting): string[] {
  return rolesFor(setting).filter((role) => ['Tech', 'Acrobat', 'Brute'].includes(role));
}

export function rolesFor(setting: Setting): string[] {
  if (setting.seats === 4 && setting.options['role_set_4'] === 'tech') return ['Tech', 'Brute', 'Mentalist'];
  return ORDER.filter((role) => !WITHOUT[setting.seats]?.includes(role));
}
