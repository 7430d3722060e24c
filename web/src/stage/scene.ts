/**
 * What decides something is shown on a stage, long enough to be read, and leaves a receipt. A game says which lines of
 * the log make a scene and draws it; when and how long it is shown is the reader's own affair and holds up nobody.
 */
import type { Component } from 'svelte';
import type { Person } from '../games/contract';
import type { EventName, LogLine } from '../wire/messages';

/** A part of a scene: how long it stands at normal pace, in milliseconds. */
export interface Beat {
  ms: number;
  /** Something to be read: a touch goes on to here, and no further; step by step waits here. */
  isStop?: boolean;
}

export interface Scene<Data = unknown> {
  /** Stays the same while the scene grows, and when it is opened again. */
  key: string;
  kind: string;
  /** The lines of the log that it tells, by index; it is new when the last of them is. */
  from: number;
  to: number;
  seat: number;
  beats: Beat[];
  data: Data;
  /** More of it is to come, after somebody's decision. */
  isOpen?: boolean;
  /** It lies at the edge of the board and covers nothing that matters. */
  isRibbon?: boolean;
  /** What the last button says, where "Close" would be too little. */
  button?: string;
  /** From this beat on nothing is held back: the seats show what has come of it. */
  verdict?: number;
}

/** What scenes and sentences are made from: public facts, and what the viewer has seen of the rest. */
export interface Context<View = unknown> {
  lines: LogLine[];
  view: View;
  you: number | null;
  people: Person[];
}

export interface SceneProps<View = unknown, Data = unknown> {
  scene: Scene<Data>;
  beat: number;
  /** Reduced motion, or looked at again: everything stands there at once. */
  isStill: boolean;
  view: View;
  you: number | null;
  people: Person[];
}

/** The head of a scene: whose doing it is, and what. */
export interface Title {
  text: string;
  note?: string;
  seat?: number;
  icon?: string;
}

/** Something that one should not miss though nothing is asked: a loss, or a danger. */
export interface Notice {
  key: string;
  text: string;
  reason: string;
  isLoss: boolean;
  icon?: string;
  ink?: string;
  /** It costs nothing lasting: when one of these has happened, or the viewer is asked again, it goes by itself. */
  ends?: EventName[];
}

/** A heading of the log: a round swallows its line, a turn keeps it. Without a title it is somebody's turn. */
export interface Begin {
  kind: 'round' | 'turn';
  title?: string;
}

/** How a game narrates what happened. */
export interface Narration {
  Scene: Component<SceneProps<never, never>>;
  /** The seal that a seat has on this game's board, where it is not the player's own. */
  Seal?: Component<{ view: never; seat: number; name: string; size: number }>;
  scenes(context: Context<never>): Scene[];
  title(scene: Scene<never>, context: Context<never>): Title;
  /** What came of it, in one sentence. */
  receipt(scene: Scene<never>, context: Context<never>): string;
  /** What the last news mean to the viewer; `fresh` is the index of the first new line. */
  notices?(context: Context<never>, fresh: number): Notice[];
  /** Lines that say too little to stand in "since your turn". */
  isMinor?(line: LogLine): boolean;
  /** Where the log begins a new chapter, or a new turn in it. */
  begins?(line: LogLine, before: LogLine | undefined): Begin | undefined;
  /** Why something happened that nobody decided; or an empty text. */
  reason?(line: LogLine, context: Context<never>): string;
  /** The rule behind a line, where it depends on what went before; or an empty text. */
  clause?(line: LogLine, context: Context<never>): string;
  /** At the beginning of one's turn what the others did is said, above the question. */
  hasRecap?: boolean;
}

const WORDS_AT_A_GLANCE = 12;
const PER_WORD = 60;

/** Reading takes longer the longer the text is. */
export function reading(ms: number, text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return ms + PER_WORD * Math.max(0, words - WORDS_AT_A_GLANCE);
}
