/** A heist as it is acted out: role by role, and who got what. Only what the whole table has seen. */
import type { LogLine } from '../../../wire/messages';
import { ORDER } from '../roles';

export interface Act {
  role: string;
  owners: number[];
  outs: { seat: number; role: string }[];
  wasHidden: boolean;
  named: string | null;
  declined: boolean;
  /** What somebody got or paid in this act, and what the middle did. */
  change: Map<number, number>;
  centre: number;
  stolenFrom: number | null;
}

export interface Shares {
  shares: { seat: number; amount: number }[];
  bonuses: { role: string; amount: number; seat: number; isPaid: boolean }[];
  lone: { seat: number; amount: number } | null;
  lost: number | null;
  leads: number | null;
  winner: number | null;
}

export interface Heist {
  acts: Act[];
  end: Shares | null;
  /** In the middle when it began. */
  centre: number;
}

/** The lines from `heist started` on, without the next heist. */
export function heist(lines: LogLine[], centre: number): Heist {
  const heist: Heist = { acts: [], end: null, centre };
  for (const line of lines) play(heist, line);
  return heist;
}

function play(heist: Heist, line: LogLine): void {
  const details = line.details ?? {};
  const amount = Number(details['amount'] ?? 0);
  const role = String(details['role'] ?? '');
  const { seat } = line;
  switch (line.event) {
    case 'owned up':
    case 'owned up character': {
      const act = actOf(heist, role);
      if (act.role === role) add(act.owners, seat);
      break;
    }
    case 'turned up':
      actOf(heist, role).wasHidden = true;
      break;
    case 'named':
      add(actOf(heist, 'Tech', seat).owners, seat);
      actOf(heist, 'Tech').named = role;
      break;
    case 'declined':
      actOf(heist, 'Tech', seat).declined = true;
      break;
    case 'eliminated':
      actOf(heist, role).outs.push({ seat, role });
      break;
    case 'took': {
      const act = actOf(heist, role, seat);
      pay(act, seat, amount);
      act.centre -= amount;
      break;
    }
    case 'stole': {
      const act = actOf(heist, 'Mentalist', seat);
      act.stolenFrom = Number(details['victim']);
      pay(act, seat, amount);
      pay(act, act.stolenFrom, -amount);
      break;
    }
    case 'added':
      actOf(heist, 'Brain', seat).centre += amount;
      break;
    case 'paid driver': {
      const driver = Number(details['to']);
      const act = actOf(heist, 'Driver', driver);
      pay(act, seat, -amount);
      pay(act, driver, amount);
      break;
    }
    default:
      share(heist, line, amount, role);
  }
}

function share(heist: Heist, line: LogLine, amount: number, role: string): void {
  const { seat } = line;
  const end = (): Shares => (heist.end ??= { shares: [], bonuses: [], lone: null, lost: null, leads: null, winner: null });
  if (line.event === 'bonus added' || line.event === 'bonus paid') end().bonuses.push({ role, amount, seat, isPaid: line.event === 'bonus paid' });
  else if (line.event === 'shared') end().shares.push({ seat, amount: Number(line.details?.['share'] ?? 0) });
  else if (line.event === 'lost loot') end().lost = amount;
  else if (line.event === 'lone tech paid') end().lone = { seat, amount };
  else if (line.event === 'leads' && heist.end) heist.end.leads = seat;
  else if (line.event === 'won' && heist.end) heist.end.winner = seat;
}

/** The act of a role; what the Tech does to others belongs to the Tech's. */
function actOf(heist: Heist, role: string, owner?: number): Act {
  const last = heist.acts.at(-1);
  const isOfLast = last && (last.role === role || last.named === role || ORDER.indexOf(role) < ORDER.indexOf(last.role));
  const act = isOfLast ? last : fresh(role);
  if (!isOfLast) heist.acts.push(act);
  if (owner !== undefined && act.role === role) add(act.owners, owner);
  return act;
}

function fresh(role: string): Act {
  return { role, owners: [], outs: [], wasHidden: false, named: null, declined: false, change: new Map(), centre: 0, stolenFrom: null };
}

function add(seats: number[], seat: number): void {
  if (!seats.includes(seat)) seats.push(seat);
}

function pay(act: Act, seat: number, amount: number): void {
  act.change.set(seat, (act.change.get(seat) ?? 0) + amount);
}

/** What the end brought somebody. */
export function ending(end: Shares | null, seat: number): number {
  if (!end) return 0;
  const paid = end.bonuses.filter((bonus) => bonus.isPaid && bonus.seat === seat).reduce((sum, { amount }) => sum + amount, 0);
  const own = end.shares.find((one) => one.seat === seat)?.amount ?? 0;
  return own + paid - (end.lone?.seat === seat ? end.lone.amount : 0);
}
