/** What a table has agreed on, in a line: a named set of options, or what differs from the rulebook. */
import type { GameInfo, OptionInfo, TableInfo } from '../wire/messages';
import { ended } from '../words/words.svelte';
import { word } from './words';

const FEW = 3;

export function agreed(game: GameInfo, table: TableInfo): string {
  const preset = Object.entries(game.presets).find(([, values]) => isSo(game, table, values as Record<string, unknown>));
  const text = preset && game.preset_texts[preset[0]];
  if (text) return ended(text);
  const other = game.options.filter((option) => option.kind !== 'data' && differs(option, table.options[option.name]));
  if (other.length === 0) return word('byTheBook');
  const told = other.slice(0, FEW).map((option) => `${option.text.split(':')[0]}: ${valueOf(option, table.options[option.name])}`);
  const rest = other.length - FEW;
  return `${word('houseRules')} ${[...told, ...(rest > 0 ? [word('andMore', { n: rest })] : [])].join(' · ')}`;
}

function isSo(game: GameInfo, table: TableInfo, preset: Record<string, unknown>): boolean {
  return game.options.every((option) => (table.options[option.name] ?? option.default) === (preset[option.name] ?? option.default));
}

function differs(option: OptionInfo, value: unknown): boolean {
  return value !== undefined && value !== option.default;
}

function valueOf(option: OptionInfo, value: unknown): string {
  if (typeof value === 'boolean') return word(value ? 'on' : 'off');
  const at = (option.choices ?? []).findIndex((choice) => choice === value);
  return option.labels?.[at] ?? String(value);
}
