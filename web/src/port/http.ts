/** The server's addresses as functions; a refusal is thrown with its message for people. */
import type {
  GameOffered,
  Hint,
  Judged,
  Me,
  NewTable,
  PlaceSecret,
  Problem,
  PushKey,
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
  ) {
    super(said.id);
  }

  get offline(): boolean {
    return this.status === 0;
  }
}

interface Call {
  method?: string;
  body?: unknown;
  bearer?: string;
}

async function call<T>(path: string, { method = 'GET', body, bearer }: Call = {}): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (bearer) headers['authorization'] = `Bearer ${bearer}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusing({ id: 'page-unreachable' }, 0);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  throw new Refusing(await reason(answer), answer.status);
}

async function reason(answer: Response): Promise<Said> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (problem.message?.id) return problem.message;
  } catch {
    /* Not from our server: a proxy's page, for instance. */
  }
  return answer.status === 404 ? { id: 'page-not-found' } : { id: 'page-went-wrong', args: { status: answer.status } };
}

const table = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const games = () => call<GameOffered[]>('/api/games');
export const words = async (language: string) => (await call<WordsSent>(`/api/words/${language}`)).fluent;
export const makeTable = (wish: NewTable) => call<TableMade>('/api/tables', { method: 'POST', body: wish });
export const tables = (status: 'open' | 'running') => call<TableSent[]>(`/api/tables?status=${status}`);
export const tableOf = (code: string) => call<TableSent>(table(code));
export const takePlace = (code: string, who: SitDown, invitation = '') =>
  call<PlaceSecret>(`${table(code)}/places`, { method: 'POST', body: who, bearer: invitation });
export const moveDevice = (code: string, secret: string) => call<PlaceSecret>(`${table(code)}/me/move`, { method: 'POST', bearer: secret });
export const reissue = (code: string, place: number, owner: string) =>
  call<PlaceSecret>(`${table(code)}/places/${place}/reissue`, { method: 'POST', bearer: owner });
export const removePlace = (code: string, place: number, owner: string) =>
  call<void>(`${table(code)}/places/${place}/remove`, { method: 'POST', bearer: owner });
export const changeMe = (code: string, secret: string, me: Me) =>
  call<TableSent>(`${table(code)}/me`, { method: 'PATCH', body: me, bearer: secret });
export const forgetMe = (code: string, secret: string) => call<void>(`${table(code)}/me`, { method: 'DELETE', bearer: secret });
export const changeTable = (code: string, owner: string, wish: TableSettings) =>
  call<TableSent>(table(code), { method: 'PATCH', body: wish, bearer: owner });
export const replay = (code: string, eyes: string, secret?: string) =>
  call<Replay>(`${table(code)}/replay?seat=${encodeURIComponent(eyes)}`, secret ? { bearer: secret } : {});
export const hint = (code: string, secret: string) => call<Hint>(`${table(code)}/hint`, { bearer: secret });
export const review = (code: string) => call<Judged>(`${table(code)}/review`);
export const rules = (edition: string) => call<RulesSent>(`/api/rules/${edition}`);
export const recordAddress = (code: string, format: 'spel' | 'json') => `${table(code)}/record?format=${format}`;
export const pushKey = () => call<PushKey>('/api/push/key');
export const subscribe = (wish: Subscription, secret: string) =>
  call<void>('/api/push/subscribe', { method: 'POST', body: wish, bearer: secret });
