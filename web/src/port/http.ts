/** A home's addresses as functions, the server's or this device's own; a refusal is thrown with its message for people. */
import { memory } from '../device/seats.svelte';
import { SITE } from '../device/site';
import { deviceHome, isHere } from './here';
import type {
  Forgotten,
  GameOffered,
  Hint,
  Judged,
  Me,
  NewTable,
  PlaceSecret,
  Problem,
  PushKey,
  Refusal,
  Replay,
  RulesSent,
  Said,
  Subscription,
  TableMade,
  TableSent,
  TableSettings,
  SitDown,
  WordsSent,
} from '../wire';

/** The server said no (`said` tells why), or could not be reached (`offline`). */
export class Refusing extends Error {
  constructor(
    readonly said: Said,
    readonly status: number,
    /** Why the rules say no, where they do, with what it points at. */
    readonly refusal: Refusal | null = null,
  ) {
    super(said.id);
  }

  get offline(): boolean {
    return this.status === 0;
  }
}

/** What people are told when something failed: why it was refused; anything else is a fault of ours, and whoever looks for it finds it in the console. */
export function sayTrouble(failed: unknown): Said {
  if (failed instanceof Refusing) return failed.said;
  console.error(failed);
  return { id: 'server-fault' };
}

/** Why the rules say no to a play, or what else went wrong with it. */
export const whyNot = (failed: unknown): Refusal => (failed instanceof Refusing && failed.refusal) || { message: sayTrouble(failed) };
/** Nobody could be reached who would know; a fault of ours is nobody's absence. */
export const isAway = (failed: unknown): boolean => failed instanceof Refusing && failed.offline;
/** Somebody who knows said no. */
export const isRefused = (failed: unknown): boolean => failed instanceof Refusing && !failed.offline;
/** There is no such thing. */
export const isUnknown = (failed: unknown): boolean => failed instanceof Refusing && failed.status === 404;

interface Call {
  method?: string;
  body?: unknown;
  bearer?: string;
}

/** Asks this device's own home. */
export async function callHere<T>(path: string, { method = 'GET', body, bearer = '' }: Call = {}): Promise<T> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const home = await deviceHome().catch(() => {
    throw new Refusing({ id: 'page-home-not-loaded' }, 0);
  });
  const answer = await home.request(method, path, text, bearer);
  if (answer.status === 200) return (answer.body === '' ? undefined : JSON.parse(answer.body)) as T;
  if (answer.status === 0) throw new Refusing({ id: home.state === 'no-wasm' ? 'page-no-wasm' : 'page-home-not-loaded' }, 0);
  throw await refusing(new Response(answer.body, { status: answer.status }));
}

/** Asks whoever keeps this table. */
async function callFor<T>(code: string, more = '', options: Call = {}): Promise<T> {
  try {
    return await (isHere(code) ? callHere : call)<T>(`${tableAddress(code)}${more}`, options);
  } catch (refused) {
    throw refused instanceof Refusing && isGone(code, refused.status) ? new Refusing(GONE, refused.status) : refused;
  }
}

/** What is said of a table that this device kept, until its browser needed the room. */
export const GONE: Said = { id: 'page-gone-here' };
export const isGone = (code: string, status: number): boolean => status === 404 && isHere(code) && memory.of(code) !== undefined;

export async function call<T>(path: string, { method = 'GET', body, bearer }: Call = {}): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (bearer) headers['authorization'] = `Bearer ${bearer}`;
  const text = body === undefined ? null : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: text });
    if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  } catch {
    /* No line, a line that broke in the middle, or a stranger's page instead of an answer: a hotel's, for instance. */
    throw new Refusing({ id: 'page-unreachable' }, 0);
  }
  throw await refusing(answer);
}

/** What a refusal of a home says. */
export async function refusing(answer: Response): Promise<Refusing> {
  const { status } = answer;
  try {
    const { message, refusal } = (await answer.json()) as Partial<Problem>;
    if (message?.id) return new Refusing(message, status, refusal ?? null);
  } catch {
    /* Not from our server: a proxy's page, for instance. */
  }
  return new Refusing(status === 404 ? { id: 'page-not-found' } : { id: 'page-went-wrong', args: { status } }, status);
}

export const tableAddress = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

/** What is the same for everybody lies beside the page where no server is. */
export const games = () => call<GameOffered[]>(SITE ? 'data/games.json' : '/api/games');
export const rules = (edition: string) => call<RulesSent>(SITE ? `data/rules/${edition}.json` : `/api/rules/${edition}`);
export const words = async (language: string) => (await call<WordsSent>(`/api/words/${language}`)).fluent;
export const makeTable = (wish: NewTable, here: boolean) =>
  (here ? callHere : call)<TableMade>('/api/tables', { method: 'POST', body: wish });
export const tables = (status: 'open' | 'running', { search = '', page = 0 } = {}) =>
  SITE
    ? Promise.resolve<TableSent[]>([])
    : call<TableSent[]>(`/api/tables?status=${status}&page=${page}${search ? `&search=${encodeURIComponent(search)}` : ''}`);
export const tableOf = (code: string) => callFor<TableSent>(code);
export const takePlace = (code: string, who: SitDown, invitation = '') =>
  callFor<PlaceSecret>(code, '/places', { method: 'POST', body: who, bearer: invitation });
export const moveDevice = (code: string, secret: string) => callFor<PlaceSecret>(code, '/me/move', { method: 'POST', bearer: secret });
export const reissue = (code: string, place: number, owner: string) =>
  callFor<PlaceSecret>(code, `/places/${place}/reissue`, { method: 'POST', bearer: owner });
export const removePlace = (code: string, place: number, owner: string) =>
  callFor<void>(code, `/places/${place}/remove`, { method: 'POST', bearer: owner });
export const changeMe = (code: string, secret: string, me: Me) =>
  callFor<TableSent>(code, '/me', { method: 'PATCH', body: me, bearer: secret });
export const forgetMe = (code: string, secret: string) => callFor<Forgotten | undefined>(code, '/me', { method: 'DELETE', bearer: secret });
export const changeTable = (code: string, owner: string, wish: TableSettings) =>
  callFor<TableSent>(code, '', { method: 'PATCH', body: wish, bearer: owner });
export const replay = (code: string, eyes: string, secret?: string) =>
  callFor<Replay>(code, `/replay?seat=${encodeURIComponent(eyes)}`, secret ? { bearer: secret } : {});
/** 1 tells where to look, 2 which pieces too, 3 the move. */
export const hint = (code: string, secret: string) => callFor<Hint>(code, '/hint', { bearer: secret });
export const review = (code: string) => callFor<Judged>(code, '/review');
/** Four times the thought about one decision; everybody's review has it then. */
export const reviewLonger = (code: string, number: number) => callFor<Judged>(code, `/review/${number}`, { method: 'POST' });
export const pictureAddress = (
  code: string,
  { size, dark, language }: { size: 'wide' | 'tall' | 'link'; dark: boolean; language: string },
) => `${tableAddress(code)}/picture?size=${size}&theme=${dark ? 'dark' : 'light'}&language=${language}`;
export const pushKey = () => call<PushKey>('/api/push/key');
export const unsubscribe = (endpoint: string) => call<void>('/api/push/unsubscribe', { method: 'POST', body: { endpoint } });
export const subscribe = (wish: Subscription, secret: string) =>
  call<void>('/api/push/subscribe', { method: 'POST', body: wish, bearer: secret });
