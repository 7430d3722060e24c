/* Made by `make types` from the Python side. Do not edit. */
export type Step = "seating" | "deal" | "exchange" | "lead" | "size-naming" | "follow" | "scoring";
export type About = Play | Move | NameSize;

export interface View {
  viewer: number | null;
  step: Step | "";
  asked: number[];
  legal: string[];
  is_over: boolean;
  game: number;
  games: number;
  dealer: number;
  hand: {
    [k: string]: number;
  };
  top: TopPlay | null;
  seats: SeatView[];
  still_to_ask: number[];
  passed: number[];
  skipped: number[];
  pass_locks: boolean;
  five_lead_max: number;
  played: {
    [k: string]: number;
  } | null;
  played_by:
    | {
        [k: string]: number;
      }[]
    | null;
  exchange: Exchange | null;
}
/**
 * The play to beat. A led 5 has no size until it is named.
 */
export interface TopPlay {
  seat: number;
  rank: string;
  cards: number;
  size: number | null;
}
export interface SeatView {
  seat: number;
  sits_at: number;
  left: number;
  is_active: boolean;
  cards: number | null;
  status: string | null;
  last_status: string | null;
  chips: {
    [k: string]: number;
  };
  points: number;
}
/**
 * What the viewer gave and received before this game.
 */
export interface Exchange {
  partner: number;
  gave: {
    [k: string]: number;
  };
  received: {
    [k: string]: number;
  };
}
/**
 * `play 3x6`: three cards of rank 6; `play 1xZillionaire`.
 */
export interface Play {
  verb: "play";
  number: number;
  rank: string;
}
/**
 * A move as people, logs and the web see it. Subclasses add what it is about.
 */
export interface Move {
  verb: "pass";
}
/**
 * `name 4`: the led 5 counts as four.
 */
export interface NameSize {
  verb: "name";
  size: number;
}
