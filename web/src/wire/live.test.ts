import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live, type Listener } from './live';
import type { FromClient } from './messages';

/** A socket that we hold both ends of. */
class Socket {
  readyState = 1;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data) as FromClient);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const sockets: Socket[] = [];
const heard: string[] = [];
const listener: Listener = {
  welcome: () => void heard.push('welcome'),
  update: () => void heard.push('update'),
  link: (link) => void heard.push(link)
};

function open(): Live {
  const make = (): WebSocket => {
    sockets.push(new Socket());
    return sockets.at(-1) as unknown as WebSocket;
  };
  const live = new Live('ws://table', listener, { language: 'en', open: make });
  live.start();
  return live;
}

function greet(socket: Socket | undefined, seq: number): void {
  socket?.onopen?.();
  socket?.hear({ type: 'welcome', seq });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sockets.length = heard.length = 0;
});

describe('the live connection', () => {
  it('comes back and says what it has seen', () => {
    open();
    greet(sockets[0], 7);
    sockets[0]?.hear({ type: 'update', seq: 9, perspectives: [] });
    sockets[0]?.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    sockets[1]?.onopen?.();
    expect(sockets[1]?.sent[0]).toMatchObject({ type: 'hello', have: 9 });
    expect(heard).toEqual(['open', 'welcome', 'update', 'broken']);
  });

  it('sends an unanswered move again under the same request', async () => {
    const live = open();
    greet(sockets[0], 7);
    const answer = live.ask({ type: 'play', seat: 0, moves: ['pass'], decision: 1 });
    sockets[0]?.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    greet(sockets[1], 7);
    const [first, second] = [sockets[0]?.sent[1], sockets[1]?.sent[1]];
    expect(second).toEqual(first);
    sockets[1]?.hear({ type: 'done', request: (second as { request: string }).request, seq: 8 });
    expect(await answer).toMatchObject({ type: 'done', seq: 8 });
  });

  it('does not repeat a remark', async () => {
    const live = open();
    greet(sockets[0], 7);
    const answer = live.ask({ type: 'say', seat: 0, text: 'hello' });
    sockets[0]?.onclose?.({ code: 1006 });
    expect(await answer).toMatchObject({ type: 'refused', code: 'unavailable' });
    vi.advanceTimersByTime(1000);
    greet(sockets[1], 7);
    expect(sockets[1]?.sent).toHaveLength(1);
  });

  it('notices a line that is dead though nobody said so', () => {
    open();
    greet(sockets[0], 7);
    vi.advanceTimersByTime(40_000);
    expect(sockets[0]?.sent.at(-1)).toEqual({ type: 'ping' });
    expect(heard).toContain('broken');
    expect(sockets.length).toBeGreaterThan(1);
  });

  it('gives up on a table that is not there', () => {
    open();
    sockets[0]?.onopen?.();
    sockets[0]?.onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual(['gone']);
    expect(sockets).toHaveLength(1);
  });
});
