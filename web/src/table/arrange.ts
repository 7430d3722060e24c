import type { Arranged } from '../games/contract';
import type { Hint, Option } from '../wire/messages';
import { begun } from '../words/words.svelte';

/** Without a word from the game: every option has its button, the one in hand first. */
export function arrange(options: Option[], picked: string): Arranged {
  const moves = options.map((option) => option.move);
  const main = moves.includes(picked) ? picked : moves.length === 1 ? moves[0] : undefined;
  return { ...(main === undefined ? {} : { main }), beside: moves.filter((move) => move !== main) };
}

/** The next best move of a hint, in the words of the button that it would have; those of the log if both buttons say the same. */
export function otherWords(hint: Hint | null, arrangedFor: (picked: string) => Arranged, hinted: string): string {
  const { other_move: move = '', other = '' } = hint ?? {};
  const label = begun((move && arrangedFor(move).label?.[move]) || '');
  return label && label !== hinted ? label : other;
}

/** The moves that have a button, in order: one that would be left alone needs no more room than the way to it. */
export function withButtons(options: Option[], arranged: Arranged): string[] {
  const shown = [...(arranged.main ? [arranged.main] : []), ...arranged.beside];
  const rest = options.map((option) => option.move).filter((move) => !shown.includes(move) && !arranged.elsewhere?.includes(move));
  return rest.length === 1 && !arranged.isComposed ? [...shown, ...rest] : shown;
}
