/** What has happened, shown moving: cards to the tray, exchanged cards between seats, boots and chips. */
import { mount, unmount } from 'svelte';
import { fly, notice } from '../../table/motion';
import type { LogLine } from '../../wire/messages';
import Back from './Back.svelte';
import Card from './Card.svelte';
import { cardsOf } from './round';

const PAUSE = 260; // between one event and the next
const shown = new WeakMap<Element, object>();

function card(rank: string): Element {
  const holder = document.createElement('div');
  shown.set(holder, rank ? mount(Card, { target: holder, props: { rank } }) : mount(Back, { target: holder }));
  return holder;
}

function away(holder: Element): void {
  const component = shown.get(holder);
  if (component) void unmount(component);
}

export function show(lines: LogLine[], you: number | null): void {
  const at = (seat: number): string => (seat === you ? 'hand' : `seat ${seat}`);
  let delay = 0;
  for (const line of lines) {
    const { rank, number } = cardsOf(line);
    if (line.event === 'played') {
      fly({ from: at(line.seat), to: 'tray', what: () => card(rank), done: away, count: number, delay });
      delay += PAUSE;
    } else if (line.event === 'gave') {
      const to = Number(line.details?.['to'] ?? 0);
      fly({ from: at(line.seat), to: at(to), what: () => card(rank), done: away, count: Math.max(1, number), delay: 0 });
    } else if (line.event === 'scored') {
      notice('chips');
    } else if (line.seat === you) {
      continue; // one's own hand tells
    } else if (line.event === 'went out' || line.event === 'won round' || line.event === 'was skipped') {
      notice(at(line.seat));
    }
  }
}
