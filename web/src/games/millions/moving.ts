/** What has happened, shown moving: notes travel between fortunes, the middle and the bank (where the Loot lies). */
import { fly, notice } from '../../table/motion';
import type { Line } from '../../wire/messages';

const STEP = 190; // milliseconds between one payment and the next
const ALL = 1400; // in which everything must have set out

interface Payment {
  from: string;
  to: string;
  amount: number;
}

export function payments(lines: Line[], seats: number[]): Payment[] {
  return lines.flatMap((line) => {
    const details = line.details ?? {};
    const own = `seat ${line.seat}`;
    const amount = Number(details['amount'] ?? details['ante'] ?? details['share'] ?? 1);
    switch (line.event) {
      case 'heist began':
      case 'added':
      case 'bonus added':
        return [{ from: 'bank', to: 'centre', amount }];
      case 'antes paid':
        return seats.map((seat) => ({ from: `seat ${seat}`, to: 'centre', amount: 1 }));
      case 'paid':
      case 'paid Driver':
        return [{ from: own, to: `seat ${Number(details['to'])}`, amount }];
      case 'stole':
        return [{ from: `seat ${Number(details['victim'])}`, to: own, amount }];
      case 'withdrew':
      case 'withdrew character':
      case 'took':
      case 'shared':
        return [{ from: 'centre', to: own, amount }];
      case 'bonus paid':
        return [{ from: 'bank', to: own, amount }];
      case 'lost loot':
        return [{ from: 'centre', to: 'bank', amount }];
      case 'lone Tech paid':
        return [{ from: own, to: 'bank', amount }];
      default:
        return [];
    }
  });
}

export function show(lines: Line[], seats: number[]): void {
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
