/* Made by `make types` from the Python side. Do not edit. */
export type Step =
  | "loot-reveal"
  | "role-choice"
  | "centre-cards"
  | "announcement"
  | "negotiation"
  | "answer"
  | "vote"
  | "live-negotiation"
  | "call"
  | "tech-target"
  | "mentalist-victim"
  | "sharing"
  | "next-heist"
  | "set-up"
  | "deal-begun"
  | "amount"
  | "receiver"
  | "deal-entered"
  | "counter-offer"
  | "counter-answer";
export type About = OfRole | OfPair | Amount | Move | OfSeat | OfCharacter | Withdraw;

export interface View {
  viewer: number | null;
  step: Step | "";
  asked: number[];
  legal: string[];
  is_over: boolean;
  heist: number;
  heists: number;
  leader: number;
  centre: number;
  loot: LootView;
  loot_left: LootView[];
  roles: string[];
  face_up: {
    [k: string]: number;
  };
  hidden_card: boolean;
  named: string | null;
  round: number;
  rounds: number;
  seats: SeatView[];
  deals: DealView[];
  entry: DealView | null;
  countering: number | null;
  live: LiveView | null;
}
export interface LootView {
  card: string;
  label: string | null;
  amount: number;
  bonus: number;
  roles: string[];
}
export interface SeatView {
  seat: number;
  money: number | null;
  characters: CharacterView[];
  proposals_left: number | null;
}
export interface CharacterView {
  number: number;
  is_in: boolean;
  is_eliminated: boolean;
  ante: number;
  announced: string | null;
  role: string | null;
  is_known: boolean;
}
/**
 * A proposal that is open, or the viewer's own that is being entered.
 */
export interface DealView {
  proposer: number;
  targets: Target[];
  payments: Payment[];
  shares: Share[];
  agreed: number[];
  still_to_answer: number[];
  is_countered: boolean;
  next_payer: number | null;
  of_two: boolean;
}
/**
 * A character that is to withdraw.
 */
export interface Target {
  seat: number;
  character: number;
}
export interface Payment {
  payer: number;
  amount: number;
  to: number | null;
}
/**
 * What a deal would mean for one player's money.
 */
export interface Share {
  seat: number;
  paid: number;
  got: number;
  ante: number;
}
/**
 * The limits of the negotiation without turns (MD-4.22).
 */
export interface LiveView {
  votes_left: number;
  vote_ready: boolean;
  proposal_seconds: number;
  vote_seconds: number;
  phase_seconds: number;
}
/**
 * `send Brute`, `announce Brute`, `name Brute`.
 */
export interface OfRole {
  verb: "announce" | "name" | "send";
  role: string;
}
/**
 * `send Brute Driver`: for the own characters 1 and 2.
 */
export interface OfPair {
  verb: "announce pair" | "send pair";
  first: string;
  second: string;
}
/**
 * `amount 7`: seven millions.
 */
export interface Amount {
  verb: "amount";
  amount: number;
}
/**
 * A move as people, logs and the web see it. Subclasses add what it is about.
 */
export interface Move {
  verb:
    | "accept"
    | "call vote"
    | "cancel"
    | "counter"
    | "decline"
    | "no"
    | "pass"
    | "refuse"
    | "reopen vote"
    | "submit"
    | "time up"
    | "wait"
    | "withdraw"
    | "withdraw both"
    | "yes";
}
/**
 * `deal 3`, `payer 0`, `rob 2`, `accept 1`: the character or the proposal of that seat, or the seat itself.
 */
export interface OfSeat {
  verb: "accept from" | "counter from" | "deal" | "lapse" | "link" | "payer" | "refuse from" | "rob" | "to";
  seat: number;
}
/**
 * `deal 2.1`: the first character of seat 2, in the 3-player game.
 */
export interface OfCharacter {
  verb: "deal character" | "link character" | "rob character";
  seat: number;
  character: number;
}
/**
 * `withdraw 1`, `withdraw 2`: one own character of the 3-player game.
 */
export interface Withdraw {
  verb: "withdraw one";
  character: number;
}
