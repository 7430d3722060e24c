import type { Arranged } from '../games/contract';
import type { Option } from '../wire/messages';

/** Without a word from the game: every option has its button, the one in hand first. */
export function arrange(options: Option[], picked: string): Arranged {
  const moves = options.map((option) => option.move);
  const main = moves.includes(picked) ? picked : moves.length === 1 ? moves[0] : undefined;
  return { ...(main === undefined ? {} : { main }), beside: moves.filter((move) => move !== main) };
}
