/* Made by `make types` from the Python side. Do not edit. */
export type Step =
  | "starting-player"
  | "board-choice"
  | "deal"
  | "role-choice"
  | "first-turn"
  | "draw-step"
  | "action"
  | "turn-end"
  | "early-end-proposal"
  | "early-end-vote"
  | "turn-change"
  | "market-reveal"
  | "claim-choice"
  | "inflation"
  | "gangster-window"
  | "gamed-buy"
  | "level-vote"
  | "gathering"
  | "emergency-measures"
  | "refill"
  | "round-end-crisis"
  | "role-step"
  | "role-return"
  | "role-draw"
  | "role-pick"
  | "round-end-policy"
  | "new-round"
  | "crisis-activation"
  | "celebrity-window"
  | "panic-check"
  | "broker-window"
  | "dictate"
  | "negotiation"
  | "proposal"
  | "rebel-removal"
  | "speculator-window"
  | "speculation"
  | "discard-down"
  | "con-answer"
  | "bribe-step"
  | "insider-window"
  | "hold-up-choice"
  | "envelope-opening"
  | "vulture-window"
  | "policy-choice"
  | "dig"
  | "policy-audit"
  | "new-role-pick"
  | "repression"
  | "tax"
  | "purchase-window"
  | "payment"
  | "puppet-step"
  | "roll-shift"
  | "puppet-audit"
  | "puppet-trade"
  | "launch-window"
  | "pact-proposal"
  | "pact-answer"
  | "puppet-pact"
  | "boarding"
  | "round-draw"
  | "troubled-turn"
  | "lowest-card"
  | "declare-choice"
  | "reform-action"
  | "fix-commitment"
  | "fix-help"
  | "fix-acceptance"
  | "fix-reveal"
  | "fix-outcome"
  | "revolution-draw"
  | "revolution-play"
  | "revolution-done"
  | "boycotting"
  | "comrade-look"
  | "comrade-move"
  | "hostage-choice"
  | "takeover"
  | "control-end"
  | "thugs-payment"
  | "infiltration"
  | "infiltrator-play"
  | "donation"
  | "owners-removal"
  | "organizing"
  | "propaganda-choice"
  | "rebel-sacrifice"
  | "sabotaging"
  | "alliance"
  | "insider-between-turns";
export type About =
  | AboutBoard
  | AboutRole
  | Move
  | CardsAtMarket
  | CardAtMarket
  | SwapFaceUp
  | AboutAsset
  | AboutTwoAssets
  | AboutCard
  | AboutCrisis
  | AboutPolicy
  | AboutCards
  | AboutPlayer
  | AboutPlayers
  | AboutRevolutionCard
  | AboutMarket;

export interface View {
  viewer: number | null;
  step: Step | "";
  asked: number[];
  legal: string[];
  is_over: boolean;
  level: number;
  round: number;
  last_round: number;
  turn: number;
  markets: MarketView[];
  seats: SeatView[];
  deck_size: number;
  discard: string[];
  set_aside: number;
  crises: CrisisView[];
  rebels: number;
  policy: string;
  panic: PanicView;
  held_up: number[];
  played: string[];
  named_asset: string | null;
  con: [string, string] | null;
  roll: number | null;
  removing: number;
  proposal: ProposalView | null;
  draft: ProposalView | null;
  draft_cards: string[];
  draft_retrieved: string[];
  acts_as: number | null;
  spread: SpreadView | null;
  odds: {
    [k: string]: OddsView;
  };
  roles_drawn: string[];
  worth: {
    [k: string]: number;
  };
  icons: {
    [k: string]: number;
  };
  unseen: {
    [k: string]: number;
  };
  winners: number[];
  space: SpaceView | null;
  troublemaker: TroublemakerView | null;
  looked_at: string[];
  named_market: string | null;
}
export interface MarketView {
  market: string;
  number: number;
  assets: string[];
  face_up: string[];
  face_down: number;
  known: string[];
}
export interface SeatView {
  seat: number;
  board: BillionaireView | null;
  puppet: BillionaireView | null;
  hand_size: number;
  hand: string[];
  hand_limit: number;
  envelope_size: number;
  envelope: string[];
  role: string | null;
  is_revealed: boolean;
  has_unrevealed_role: boolean;
  possible_roles: string[];
  has_bunker: boolean;
  is_out: boolean;
  is_troublemaker: boolean;
}
/**
 * A board in play: a player's own, or a Puppet's.
 */
export interface BillionaireView {
  billionaire: string;
  suit: string;
  spaces: {
    [k: string]: number;
  };
  assets: string[];
  filled: number;
  places: PlaceView[];
}
/**
 * A space of a board, or an Asset that fills none.
 */
export interface PlaceView {
  market: string;
  asset: string | null;
  is_spare: boolean;
}
export interface CrisisView {
  crisis: string;
  icons: number;
  rebels: number;
}
export interface PanicView {
  stage: "none" | "over" | "pending";
  leader: number | null;
  card: string | null;
  types: string[];
}
/**
 * A PLAN; a SWAP has no sacrifices.
 */
export interface ProposalView {
  proposer: number;
  sacrifices: string[];
  swaps: [string, string][];
  owners: number[][];
  after: HolderView[];
}
/**
 * A Billionaire in play, as a plan would leave it.
 */
export interface HolderView {
  seat: number;
  is_puppet: boolean;
  board: BillionaireView;
}
/**
 * Hand and envelope of whoever the viewer plays, as they lie in the middle of a choice.
 */
export interface SpreadView {
  hand: LyingCard[];
  envelope: LyingCard[];
}
/**
 * A card while cards are being moved.
 */
export interface LyingCard {
  card: string;
  is_moving: boolean;
}
/**
 * A Buy at a Market, as far as the viewer can know before its cards are turned up.
 */
export interface OddsView {
  mine: number;
  theirs: number;
  unseen: number;
  chances: number[];
}
/**
 * The Space Program.
 */
export interface SpaceView {
  envelope: "closed" | "gone" | "none" | "open";
  number: number;
  cards: string[];
  scores: {
    [k: string]: number;
  };
  pacts: [number, number][];
  parties: PartyView[];
  has_memory_aid: boolean;
}
/**
 * A Billionaire in a launch, in play or not.
 */
export interface PartyView {
  billionaire: string;
  suit: string;
  seat: number | null;
  is_puppet: boolean;
  score: number;
  partner: string;
  together: number;
  faces: number;
}
export interface TroublemakerView {
  seat: number;
  is_declared: boolean;
  alignment: string | null;
  collected: string[];
  icons: number;
  face_up: string[];
  organized: number;
  deck: number;
  discard: string[];
  drawn: string[];
  is_strike: boolean;
  hostages: [number, number][];
  turns_to_miss: number[];
  captor: number | null;
  hostage: number | null;
  fix: FixView | null;
}
/**
 * A Fix under way.
 */
export interface FixView {
  crisis: string;
  committed: number;
  own_committed: string[];
  offers: number[];
  own_offer: string[];
  drawn: string[];
}
/**
 * `choose Aristocrat`.
 */
export interface AboutBoard {
  verb: "choose";
  board: string;
}
/**
 * `keep Banker`, `reveal Gangster`.
 */
export interface AboutRole {
  verb: "keep" | "reveal";
  role: string;
}
/**
 * A move as people, logs and the web see it. Subclasses add what it is about.
 */
export interface Move {
  verb:
    | "accept"
    | "agree"
    | "board"
    | "close envelope"
    | "declare"
    | "decline"
    | "disagree"
    | "draw"
    | "draw roles"
    | "end turn"
    | "finish"
    | "game the market"
    | "hold back"
    | "hold role"
    | "hold up"
    | "keep none"
    | "leave"
    | "pass"
    | "pass by"
    | "propose end"
    | "put back"
    | "refuse"
    | "stay behind"
    | "submit"
    | "use it";
}
/**
 * `buy Vanity: Locks 2 + Bombs 1`.
 */
export interface CardsAtMarket {
  verb: "buy";
  market: string;
  cards: string[];
}
/**
 * `invest Toys: Diamonds 1`, `exchange Toys: Locks 3`.
 */
export interface CardAtMarket {
  verb: "exchange" | "invest" | "place";
  market: string;
  card: string;
}
/**
 * `swap Toys and Power`.
 */
export interface SwapFaceUp {
  verb: "swap";
  market: string;
  other_market: string;
}
/**
 * `claim Mega Yacht`, `audit Think Tank`, `sacrifice Art Hoard`.
 */
export interface AboutAsset {
  verb: "audit" | "claim" | "con outright" | "purchase" | "return" | "sacrifice";
  asset: string;
}
/**
 * `scam Mega Yacht with Art Hoard`: who owns which is plain from the table, so the order does not matter.
 */
export interface AboutTwoAssets {
  verb: "attach" | "broker" | "con" | "offer" | "scam" | "trade";
  asset: string;
  other_asset: string;
}
/**
 * `discard Audit`, `put Locks 3`, `raise Bombs 1`.
 */
export interface AboutCard {
  verb:
    | "commit"
    | "contribute"
    | "discard"
    | "help with"
    | "lower"
    | "pay"
    | "put"
    | "raise"
    | "receive"
    | "retrieve"
    | "take";
  card: string;
}
/**
 * `let stay Floods`, `remove rebels Pandemic`.
 */
export interface AboutCrisis {
  verb: "add rebels" | "fix" | "let stay" | "remove rebels";
  crisis: string;
}
/**
 * `set policy Tax Tyranny`.
 */
export interface AboutPolicy {
  verb: "set policy";
  policy: string;
}
/**
 * `tax Locks 2 + Bombs 1`.
 */
export interface AboutCards {
  verb: "tax";
  cards: string[];
}
/**
 * `swap envelopes with player 2`: players are numbered from 1, seats from 0.
 */
export interface AboutPlayer {
  verb: "pick" | "propose pact to" | "swap envelopes with" | "take role of";
  seat: number;
}
/**
 * `accept help of player 2 + player 4`, `accept help of nobody`.
 */
export interface AboutPlayers {
  verb: "accept help of";
  seats: number[];
}
/**
 * `play Boycott`.
 */
export interface AboutRevolutionCard {
  verb: "play";
  revolution_card: string;
}
/**
 * `look at Toys`.
 */
export interface AboutMarket {
  verb: "look at";
  market: string;
}
