/** Where money went, as the log tells it: between fortunes, the middle and the bank (where the Loot lies). */
import type { LogLine } from '../../wire/messages';

export interface Payment {
  from: string;
  to: string;
  amount: number;
}

export function payments(lines: LogLine[], seats: number[]): Payment[] {
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
      case 'paid driver':
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
      case 'lone tech paid':
        return [{ from: own, to: 'bank', amount }];
      default:
        return [];
    }
  });
}
