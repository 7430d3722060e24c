/** Which plays get a button: the group in hand with its sizes, or the few that there are; a pass always. */
import type { Arranged, Option } from '../contract';
import type { About, View } from './types';

const FEW = 3;
const WHEN_MANY = 2; // beside a pass and the way to the rest

export function arrange(_: View, options: Option<About>[], picked: string): Arranged {
  const inHand = options.find((option) => option.move === picked);
  const pass = options.filter((option) => option.about.verb === 'pass').map((option) => option.move);
  if (options.some((option) => option.about.verb === 'name')) return named(options, picked);
  const plays = options.filter((option) => option.about.verb === 'play' && option !== inHand);
  const beside = plays.filter((option) => !inHand || isFew(options) || isSameRank(option, inHand));
  const most = isFew(options) ? FEW : WHEN_MANY;
  const shown = (inHand || isFew(options) ? beside : wholeGroups(beside)).slice(0, most);
  const moves = shown.map((option) => option.move);
  return { ...(inHand ? { main: picked } : {}), beside: [...moves, ...pass.filter((move) => move !== picked)] };
}

function named(options: Option<About>[], picked: string): Arranged {
  const moves = options.map((option) => option.move);
  return { ...(moves.includes(picked) ? { main: picked } : {}), beside: moves.filter((move) => move !== picked) };
}

function isFew(options: Option<About>[]): boolean {
  return options.length <= FEW + 1;
}

function isSameRank(one: Option<About>, other: Option<About>): boolean {
  return one.about.verb === 'play' && other.about.verb === 'play' && one.about.rank === other.about.rank;
}

/** Of each rank the largest play. */
function wholeGroups(plays: Option<About>[]): Option<About>[] {
  const largest = new Map<string, Option<About>>();
  for (const play of plays) if (play.about.verb === 'play') largest.set(play.about.rank, bigger(largest.get(play.about.rank), play));
  return [...largest.values()];
}

function bigger(one: Option<About> | undefined, other: Option<About>): Option<About> {
  return one?.about.verb === 'play' && other.about.verb === 'play' && one.about.number > other.about.number ? one : other;
}
