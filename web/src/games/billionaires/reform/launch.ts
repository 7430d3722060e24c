/** The parties of a launch as the view has them: five Suits, played or not, some of them joined by a pact. */
import { BOARDS } from '../pieces/box';
import { holders } from '../pieces/albums';
import type { View } from '../types';

export interface Party {
  board: string;
  suit: string;
  seat: number | null; // who plays this Billionaire, or the Puppet's owner
  isPuppet: boolean;
  cards: string[];
  score: number;
  partner: string; // a Billionaire, or nothing
  together: number; // with the partner
}

export function parties(view: View): Party[] {
  const scores = view.space?.scores ?? {};
  const played = holders(view);
  const numberOf = (seat: number, isPuppet: boolean): number => (isPuppet ? view.seats.length + seat : seat);
  const boardOf = (number: number): string =>
    played.find((holder) => numberOf(holder.seat, holder.isPuppet) === number)?.board.billionaire ?? '';
  const pacts = (view.space?.pacts ?? []).map((pact) => pact.map(boardOf));
  return Object.entries(BOARDS)
    .map(([board, { suit }]) => {
      const holder = played.find((one) => one.board.billionaire === board);
      const partner = pacts.find((pact) => pact.includes(board))?.find((other) => other !== board) ?? '';
      const score = scores[board] ?? 0;
      return {
        board,
        suit,
        seat: holder?.seat ?? null,
        isPuppet: holder?.isPuppet ?? false,
        cards: (view.space?.cards ?? []).filter((card) => card.startsWith(`${suit} `)),
        score,
        partner,
        together: score + (partner ? (scores[partner] ?? 0) : 0)
      };
    })
    .sort((one, other) => other.together - one.together || one.partner.localeCompare(other.partner));
}

/** How many of the six faces let a Rocket with this score escape (RR-3.27), for the eye only. */
export function escapes(score: number): number {
  return Math.min(Math.max(score - 1, 0), 5);
}
