/**
 * Putting a move together by touching things. A thing is a token ("market:Power", "hand:Bombs 1"), a move is the set of
 * its tokens, and what has been touched narrows down the options that the server listed. Nothing here knows a rule.
 */
import type { Option } from '../../contract';
import type { About } from '../types';

export type Token = string;
export type Open = Option<About>;

/** Moves that belong together; those of the first groups are put together by touching, `plain` ones are just buttons. */
const GROUPS: Record<string, string> = {
  buy: 'buy',
  invest: 'invest',
  exchange: 'exchange',
  swap: 'swap',
  'game the market': 'game',
  audit: 'audit',
  scam: 'scam',
  purchase: 'purchase',
  reveal: 'role',
  broker: 'role',
  con: 'role',
  'con outright': 'role',
  'swap envelopes with': 'role',
  'take role of': 'role',
  sacrifice: 'plan',
  attach: 'plan',
  offer: 'offer',
  raise: 'raise',
  lower: 'lower',
  contribute: 'contribute',
  fix: 'fix',
  'accept help of': 'help'
};
const ORDER = ['buy', 'invest', 'exchange', 'swap', 'game', 'audit', 'scam', 'fix', 'contribute', 'purchase', 'plan', 'offer', 'help', 'raise', 'lower', 'other', 'role'];

/** Small moves of a choice that is kept as a draft: they are made at once and can be stepped back. */
const SMALL = new Set(['put', 'retrieve', 'pay', 'raise', 'lower', 'sacrifice', 'attach', 'trade', 'commit']);

export function groupOf(about: About): string {
  return GROUPS[about.verb] ?? (tokensOf(about).length > 0 ? 'other' : 'plain');
}

export function isSmall(about: About): boolean {
  return SMALL.has(about.verb);
}

/** The groups among the options, in the order in which they are shown. */
export function groupsOf(options: Open[]): string[] {
  const present = new Set(options.map((option) => groupOf(option.about)));
  return ORDER.filter((group) => present.has(group));
}

export function inGroup(options: Open[], group: string): Open[] {
  return options.filter((option) => groupOf(option.about) === group);
}

const ZONES: Record<string, string> = { retrieve: 'envelope', take: 'discard', receive: 'looked', place: 'looked' };

function zoneOf(verb: string): string {
  return ZONES[verb] ?? 'hand';
}

export function tokensOf(about: About): Token[] {
  const parts = about as unknown as Record<string, string | string[] | number | number[] | undefined>;
  const zone = zoneOf(about.verb);
  const found: Token[] = [];
  for (const name of ['market', 'other_market']) if (parts[name]) found.push(`market:${String(parts[name])}`);
  for (const name of ['asset', 'other_asset']) if (parts[name]) found.push(`asset:${String(parts[name])}`);
  for (const name of ['crisis', 'policy', 'role', 'board']) if (parts[name]) found.push(`${name}:${String(parts[name])}`);
  if (parts['card']) found.push(`${zone}:${String(parts['card'])}`);
  if (Array.isArray(parts['cards'])) found.push(...parts['cards'].map((card) => `${zone}:${card}`));
  if (parts['revolution_card']) found.push(`revolution:${String(parts['revolution_card'])}`);
  if (Array.isArray(parts['seats'])) found.push(...parts['seats'].map((seat) => `offer:${seat}`));
  if (parts['seat'] !== undefined) found.push(`seat:${String(parts['seat'])}`);
  return found;
}

export function count(tokens: Token[], token: Token): number {
  return tokens.filter((other) => other === token).length;
}

/** Does a move hold all of these, each as often? */
export function fits(about: About, chosen: Token[]): boolean {
  const own = tokensOf(about);
  return chosen.every((token) => count(own, token) >= count(chosen, token));
}

/** The move that is just these. */
export function found(options: Open[], chosen: Token[]): Open | undefined {
  return options.find((option) => tokensOf(option.about).length === chosen.length && fits(option.about, chosen));
}

export function canTouch(options: Open[], token: Token): boolean {
  return options.some((option) => fits(option.about, [token]));
}

/** Touching a thing adds it; things that no longer go with it are put back, those of its own sort first. */
export function touched(options: Open[], chosen: Token[], token: Token): Token[] {
  let kept = chosen;
  const isPossible = (): boolean => options.some((option) => fits(option.about, [...kept, token]));
  while (!isPossible() && kept.length > 0) {
    const same = kept.findIndex((other) => sortOf(other) === sortOf(token));
    const drop = same >= 0 ? same : 0;
    kept = kept.filter((_, i) => i !== drop);
  }
  return isPossible() ? [...kept, token] : chosen;
}

export function without(chosen: Token[], token: Token): Token[] {
  const at = chosen.lastIndexOf(token);
  return chosen.filter((_, i) => i !== at);
}

export function sortOf(token: Token): string {
  return token.slice(0, token.indexOf(':'));
}

export function nameOf(token: Token): string {
  return token.slice(token.indexOf(':') + 1);
}

/** What may be taken in hand from the start: hand cards, Markets and Roles that all go together in one move. */
export function preset(all: Open[]): Token[] {
  const options = all.filter((option) => !isSmall(option.about)); // those are made by touching, at once
  let chosen: Token[] = [];
  for (const sort of ['hand', 'role', 'market']) {
    const tokens = most(options.map((option) => tokensOf(option.about).filter((token) => sortOf(token) === sort)));
    if (tokens.length > 0 && options.some((option) => fits(option.about, [...chosen, ...tokens]))) chosen = [...chosen, ...tokens];
  }
  return chosen;
}

/** All tokens of the lists, each as often as it stands in one of them at most. */
function most(lists: Token[][]): Token[] {
  const numbers = new Map<Token, number>();
  for (const list of lists) for (const token of list) numbers.set(token, Math.max(numbers.get(token) ?? 0, count(list, token)));
  return [...numbers].flatMap(([token, number]) => Array.from({ length: number }, () => token));
}

/** How a move would be written that nobody offers, to ask why not. */
export function unwritten(group: string, chosen: Token[], token: Token): string {
  const all = [...chosen, token];
  const of = (sort: string): string[] => all.filter((other) => sortOf(other) === sort).map(nameOf);
  const market = of('market').at(-1);
  const card = (sortOf(token) === 'hand' ? nameOf(token) : of('hand')[0]) ?? '';
  const asset = of('asset').at(-1);
  if (market && card && ['buy', 'invest', 'exchange'].includes(group)) return `${group} ${market}: ${card}`;
  if (asset && ['audit', 'purchase'].includes(group)) return `${group} ${asset}`;
  if (asset && group === 'plan') return `sacrifice ${asset}`;
  if (sortOf(token) === 'hand' && group === 'other') return `put ${nameOf(token)}`;
  return '';
}
