import { describe, expect, it } from 'vitest';
import type { Answer } from '../wire/live';
import { PROTOCOL, type LogLine, type Perspective, type Update, type Welcome } from '../wire/messages';
import { Table } from './table.svelte';

const line = (step: number, text: string): LogLine => ({ step, event: 'played', seat: 1, text });
const option = (move: string) => ({ move, text: move, about: { verb: 'play' } });

function perspective(change: Partial<Perspective> = {}): Perspective {
  return { seat: 0, view: { asked: [0] }, lines: [], options: [option('play 1x6'), option('pass')], decision: 3, ...change };
}

function welcome(change: Partial<Welcome> = {}): Welcome {
  const table = { id: 'x', game: 'zillionaire', rules: '1', status: 'playing' as const, options: {}, commitment: '', seats: [] };
  return { type: 'welcome', protocol: PROTOCOL, seq: 5, yours: [0], table, perspectives: [perspective()], said: [], now: 0, ...change };
}

function update(change: Partial<Update> = {}): Update {
  return { type: 'update', seq: 6, now: 0, perspectives: [perspective()], ...change };
}

/** A connection that answers when asked to. */
class Wire {
  asked: { type: string }[] = [];
  private waiting: ((answer: Answer) => void)[] = [];
  ask(command: { type: string }): Promise<Answer> {
    this.asked.push(command);
    return new Promise((answer) => this.waiting.push(answer));
  }
  async answer(answer: Partial<Answer>): Promise<void> {
    this.waiting.shift()?.({ type: 'done', request: '', seq: 7, ...answer } as Answer);
    await Promise.resolve();
    await Promise.resolve();
  }
}

function seated(): { table: Table; line: Wire } {
  const table = new Table();
  const line = new Wire();
  table.use(line);
  table.welcome(welcome());
  return { table, line };
}

describe('a table', () => {
  it('sends a move once, however often it is chosen', async () => {
    const { table, line } = seated();
    void table.choose('pass');
    void table.choose('pass');
    void table.choose('play 1x6');
    expect(line.asked).toEqual([{ type: 'play', seat: 0, moves: ['pass'], decision: 3 }]);
    await line.answer({});
    expect(table.isSending).toBe(false);
  });

  it('never sends what the server does not list', async () => {
    const { table, line } = seated();
    await table.choose('play 6xZillionaire');
    expect(line.asked).toEqual([]);
  });

  it('shows why a move is refused', async () => {
    const { table, line } = seated();
    const asked = table.whyNot('play 1x5', 'Not the 5.');
    await line.answer({ type: 'refused', code: 'illegal', sentence: 'It goes on 1, 2, 3 or 4.', clause: 'ZN-5.03' } as Partial<Answer>);
    await asked;
    expect(table.slip).toEqual({ title: 'Not the 5.', sentence: 'It goes on 1, 2, 3 or 4.', clause: 'ZN-5.03' });
  });

  it('lets go of what was in hand when the table goes on', () => {
    const { table } = seated();
    table.pick('pass');
    expect(table.picked).toBe('pass');
    table.update(update({ perspectives: [perspective({ decision: 4 })] }));
    expect(table.picked).toBe('');
  });

  it('adds lines, and drops those that were taken back', () => {
    const { table } = seated();
    table.update(update({ step: 0, perspectives: [perspective({ lines: [line(1, 'one'), line(2, 'two')] })] }));
    table.update(update({ step: 2, perspectives: [perspective({ lines: [line(3, 'three')] })] }));
    expect(table.lines.map((line) => line.text)).toEqual(['one', 'two', 'three']);
    expect(table.news.lines.map((line) => line.text)).toEqual(['three']);
    table.update(update({ step: 1, is_undone: true, perspectives: [perspective({ lines: [] })] }));
    expect(table.lines.map((line) => line.text)).toEqual(['one']);
  });

  it('forgets what may no longer be looked up, also where it is read aloud', () => {
    const { table } = seated();
    table.update(update({ step: 0, perspectives: [perspective({ lines: [line(1, 'one'), line(2, 'gives Locks 3'), line(2, 'passes')] })] }));
    const before = table.news.number;
    const revisions = [{ step: 1 }, { step: 2, lines: [line(2, 'gives a card')] }];
    table.update(update({ step: 2, perspectives: [perspective({ revisions })] }));
    expect(table.lines.map((line) => line.text)).toEqual(['gives a card']);
    expect(table.news.lines.map((line) => line.text)).toEqual(['gives a card']);
    expect(table.news.number).toBe(before);
  });

  it('replaces everything when it gets everything again, and shows only what is new', () => {
    const { table } = seated();
    table.update(update({ step: 0, perspectives: [perspective({ lines: [line(1, 'one'), line(2, 'two')] })] }));
    table.welcome(welcome({ step: -1, perspectives: [perspective({ lines: [line(2, 'less'), line(3, 'three')] })] }));
    expect(table.lines.map((line) => line.text)).toEqual(['less', 'three']);
    expect(table.news.lines.map((line) => line.text)).toEqual(['three']);
  });

  it('goes on where it was after a broken connection, without showing old news again', () => {
    const { table } = seated();
    table.update(update({ step: 0, perspectives: [perspective({ lines: [line(1, 'one')] })] }));
    const before = table.news.number;
    table.link('broken', '');
    table.link('open', '');
    table.welcome(welcome({ step: 1, perspectives: [perspective({ lines: [line(2, 'two')] })] }));
    expect(table.lines.map((line) => line.text)).toEqual(['one', 'two']);
    expect(table.news.number).toBe(before + 1);
  });

  it('has what the deal has told, though it was there before the game began', () => {
    const table = new Table();
    table.welcome(welcome({ perspectives: [perspective({ view: null, options: [] })] }));
    table.update(update({ step: -1, perspectives: [perspective({ lines: [line(0, 'is dealt'), line(1, 'plays')] })] }));
    expect(table.lines.map((told) => told.text)).toEqual(['is dealt', 'plays']);
    expect(table.news.lines).toEqual([]);
  });

  it('says what happened in the meantime until one goes on, and not of what was seen here', () => {
    const { table } = seated();
    const away = { since: 1, steps: 25, played_for_you: 0 };
    table.welcome(welcome({ away, perspectives: [perspective({ lines: [line(1, 'one')] })] }));
    expect(table.away).toEqual(away);
    table.pick('pass');
    expect(table.away).toBeNull();
    table.welcome(welcome({ away, step: -1, perspectives: [perspective({ lines: [line(1, 'eins')] })] }));
    expect(table.away).toBeNull();
    expect(table.lines.map((told) => told.text)).toEqual(['eins']);
  });

  it('looks through the seat that is shown when several are ours', () => {
    const { table } = seated();
    table.update(update({ yours: [0, 1], perspectives: [perspective({ options: [] }), perspective({ seat: 1 })] }));
    expect(table.isAsked).toBe(false);
    table.show(1);
    expect(table.isAsked).toBe(true);
  });
});
