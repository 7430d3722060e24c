/** What happened at the table besides the game, as lines of the log. */
import type { LogLine, TableEvent } from '../wire/messages';
import { levelName } from '../parts/levels';
import { t } from '../words/words.svelte';

/** Which events are told after which line: the last one of a step not later than theirs. */
export function eventsAfter(lines: { line: LogLine; index: number }[], events: TableEvent[]): Map<number, TableEvent[]> {
  const after = new Map<number, TableEvent[]>();
  for (const event of events) {
    const before = lines.findLast(({ line }) => line.step <= event.step) ?? lines[0];
    if (before) after.set(before.index, [...(after.get(before.index) ?? []), event]);
  }
  return after;
}

export function sentence(event: TableEvent, name: string, isYou: boolean): string {
  const level = levelName(event.level ?? '');
  if (event.event === 'stood in') return isYou ? t('botForYou', { level }) : t('botFor', { name, level });
  return isYou ? t('youAreBack') : t('isBack', { name });
}
