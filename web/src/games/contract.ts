/**
 * What a game's board gets and gives. A board draws the view and lets people touch things; it decides nothing: what may
 * be done is in `options`, what is not allowed is asked from the server with `whyNot`.
 */
import type { Component, Snippet } from 'svelte';
import type { Narration } from '../stage/scene';
import type { Explain } from '../symbols/symbol';
import type { Option as AnyOption, LogLine, SeatKind } from '../wire/messages';

/** A move that is open: `move` is its notation, `about` its record, `text` its label, `note` what follows from it. */
export type Option<About = Record<string, unknown>> = Omit<AnyOption, 'about'> & { about: About };

/** Somebody in a seat, as everybody sees them. */
export interface Person {
  seat: number;
  name: string; // "You" for the viewer
  called: string; // their own name, for the seal's initial
  isYou: boolean;
  kind: SeatKind;
  isHere: boolean;
  isAsked: boolean; // by the view: who was asked
}

export interface BoardProps<View = unknown, About = Record<string, unknown>> {
  view: View;
  /** Whose eyes; null for spectators and the big screen. */
  seat: number | null;
  /** By seat number. */
  people: Person[];
  options: Option<About>[];
  /** The move that is taken in hand, or an empty text. */
  picked: string;
  /** Moves that the bot would make, when a hint was asked for. */
  hinted: string[];
  /** The log as this viewer knows it, oldest first. */
  lines: LogLine[];
  /** What happened with the last message, oldest first; `news.number` grows by one each time. */
  news: { number: number; lines: LogLine[] };
  /** Take a thing in hand; again to put it back. The dock then offers it as the main button. */
  pick(move: string): void;
  /** Do it, if it is among the options. */
  choose(move: string): void;
  /** Ask the server why this move is not open; the answer appears as a slip in the dock. */
  whyNot(move: string, title?: string): void;
  /** Open the rules at a clause. */
  rule(clause: string): void;
  /** The view as it was before the scene that is on the stage, until its verdict; else the view. */
  shown: View;
  /** What is on the stage: a board that draws its own seats says where. */
  stage?: Snippet;
}

/** A seat's plate: the shell draws seal, name and presence; the game adds a line and figures. */
export interface SeatProps<View = unknown> {
  view: View;
  seat: number;
  people: Person[];
}

/** What a screen shows that everybody sees from three metres: no text under 30 px at 1920 × 1080. */
export interface ScreenProps<View = unknown> {
  view: View;
  people: Person[];
  /** The log as a spectator knows it, oldest first. */
  lines: LogLine[];
}

export interface BigScreen {
  /** At the right of a player's plate. */
  Seat?: Component<SeatProps<never>>;
  /** What lies in the middle while nothing is narrated; else the last lines of the log. */
  Middle?: Component<ScreenProps<never>>;
  /** The middle has the last lines of the log, so the foot leaves them out. */
  hasLines?: boolean;
  /** What stands beside it. */
  Side?: Component<ScreenProps<never>>;
}

/** Which options get a button in the dock, and how: all others stay reachable in a list behind "more". */
export interface Arranged {
  main?: string;
  /** Beside it, up to three or so; in this order. */
  beside: string[];
  /** Shorter or richer words for a button, by move. */
  label?: Record<string, string>;
  note?: Record<string, string>;
  /** These have a control of their own in Mine (cards, a stepper) and need none behind "more". */
  elsewhere?: string[];
  /** Small moves that follow a button's move at once, as parts of the same choice. */
  then?: Record<string, string[]>;
  /** These cost the viewer something, and look like it. */
  danger?: string[];
  /** What a choice costs that cannot be taken back: it is done when it is pressed a second time. */
  confirm?: Record<string, string>;
  /** All other options are composed on the board or among the viewer's things: no list of them. */
  isComposed?: boolean;
}

/** What `src/games/<key>/index.ts` exports as default. Everything but `Board` may be left out. */
export interface GameBoard {
  Board: Component<BoardProps<never, never>>;
  /** The viewer's own things, in the dock between the question and the buttons. */
  Mine?: Component<BoardProps<never, never>>;
  /** The lower part of a seat's plate. */
  Seat?: Component<SeatProps<never>>;
  /** One line under the seat's name. */
  status?(view: never, seat: number): string;
  /** The phase for the top bar: "Game 3/5 · round 4". */
  phase?(view: never): string;
  /** What the viewer is asked, where the board can say it more exactly than the game's prompt; else an empty text. */
  ask?(view: never): string;
  /** What those who are asked are about to do, for everybody else: "leads the round". */
  task?(view: never): string;
  /** A score with its unit: "16 pts", "$1510"; a seat's own, where not all seats collect the same. */
  amount?(score: number, view?: never, seat?: number): string;
  /** Seats in the order of play from the viewer's left; without it by number. */
  order?(view: never, from: number): number[];
  arrange?(view: never, options: never[], picked: string): Arranged;
  /** The board draws the seats itself (lanes, albums), and places the stage; the shell then draws no plates. */
  hasOwnSeats?: boolean;
  /** What each symbol on the board is called and means; fetched when somebody asks. */
  symbols?: () => Promise<{ explain: Explain }>;
  /** The game on a big screen, loaded when there is one. */
  screen?(): Promise<{ default: BigScreen }>;
  /** How what happened is narrated: scenes, receipts, notices, the log's chapters. */
  narration?: Narration;
}

/** Options about one thing: `about(options, { verb: 'play', rank: '6' })`. */
export function about<A>(options: Option<A>[], wanted: Partial<A>): Option<A>[] {
  const entries = Object.entries(wanted);
  return options.filter((option) => entries.every(([name, value]) => (option.about as Record<string, unknown>)[name] === value));
}

/** The option that is written so. */
export function written<A>(options: Option<A>[], move: string): Option<A> | undefined {
  return options.find((option) => option.move === move);
}
