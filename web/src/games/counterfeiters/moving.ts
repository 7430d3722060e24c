/** What has happened, shown moving: henchmen, cards, notes, the officer. */
import { mount, unmount, type Component } from 'svelte';
import { fly, notice } from '../../table/motion';
import type { EventName, LogLine } from '../../wire/messages';
import Card from './Card.svelte';
import Note from './Note.svelte';
import Officer from './Officer.svelte';
import Pawn from './Pawn.svelte';

const PAUSE = 280; // between one event and the next
const shown = new WeakMap<Element, object>();
const lastSpace = new Map<number, string>(); // where each seat's latest henchman went

function made<Props extends Record<string, unknown>>(piece: Component<Props>, props: Props, className = ''): () => Element {
  return () => {
    const holder = document.createElement('div');
    holder.className = className;
    shown.set(holder, mount(piece, { target: holder, props }));
    return holder;
  };
}

function away(holder: Element): void {
  const component = shown.get(holder);
  if (component) void unmount(component);
}

const fake = (quality: number): (() => Element) => made(Note, { quality, width: 56 });
const real = made(Note, { quality: 0, width: 56 });
const card = (kind: string, id: string): (() => Element) => made(Card, { card: { id, kind, value: 0 } }, 'flycard');

/** How many notes one sees for a sum. */
function notesFor(sum: unknown): number {
  return Math.max(1, Math.min(7, Math.ceil(Number(sum ?? 0) / 50)));
}

type Shower = (line: LogLine, at: string, delay: number, officer: number) => void;

const SHOWERS: Record<string, Shower> = {
  placed: (line, at, delay) => {
    const space = String(line.details?.['space'] ?? '');
    lastSpace.set(line.seat, `space ${space}`);
    fly({ from: at, to: `space ${space}`, what: made(Pawn, { seat: line.seat }), done: away, delay });
  },
  bought: (line, at, delay) => {
    fly({ from: at, to: spaceOf(line), what: real, done: away, count: notesFor(line.details?.['cost']), delay });
    fly({ from: spaceOf(line), to: at, what: card(String(line.details?.['card'] ?? ''), ''), done: away, delay: delay + 120 });
  },
  printed: (line, at, delay) => {
    const quality = String(line.details?.['quality'] ?? '★').length;
    fly({ from: spaceOf(line), to: at, what: fake(quality), done: away, count: Number(line.details?.['number'] ?? 1), delay });
  },
  sold: (line, at, delay) => {
    handedIn(line, at, spaceOf(line), delay);
  },
  'diners worked': (line, at, delay) => {
    handedIn(line, at, 'deck', delay);
  },
  'took refund': (line, at, delay) => {
    fly({ from: spaceOf(line), to: at, what: real, done: away, delay });
  },
  'ticket paid': (line, at, delay) => {
    fly({ from: 'deck', to: at, what: real, done: away, count: notesFor(line.details?.['amount']), delay });
  },
  'paid fare': (line, at, delay) => {
    fly({ from: at, to: spaceOf(line), what: real, done: away, delay });
  },
  'moved money': (line, at, delay) => {
    const ways = line.details?.['direction'] === 'withdrawal' ? ['offshore', 'cash'] : ['cash', 'offshore'];
    if (line.details?.['direction'] === undefined) notice(at);
    else fly({ from: ways[0] ?? '', to: ways[1] ?? '', what: real, done: away, count: notesFor(line.details['amount']), delay });
  },
  'moved money openly': (_, at) => notice(at),
  'took pawn': (_, at) => notice(at),
  'officer moved': (line, _, delay) => {
    const index = Number(line.details?.['index'] ?? 0);
    fly({ from: `track ${index - 1}`, to: `track ${index}`, what: made(Officer, {}), done: away, delay, duration: 260 });
  },
  'ban rose': () => notice('zone supermarket'),
  'strike began': () => notice('zone flight'),
  'paid godfather': (line, at, delay, officer) => {
    fly({ from: at, to: `track ${officer}`, what: real, done: away, count: notesFor(line.details?.['amount']), delay });
  },
  'paid godfather unseen': (line, at, delay, officer) => {
    const amount = line.details?.['amount']; // one's own; what others pay is their secret
    fly({ from: at, to: `track ${officer}`, what: real, done: away, count: amount === undefined ? 3 : notesFor(amount), delay });
  },
  'card removed': (line, _, delay) => {
    fly({ from: `space ${String(line.details?.['space'] ?? '')}`, to: 'bin', what: card(String(line.details?.['card'] ?? ''), ''), done: away, delay });
  },
  'card laid': (line, _, delay) => {
    fly({ from: 'deck', to: `space ${String(line.details?.['space'] ?? '')}`, what: card(String(line.details?.['card'] ?? ''), ''), done: away, delay });
  },
  lifted: (line, at, delay) => {
    fly({ from: `space ${String(line.details?.['space'] ?? '')}`, to: at, what: made(Pawn, { seat: line.seat }), done: away, delay });
  }
};
const TOGETHER = new Set<EventName>(['paid godfather', 'paid godfather unseen', 'card laid', 'card removed', 'diners worked']);

function spaceOf(line: LogLine): string {
  return lastSpace.get(line.seat) ?? 'deck';
}

function handedIn(line: LogLine, at: string, to: string, delay: number): void {
  const notes = (line.details?.['notes'] ?? {}) as Record<string, number>;
  for (const [sign, number] of Object.entries(notes)) {
    fly({ from: at, to, what: fake(sign.length), done: away, count: number, delay });
  }
  fly({ from: to, to: at, what: real, done: away, count: notesFor(line.details?.['amount']), delay: delay + 300 });
}

/** Several events one after the other; those of one kind that happen to all at once together. */
export function show(lines: LogLine[], you: number | null, officer: number): void {
  let delay = 0;
  let before = '';
  for (const line of lines) {
    const shower = SHOWERS[line.event];
    if (!shower) continue;
    if (before !== '' && !(before === line.event && TOGETHER.has(line.event))) delay += PAUSE;
    shower(line, `seat ${line.seat}`, delay, officer);
    before = line.event;
  }
  if (you !== null && lines.some((line) => line.event.startsWith('paid godfather') && line.seat === you)) notice('cash');
}
