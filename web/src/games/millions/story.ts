/** The last heist as the log tells it, gathered role by role. */
import type { LogLine } from '../../wire/messages';
import { ORDER } from './roles';

export interface Owner {
  seat: number;
  isOut: boolean;
  /** What the role brought or cost. */
  sum: number;
}

export interface Chapter {
  role: string;
  owners: Owner[];
  wasHidden: boolean;
  named: string | null; // by the Tech
  declined: boolean;
  stolen: { amount: number; from: number } | null;
  added: number; // by the Brain
  bonus: number; // for the Loot's listed roles
}

export interface Story {
  heist: number;
  chapters: Chapter[];
  shares: { seat: number; amount: number }[];
  lost: number | null;
  lone: { seat: number; amount: number } | null;
  leads: number | null;
  winner: number | null;
  isComplete: boolean; // to the end
}

type Values = Record<string, unknown>;

/** `heist` is the one that is on, or the last. */
export function story(lines: LogLine[], heist: number): Story | null {
  const start = lines.findLastIndex((line) => line.event === 'heist started');
  if (start < 0) return null;
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => line.event === 'heist began');
  const story: Story = { heist: end < 0 ? heist : heist - 1, chapters: [], shares: [], lost: null, lone: null, leads: null, winner: null, isComplete: end >= 0 };
  for (const line of end < 0 ? after : after.slice(0, end)) add(story, line, line.details ?? {});
  story.chapters.sort((one, other) => ORDER.indexOf(one.role) - ORDER.indexOf(other.role));
  return story;
}

function add(story: Story, line: LogLine, details: Values): void {
  const amount = Number(details['amount'] ?? 0);
  const role = String(details['role'] ?? '');
  switch (line.event) {
    case 'owned up':
    case 'owned up character':
      owner(chapter(story, role), line.seat);
      break;
    case 'turned up':
      chapter(story, role).wasHidden = true;
      break;
    case 'named':
      chapter(story, 'Tech').named = role;
      break;
    case 'declined':
      chapter(story, 'Tech').declined = true;
      break;
    case 'eliminated':
      owner(chapter(story, role), line.seat).isOut = true;
      break;
    case 'took':
      owner(chapter(story, role), line.seat).sum += amount;
      break;
    case 'stole':
      if (Number(details['victim']) !== line.seat) chapter(story, 'Mentalist').stolen = { amount, from: Number(details['victim']) };
      break;
    case 'added':
      chapter(story, 'Brain').added += amount;
      break;
    case 'paid driver':
      owner(chapter(story, 'Driver'), Number(details['to'])).sum += amount;
      break;
    case 'bonus added':
    case 'bonus paid':
      chapter(story, role).bonus += amount;
      break;
    case 'shared':
      story.shares.push({ seat: line.seat, amount: Number(details['share']) });
      break;
    case 'lost loot':
      story.lost = amount;
      break;
    case 'lone tech paid':
      story.lone = { seat: line.seat, amount };
      break;
    case 'leads':
      story.leads = line.seat;
      break;
    case 'won':
      story.winner = line.seat;
      story.isComplete = true;
      break;
  }
}

function chapter(story: Story, role: string): Chapter {
  const known = story.chapters.find((other) => other.role === role);
  if (known) return known;
  const fresh: Chapter = { role, owners: [], wasHidden: false, named: null, declined: false, stolen: null, added: 0, bonus: 0 };
  story.chapters.push(fresh);
  return fresh;
}

function owner(of: Chapter, seat: number): Owner {
  const known = of.owners.find((other) => other.seat === seat);
  if (known) return known;
  const fresh: Owner = { seat, isOut: false, sum: 0 };
  of.owners.push(fresh);
  return fresh;
}

/** How the last vote of this heist went, until something else has happened. */
export function votes(lines: LogLine[]): Map<number, boolean> {
  const last = lines.findLastIndex((line) => line.event === 'voted');
  const since = last < 0 ? [] : lines.slice(last + 1);
  if (last < 0 || since.some((line) => !['vote carried', 'vote failed'].includes(line.event))) return new Map();
  const details = lines[last]?.details ?? {};
  const seats = (name: string): number[] => ((details[name] as (string | number)[] | undefined) ?? []).map(Number);
  return new Map([...seats('for').map((seat): [number, boolean] => [seat, true]), ...seats('against').map((seat): [number, boolean] => [seat, false])]);
}
