/** The log in larger pieces: what happened since one's turn, and chapters of rounds and turns. */
import type { LogLine } from '../wire/messages';
import type { Scene, Narration, Context } from './scene';

export interface Row {
  key: string;
  seat: number;
  text: string;
  /** A receipt: the scene can be opened again. */
  scene?: Scene;
}

/** One row for each scene and each line outside of scenes that says something, from an index on. */
export function rows(narration: Narration | undefined, scenes: Scene[], context: Context, first: number): Row[] {
  const found: Row[] = [];
  for (let i = first; i < context.lines.length; i++) {
    const line = context.lines[i];
    const scene = scenes.find((one) => one.from <= i && i <= one.to);
    if (scene && narration) {
      const key = scene.key;
      if (!found.some((row) => row.key === key)) {
        found.push({ key, seat: scene.seat, text: narration.receipt(scene as never, context as never), scene });
      }
    } else if (line && !narration?.isMinor?.(line)) {
      found.push({ key: `line ${i}`, seat: line.seat, text: line.text });
    }
  }
  return found;
}

export interface Entry {
  line: LogLine;
  index: number;
  reason: string;
  clause: string;
  /** Who decided it, if not the person: said with the move itself, not with what comes of it. */
  by: LogLine['by'];
  scene?: Scene; // on its last line
}

/** A turn, or what lies between two: its entries lie together. */
export interface Turn {
  seat: number; // -1 if it is nobody's
  title?: string;
  entries: Entry[];
}

export interface Chapter {
  title: string;
  turns: Turn[];
}

export function chapters(narration: Narration | undefined, scenes: Scene[], context: Context, first: number): Chapter[] {
  const all: Chapter[] = [];
  let chapter: Chapter = { title: '', turns: [] };
  let turn: Turn = { seat: -1, entries: [] };
  context.lines.forEach((line, index) => {
    if (index < first) return;
    const begins = narration?.begins?.(line, context.lines[index - 1]);
    if (begins?.kind === 'round') {
      chapter = { title: line.text, turns: [] };
      all.push(chapter);
      turn = { seat: -1, entries: [] };
      chapter.turns.push(turn);
      return;
    }
    if (all.length === 0) all.push(chapter);
    const isOther = begins && (begins.title !== undefined || line.seat !== turn.seat);
    if (isOther || chapter.turns.length === 0) {
      turn = { seat: begins ? line.seat : -1, entries: [], ...(begins?.title === undefined ? {} : { title: begins.title }) };
      chapter.turns.push(turn);
    }
    const scene = scenes.find((one) => one.to === index && !one.isRibbon);
    const isSame = turn.entries.at(-1)?.line.event === line.event; // it was said with the first of them
    const reason = isSame ? '' : (narration?.reason?.(line, context as never) ?? '');
    const clause = narration?.clause?.(line, context as never) || (line.clause ?? '');
    turn.entries.push({ line, index, reason, clause, by: isMove(context.lines, index) ? line.by : undefined, ...(scene ? { scene } : {}) });
  });
  return all.map((one) => ({ ...one, turns: one.turns.filter((some) => some.entries.length > 0) }));
}

/** Is it the first that its seat does in this step? */
function isMove(lines: LogLine[], index: number): boolean {
  const line = lines[index];
  for (let i = index - 1; i >= 0 && lines[i]?.step === line?.step; i--) if (lines[i]?.seat === line?.seat && lines[i]?.by === line?.by) return false;
  return true;
}
