/** Satzteile, die davon abhängen, was am Tisch vereinbart ist. */
import { hasPuppets, hasTrouble, level } from '../../setting';
import type { Setting } from '../../types';

export function winAt(setting: Setting): string {
  return setting.options['win_timing'] === 'end_of_turn' ? 'am Ende des Zugs' : 'sofort';
}

export function whoWinsRevolution(setting: Setting): string {
  if (hasTrouble(setting)) return 'Alle verlieren, außer **Berühmtheit oder Revolutionär**.';
  return level(setting) >= 3 ? 'Alle verlieren, außer **einer Berühmtheit**.' : '**Niemand gewinnt.**';
}

export function pacts(setting: Setting): string {
  if (hasPuppets(setting)) return ': ein Milliardär, oder du mit deiner Marionette';
  const counted = setting.seats - (hasTrouble(setting) && setting.options['pact_player_count'] === 'billionaires' ? 1 : 0);
  return counted >= 4 ? ': ein Milliardär, oder zwei mit einem Pakt' : '';
}

export function emptyDeck(setting: Setting): string {
  return setting.options['exhaustion'] === 'immediate' ? 'Wer die letzte Karte zieht, beendet damit den Zug.' : 'Der Zug wird noch beendet.';
}
