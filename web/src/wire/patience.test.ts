import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { patiently } from './patience';

const game = { key: 'zillionaire' };
const json = { headers: { 'content-type': 'application/json' } };
const brokenOff = (): Response => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('Failed to fetch')) }), json);
const away = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const problem = (status: number): Response => Response.json({ code: 'whatever', sentence: 'No.' }, { status });

function server(...answers: (() => Response | Promise<Response>)[]): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(() => Promise.resolve((answers.shift() ?? (() => Response.json(game)))()));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('reading from a server that comes and goes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['is away', away],
    ['goes away in the middle of its answer', brokenOff],
    ['restarts behind a proxy', () => problem(502)],
    ['has too much to do', () => problem(429)]
  ])('asks again when it %s', async (_, answer) => {
    const fetch = server(answer, answer);
    const heard = vi.fn();
    const found = patiently(() => api.game('zillionaire'), heard);
    await vi.runAllTimersAsync();
    expect(await found).toEqual(game);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('does not ask again for what is refused', async () => {
    const fetch = server(() => problem(404));
    await expect(patiently(() => api.game('poker'))).rejects.toMatchObject({ code: 'whatever', message: 'No.' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('says that it is offline when something was to be done, not read', async () => {
    server(brokenOff);
    await expect(api.start('table')).rejects.toMatchObject({ code: 'offline' });
  });
});
