/* Made by `make types` from the Python side. Do not edit. */
export type Step =
  | "setup"
  | "turn"
  | "supermarket-notes"
  | "receiver-notes"
  | "flight"
  | "henchmen-return"
  | "market-refill"
  | "diners"
  | "next-round"
  | "last-henchmen"
  | "great-lawyer"
  | "bad-lawyer"
  | "lawyer-placement"
  | "final-payout";
export type About = Move | UseSpace | HandIn | Transfer | LiftHenchman;

export interface View {
  viewer: number | null;
  step: Step | "";
  asked: number[];
  legal: string[];
  is_over: boolean;
  round: number;
  max_rounds: number;
  round_first: number;
  pawn: number;
  officer: number;
  track: {
    [k: string]: string;
  };
  next_effect: string;
  last_space: number;
  ban: number;
  strike: boolean;
  is_closing: boolean;
  is_rematch: boolean;
  spaces: SpaceView[];
  deck: {
    [k: string]: number;
  };
  removed: CardView[];
  prices: PricesView;
  pays: {
    [k: string]: number;
  };
  seats: SeatView[];
}
export interface SpaceView {
  name: string;
  id: string;
  action: string;
  cost: number;
  hat: boolean;
  bin: boolean;
  sunglasses: boolean;
  henchman: number | null;
  card: CardView | null;
}
export interface CardView {
  id: string;
  kind: string;
  value: number;
}
/**
 * The fixed amounts of the rules (C6).
 */
export interface PricesView {
  supermarket_notes: number;
  full_value: number;
  receiver_notes: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  rates: [number, number, number];
  tax_refund: number;
  fakes_per_printer: number;
}
export interface SeatView {
  seat: number;
  plays: boolean;
  cards: CardView[];
  printers: number;
  quality: number;
  print_run: number;
  diners: number;
  standing: number;
  laid_down: number;
  spaces: string[];
  money: MoneyView | null;
}
export interface MoneyView {
  cash: number;
  offshore: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  fakes: [number, number, number];
}
/**
 * A move as people, logs and the web see it. Subclasses add what it is about.
 */
export interface Move {
  verb: "decline" | "pass";
}
/**
 * `use P2`: put a henchman on the second print space. The printed ids, 2P2 and 4P2, name it too.
 */
export interface UseSpace {
  verb: "use";
  space: string;
}
/**
 * `hand 1 0 2`: one fake of quality ★ and two of ★★★.
 */
export interface HandIn {
  verb: "hand";
  one: number;
  two: number;
  three: number;
}
/**
 * `deposit 40` or `withdraw 40`: dollars from cash to offshore or back.
 */
export interface Transfer {
  verb: "deposit" | "withdraw";
  amount: number;
}
/**
 * `lift P2`: a lawyer takes the own henchman off this space.
 */
export interface LiftHenchman {
  verb: "lift";
  space: string;
}
