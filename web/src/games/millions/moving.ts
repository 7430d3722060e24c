/** What has happened, shown moving: notes travel where the money went. */
import { fly, notice } from '../../table/motion';
import type { LogLine } from '../../wire/messages';
import { payments } from './payments';

const STEP = 190; // milliseconds between one payment and the next
const ALL = 1400; // in which everything must have set out

export function show(lines: LogLine[], seats: number[]): void {
  const all = payments(lines, seats);
  const step = Math.min(STEP, ALL / Math.max(1, all.length));
  all.forEach(({ from, to, amount }, i) => {
    fly({ from, to, what: note, count: Math.min(7, Math.max(1, Math.ceil(amount / 2))), delay: i * step, duration: 600 });
  });
  for (const line of lines) if (line.event === 'announced' || line.event === 'leads') notice(`seat ${line.seat}`);
}

function note(): Element {
  const paper = document.createElement('span');
  paper.className = 'note';
  paper.style.setProperty('--w', '34px');
  return paper;
}
