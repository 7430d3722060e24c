/** What a table has agreed on, and which kinds of game that makes it: a Level or a module is a kind of its own. */
import type { GameInfo, TableInfo } from '../wire/messages';
import type { Setting } from './types';

/** A table's options are complete; before there is one, what is not chosen has its usual value. */
export function settingOfTable(table: TableInfo, level?: number): Setting {
  const options = level === undefined ? table.options : { ...table.options, level }; // a Level may rise during the game
  return { game: table.game, seats: table.seats.filter((seat) => seat.kind !== 'closed').length, options };
}

export function settingOfGame(game: GameInfo, options: Record<string, unknown> = {}, seats = game.usual_seats): Setting {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { game: game.key, seats, options: { ...usual, ...options } };
}

export function level(setting: Setting): number {
  return hasTrouble(setting) ? 4 : Number(setting.options['level'] ?? 1);
}

export function hasPuppets(setting: Setting): boolean {
  return setting.game === 'billionaires' && setting.seats === 2 && setting.options['puppets'] !== false;
}

export function hasSpace(setting: Setting): boolean {
  return setting.options['space_program'] === true;
}

export function hasTrouble(setting: Setting): boolean {
  return setting.options['troublemakers'] === true;
}

/** The kinds that a table is of, the plain game first. Each is taught by a deck of the same name. */
export function kindsOf(setting: Setting): string[] {
  if (setting.game !== 'billionaires') return [setting.game];
  const levels = [2, 3, 4].filter((one) => level(setting) >= one).map((one) => `level${one}`);
  const modules = [
    hasPuppets(setting) ? 'puppets' : '',
    hasSpace(setting) ? 'space' : '',
    hasTrouble(setting) ? 'troublemakers' : ''
  ];
  return ['billionaires', ...levels, ...modules.filter(Boolean)];
}

const KINDS: Record<string, { options: Record<string, unknown>; seats?: number }> = {
  level2: { options: { level: 2 } },
  level3: { options: { level: 3 } },
  level4: { options: { level: 4 } },
  puppets: { options: { level: 1 }, seats: 2 },
  space: { options: { level: 4, space_program: true } },
  troublemakers: { options: { level: 4, troublemakers: true } }
};

/** A table of that kind and no more: what a page for learning speaks of. */
export function settingOfKind(game: GameInfo, kind: string): Setting {
  const wanted = KINDS[kind];
  return settingOfGame(game, wanted?.options, wanted?.seats);
}
