/** The server's HTTP side, typed. */
import type {
  GameInfo,
  Invitation,
  Joined,
  LobbyTable,
  NewTable,
  Problem,
  RefusalCode,
  Replay,
  SeatLink,
  SetSeat,
  ShuffleCheck
} from './messages';
import { language, t } from '../words/words.svelte';

/** Something could not be done; the sentence is for people. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode | 'offline',
    sentence: string,
    readonly clause = '',
    readonly status = 0
  ) {
    super(sentence);
  }

  /** The server is away or has too much to do: asking again will help. */
  get isPassing(): boolean {
    return this.code === 'offline' || this.status === 429 || this.status >= 500;
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': language() };
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers['content-type'] = 'application/json';
  }
  const answer = await fetch(`/api${path}`, init).catch(offline);
  if (!answer.ok) throw await refusal(answer);
  const isJson = answer.headers.get('content-type')?.includes('json');
  return (isJson ? answer.json() : answer.text()).catch(offline) as Promise<T>; // it may break off in the middle, too
}

function offline(): never {
  throw new Refusal('offline', '');
}

async function refusal(answer: Response): Promise<Refusal> {
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  return new Refusal(problem?.code ?? 'failed', problem?.sentence ?? answer.statusText, problem?.clause, answer.status);
}

/** Why a table cannot be shown. That it is not there is said in words for people, however its name was mistyped. */
export function whyGone(error: unknown): string {
  const isThere = error instanceof Refusal && !['gone', 'malformed'].includes(error.code);
  return isThere ? error.message : t('goneText');
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => call<GameInfo[]>('GET', `/games?language=${language()}`),
  game: (key: string) => call<GameInfo>('GET', `/games/${encodeURIComponent(key)}?language=${language()}`),
  rules: (key: string) => call<string>('GET', `/games/${encodeURIComponent(key)}/rules`),
  lobby: () => call<LobbyTable[]>('GET', '/tables'),
  coached: (game: string, name: string) => call<Joined>('POST', `/games/${encodeURIComponent(game)}/coached`, { name }),
  create: (request: NewTable) => call<Joined>('POST', '/tables', request),
  table: (table: string) => call<Joined>('GET', at(table)),
  invitation: (table: string) => call<Invitation>('GET', `${at(table)}/invitation`),
  sit: (table: string, seat: number, name: string, colour: number) =>
    call<Joined>('POST', `${at(table)}/seats/${seat}/sit`, { name, colour }),
  setSeat: (table: string, seat: number, request: SetSeat) => call<Joined>('PUT', `${at(table)}/seats/${seat}`, request),
  leave: (table: string, seat: number) => call<Joined>('POST', `${at(table)}/seats/${seat}/leave`),
  link: (table: string, seat: number) => call<SeatLink>('POST', `${at(table)}/seats/${seat}/link`),
  withdrawLinks: (table: string, seat: number) => call<Joined>('DELETE', `${at(table)}/seats/${seat}/link`),
  claim: (table: string, secret: string) => call<Joined>('POST', `${at(table)}/claim`, { secret }),
  standIn: (table: string, seat: number, agrees: boolean) => call<Joined>('POST', `${at(table)}/seats/${seat}/stand-in`, { agrees }),
  takeOver: (table: string) => call<Joined>('POST', `${at(table)}/host`),
  wish: (table: string, wish: 'start' | 'free', seat = -1) => call<Joined>('POST', `${at(table)}/wish`, { wish, seat }),
  start: (table: string) => call<Joined>('POST', `${at(table)}/start`),
  rematch: (table: string) => call<Joined>('POST', `${at(table)}/rematch`),
  shuffle: (table: string) => call<ShuffleCheck>('GET', `${at(table)}/shuffle`),
  replay: (table: string, seat: number | null, first: number, last: number) =>
    call<Replay>(
      'GET',
      `${at(table)}/replay?first=${first}&last=${last}&language=${language()}${seat === null ? '' : `&seat=${seat}`}`
    ),
  recordPath: (table: string) => `/api${at(table)}/record`,
  codePath: (table: string, link = 0) => `/api${at(table)}/invitation.svg?link=${link}`
};
