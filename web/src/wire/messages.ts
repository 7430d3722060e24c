/* Made by `make types` from the Python side. Do not edit. */
export type EventName =
  | "accepted"
  | "accepted help"
  | "added"
  | "announced"
  | "announced pair"
  | "answered"
  | "antes paid"
  | "asset left game"
  | "attached swap"
  | "audited"
  | "ban rose"
  | "became troublemaker"
  | "began"
  | "boarded"
  | "bonus added"
  | "bonus paid"
  | "bonus shown"
  | "bought"
  | "boycotted"
  | "bunker left"
  | "called vote"
  | "cancelled"
  | "cannot infiltrate"
  | "card laid"
  | "card removed"
  | "cards shown"
  | "changed seats"
  | "chose"
  | "chose board"
  | "chose pair"
  | "closed envelope"
  | "closing began"
  | "committed"
  | "contributed"
  | "countered"
  | "crises added"
  | "dealt"
  | "dealt to market"
  | "declared"
  | "declined"
  | "declined asset"
  | "died"
  | "diners worked"
  | "discarded"
  | "disclosed"
  | "disclosed hidden"
  | "drew"
  | "drew revolution"
  | "eliminated"
  | "ended"
  | "envelope became deck"
  | "exchanged"
  | "final card"
  | "five counts"
  | "fix drew"
  | "fix failed"
  | "fix scored"
  | "fix showed"
  | "fixed"
  | "game began"
  | "game ended"
  | "game left over"
  | "gamed the market"
  | "gave"
  | "got envelope"
  | "got puppet"
  | "heist began"
  | "heist started"
  | "held up"
  | "infiltrated"
  | "invested"
  | "kept no role"
  | "kept role"
  | "lapsed"
  | "launch score"
  | "leads"
  | "left deck"
  | "let go"
  | "level rose"
  | "lifted"
  | "linked"
  | "linked character"
  | "lone tech paid"
  | "looked at market"
  | "looked at roles"
  | "lost loot"
  | "made pact"
  | "made puppet pact"
  | "market closed"
  | "match ended"
  | "may set policy"
  | "missed turn"
  | "moved card"
  | "moved money"
  | "moved money openly"
  | "must miss"
  | "named"
  | "named fix"
  | "named for con"
  | "named for return"
  | "named size"
  | "nobody boarded"
  | "offered help"
  | "offered no help"
  | "offered swap"
  | "officer moved"
  | "opened envelope"
  | "opened space envelope"
  | "order ended"
  | "owned up"
  | "owned up character"
  | "paid"
  | "paid driver"
  | "paid fare"
  | "paid godfather"
  | "paid godfather unseen"
  | "paid part of ante"
  | "paid tax"
  | "paid thugs"
  | "panic failed"
  | "panic loomed"
  | "passed"
  | "passed by"
  | "placed"
  | "placed rebels"
  | "played"
  | "played revolution"
  | "printed"
  | "proposed"
  | "proposed character"
  | "proposed end"
  | "proposed pact"
  | "puppet added card"
  | "puppet boarded"
  | "puppet bought"
  | "puppet died"
  | "puppet discarded"
  | "puppet returned asset"
  | "puppet rolled"
  | "puppet took asset"
  | "purchased"
  | "put face down"
  | "put face up"
  | "put role back"
  | "received lowest"
  | "received tax"
  | "refused"
  | "refused pact"
  | "refused puppet pact"
  | "rematch began"
  | "removed rebels"
  | "returned asset"
  | "revealed role"
  | "revolution came"
  | "rioted"
  | "rocket escaped"
  | "rocket exploded"
  | "role went back"
  | "rolled"
  | "round began"
  | "round ended"
  | "sabotaged"
  | "saw held cards"
  | "scammed"
  | "scored"
  | "set policy"
  | "shared"
  | "shifted roll"
  | "showed alignment"
  | "skipped for rocket"
  | "sold"
  | "stayed behind"
  | "stole"
  | "strike began"
  | "strike ended"
  | "submitted plan"
  | "swapped"
  | "swapped assets"
  | "swapped envelopes"
  | "ticket paid"
  | "time ran out"
  | "took"
  | "took alignment"
  | "took asset"
  | "took bunker"
  | "took discard"
  | "took face up"
  | "took hostage"
  | "took over"
  | "took pawn"
  | "took refund"
  | "took role"
  | "traded"
  | "turned panic card"
  | "turned up"
  | "vote carried"
  | "vote failed"
  | "vote reopened"
  | "voted"
  | "was dealt"
  | "was skipped"
  | "went out"
  | "withdrew"
  | "withdrew character"
  | "won"
  | "won round"
  | "would pay";
export type DecidedBy = "" | "bot" | "time" | "rules" | "order";
export type UndoKind = "" | "free" | "ask" | "rewind";
export type OptionKind = "flag" | "number" | "choice" | "data";
export type TableStatus = "waiting" | "playing" | "over";
export type SeatKind = "open" | "person" | "bot" | "closed";
export type PlannedKind = "you" | "open" | "bot" | "closed";
export type RefusalCode =
  | "bad-name"
  | "bad-options"
  | "bad-record"
  | "bad-seats"
  | "failed"
  | "foreign"
  | "misdirected"
  | "gone"
  | "illegal"
  | "limit"
  | "malformed"
  | "no-seat"
  | "not-now"
  | "not-yours"
  | "other-rules"
  | "other-version"
  | "seats-open"
  | "stale"
  | "taken"
  | "taken-colour"
  | "too-large"
  | "unavailable";
export type Sureness = "" | "clear" | "likely" | "close";
export type FromClient =
  Hello | Play | DropDraft | GiveOrder | DropOrder | WhyNot | AskHint | Say | Undo | AnswerUndo | Ping;
export type FromServer = Welcome | Update | Done | Refused | Allowed | Hint | Failure | Pong;

/**
 * To start the game, or to free a seat.
 */
export interface AskHost {
  wish: string;
  seat?: number;
}
/**
 * The secret of a personal seat link.
 */
export interface Claim {
  secret: string;
}
export interface Coaching {
  name?: string;
}
/**
 * One step of a finished game, as one seat saw it or as nobody did.
 */
export interface Frame {
  step: number;
  perspective: Perspective;
  scores: number[];
}
/**
 * The table from one seat, or from the spectators' bench (None).
 */
export interface Perspective {
  seat: number | null;
  view: unknown;
  lines?: LogLine[];
  revisions?: Revision[];
  options?: Option[];
  answering?: Answering | null;
  orders?: StandingOrder[];
  can_order?: StandingOrder[];
  prompt?: string;
  stake?: string;
  clause?: string;
  decision?: number;
  draft?: number;
  undo?: UndoKind;
}
/**
 * Something that happened, for the log and for animation. `step` counts decisions from 1; 0 is the set-up. All
 *     answers to what several are asked at once are one step.
 */
export interface LogLine {
  step: number;
  event: EventName;
  seat: number;
  text: string;
  details?: {
    [k: string]: unknown;
  };
  clause?: string;
  by?: DecidedBy;
}
/**
 * A step that may not be looked up as it was told: these lines, or none, in place of what the client had of it.
 */
export interface Revision {
  step: number;
  lines?: LogLine[];
}
/**
 * A move that is open now: how it is written, what stands on its button, and what it is about.
 */
export interface Option {
  move: string;
  text: string;
  about: {
    [k: string]: unknown;
  };
  note?: string;
  clause?: string;
}
/**
 * What the table is about to answer for a seat, in a moment: nobody else can tell that it is not the person.
 */
export interface Answering {
  move: string;
  text: string;
  by: DecidedBy;
  order?: string;
}
/**
 * What the table answers for a seat until it no longer applies, or could be told to answer.
 */
export interface StandingOrder {
  order: string;
  text: string;
  note?: string;
  about?: number | null;
  move?: string;
}
export interface GameInfo {
  key: string;
  title: string;
  tagline: string;
  seats: number[];
  usual_seats: number;
  minutes: number;
  rules: string;
  designers: string[];
  publisher: string;
  year: number;
  options: OptionInfo[];
  presets: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  preset_texts: {
    [k: string]: string;
  };
  bots: string[];
  bot_names: {
    [k: string]: string[];
  };
}
export interface OptionInfo {
  name: string;
  kind: OptionKind;
  default: boolean | number | string;
  clause: string;
  text: string;
  choices?: (boolean | number | string)[];
  labels?: string[];
  low?: number | null;
  high?: number | null;
  without_turns?: boolean;
}
export interface Health {
  status: "ok" | "store down";
  version: string;
  store: boolean;
  bus: boolean;
}
/**
 * Links to the table that others can follow, the best first; none if only this machine reaches the server.
 */
export interface Invitation {
  links: string[];
}
export interface Joined {
  table: TableInfo;
  yours: number[];
  is_host?: boolean;
}
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  status: TableStatus;
  options: {
    [k: string]: unknown;
  };
  seats: SeatInfo[];
  commitment: string;
  title?: string;
  public?: boolean;
  hints?: boolean;
  clock?: Clock;
  grace?: number;
  watching?: number;
  host_seat?: number;
  is_host_here?: boolean;
  wishes?: Wish[];
  minutes?: number;
  undo?: UndoInfo | null;
  rematch?: string;
  is_rematch?: boolean;
  is_practice?: boolean;
  coached?: boolean;
  problem?: string;
}
export interface SeatInfo {
  kind: SeatKind;
  name?: string;
  level?: string;
  is_here?: boolean;
  stand_in?: string;
  colour?: number;
  bot_at?: number;
  agreed?: number[];
}
/**
 * In seconds; nothing set means no clock. Only a phase without turns always has one: `pace` makes it run faster.
 */
export interface Clock {
  per_move?: number;
  per_game?: number;
  increment?: number;
  pace?: number;
}
/**
 * Somebody asks the host for something.
 */
export interface Wish {
  seat: number;
  wish: string;
  about?: number;
}
/**
 * Somebody asks to take something back, and these have agreed.
 */
export interface UndoInfo {
  seat: number;
  count: number;
  agreed: number[];
}
/**
 * In seconds; nothing set means no clock. Only a phase without turns always has one: `pace` makes it run faster.
 */
export interface Clock1 {
  per_move?: number;
  per_game?: number;
  increment?: number;
  pace?: number;
}
export interface LobbyTable {
  id: string;
  game: string;
  title: string;
  status: TableStatus;
  open_seats: number;
  seats: number;
  created: number;
}
export interface NewTable {
  game: string;
  options?: {
    [k: string]: boolean | number | string;
  };
  /**
   * @maxItems 16
   */
  seats?: SeatPlan[];
  title?: string;
  public?: boolean;
  hints?: boolean;
  clock?: Clock2;
  stand_in?: string | null;
  grace?: number;
}
/**
 * A seat of a new table: `you` for its maker.
 */
export interface SeatPlan {
  kind?: PlannedKind;
  level?: string;
  name?: string;
  colour?: number;
}
/**
 * In seconds; nothing set means no clock. Only a phase without turns always has one: `pace` makes it run faster.
 */
export interface Clock2 {
  per_move?: number;
  per_game?: number;
  increment?: number;
  pace?: number;
}
/**
 * Why a request failed.
 */
export interface Problem {
  code: RefusalCode;
  sentence: string;
  clause?: string;
}
export interface Replay {
  steps: number;
  seats: string[];
  frames: Frame[];
  scores: number[][];
}
/**
 * A personal link that moves a seat to another device. The secret is behind the #, which no server ever logs.
 */
export interface SeatLink {
  link: string;
}
export interface SetSeat {
  kind: "bot" | "closed" | "open";
  level?: string;
}
export interface ShuffleCheck {
  commitment: string;
  seed: string;
  is_fair: boolean;
  sentence: string;
  is_brought?: boolean;
}
export interface Sit {
  name: string;
  colour?: number;
}
/**
 * Would you let a bot play for somebody who is not here?
 */
export interface StandIn {
  agrees: boolean;
}
/**
 * The answer to `why not` for a move that is open.
 */
export interface Allowed {
  type: "allowed";
  request: string;
}
export interface AnswerUndo {
  type: "answer undo";
  request: string;
  seat: number;
  agrees: boolean;
}
export interface AskHint {
  type: "ask hint";
  request: string;
  seat: number;
}
/**
 * It is in the journal, on disk; or, if it is only a draft so far, it is remembered. News of this `seq` or a later
 *     one have it, and so has the client's own perspective, where others are not to hear of it.
 */
export interface Done {
  type: "done";
  request: string;
  seq: number;
  is_draft?: boolean;
}
/**
 * Take back the small moves of an unfinished choice: the last one, or all.
 */
export interface DropDraft {
  type: "drop draft";
  request: string;
  seat: number;
  all?: boolean;
}
/**
 * Take back a standing order.
 */
export interface DropOrder {
  type: "drop order";
  request: string;
  seat: number;
  order: string;
}
/**
 * The server cannot go on for now, or closes the connection; the sentence is for people.
 */
export interface Failure {
  type: "failure";
  code: RefusalCode;
  sentence: string;
}
/**
 * From now on the table is to answer for the seat, as one of `Perspective.can_order` says.
 */
export interface GiveOrder {
  type: "give order";
  request: string;
  seat: number;
  order: string;
  about?: number | null;
}
/**
 * The first message: what the client has already, and how it wants to be spoken to.
 */
export interface Hello {
  type: "hello";
  protocol?: number;
  have?: number | null;
  language?: string;
  watch?: boolean;
}
/**
 * What a strong bot would do, and why: what speaks for it, and how it did beside the next best move.
 */
export interface Hint {
  type: "hint";
  request: string;
  moves: string[];
  text: string;
  why?: string;
  other?: string;
  other_move?: string;
  sureness?: Sureness;
  tries?: number;
}
export interface Ping {
  type: "ping";
  request?: string;
}
/**
 * A move, or a whole choice made of several. A first part of such a choice stays on the server as a draft.
 */
export interface Play {
  type: "play";
  request: string;
  seat: number;
  /**
   * @minItems 1
   * @maxItems 64
   */
  moves: string[];
  decision?: number | null;
}
export interface Pong {
  type: "pong";
  request?: string;
}
/**
 * Why not. `code` is for programs; a rule that forbids a move is named by `clause`.
 */
export interface Refused {
  type: "refused";
  request: string;
  code: RefusalCode;
  sentence: string;
  clause?: string;
}
export interface Say {
  type: "say";
  request: string;
  seat: number;
  text: string;
}
export interface Undo {
  type: "undo";
  request: string;
  seat: number;
}
/**
 * What is new. Views are whole, lines and chat only those since the last message.
 */
export interface Update {
  type: "update";
  seq: number;
  perspectives: Perspective[];
  now: number;
  table?: TableInfo;
  yours?: number[];
  said?: ChatMessage[];
  events?: TableEvent[];
  clocks?: SeatClock[];
  result?: Result;
  step?: number;
  is_undone?: boolean;
}
/**
 * Plain text, to be shown as such.
 */
export interface ChatMessage {
  seq: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}
/**
 * Something that happened at the table besides the game: a line for its log, after those of this step.
 */
export interface TableEvent {
  seq: number;
  step: number;
  event: string;
  seat: number;
  level?: string;
}
/**
 * A seat's clock, in milliseconds since 1970; it stands still for those who are not asked.
 */
export interface SeatClock {
  seat: number | null;
  left: number;
  until: number | null;
}
export interface Result {
  places: number[];
  scores: number[];
  reason: string;
  sentence?: string;
  notes?: string[];
  ranking?: string;
}
/**
 * All there is to know, after `hello`.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seq: number;
  yours: number[];
  table: TableInfo;
  perspectives: Perspective[];
  said: ChatMessage[];
  now: number;
  step?: number;
  is_host?: boolean;
  events?: TableEvent[];
  clocks?: SeatClock[];
  away?: Away | null;
  result?: Result | null;
}
/**
 * While you were away: what happened since you last saw the table, and what was done for you.
 */
export interface Away {
  since: number;
  steps: number;
  played_for_you: number;
}
export interface WhyNot {
  type: "why not";
  request: string;
  seat: number;
  move: string;
}

/** Of docs/protocol.md. */
export const PROTOCOL = 3;
