/** Parts of sentences that depend on what the table has agreed on. */
import { hasPuppets, hasTrouble, level } from '../../setting';
import type { Setting } from '../../types';

export function winAt(setting: Setting): string {
  return setting.options['win_timing'] === 'end_of_turn' ? 'at the end of the turn' : 'at once';
}

export function whoWinsRevolution(setting: Setting): string {
  if (hasTrouble(setting)) return 'All lose but **a Celebrity or a Revolutionary**.';
  return level(setting) >= 3 ? 'All lose but **a Celebrity**.' : '**Nobody has won.**';
}

/** Whether two may board together. */
export function pacts(setting: Setting): string {
  if (hasPuppets(setting)) return ': one Billionaire, or a player with the own Puppet';
  const counted = setting.seats - (hasTrouble(setting) && setting.options['pact_player_count'] === 'billionaires' ? 1 : 0);
  return counted >= 4 ? ': one Billionaire, or two with a pact' : '';
}

export function emptyDeck(setting: Setting): string {
  return setting.options['exhaustion'] === 'immediate' ? 'Drawing its last card ends the turn at once.' : 'The turn is still finished.';
}
