/** Requests to the server: what becomes of an answer, and what people are told when there is none. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../testing/browser';

let http: typeof import('./http');
beforeAll(async () => {
  browser();
  http = await import('./http');
});
afterEach(() => vi.restoreAllMocks());

async function refusalOf(answer: () => Promise<Response>): Promise<InstanceType<typeof http.Refusing>> {
  vi.stubGlobal('fetch', answer);
  const refused = await http.call('/api/anything').catch((reason: unknown) => reason);
  if (!(refused instanceof http.Refusing)) throw new Error('a refusal was expected');
  return refused;
}

describe('an answer', () => {
  it('that says no is told in the words of the server', async () => {
    const said = { id: 'server-no-table' };
    const refused = await refusalOf(() => Promise.resolve(Response.json({ message: said }, { status: 403 })));
    expect({ said: refused.said, offline: refused.offline }).toEqual({ said, offline: false });
  });

  it('that does not come, breaks off or is a page of somebody else is a server out of reach', async () => {
    for (const answer of [
      () => Promise.reject(new TypeError('no line')),
      () => Promise.resolve(new Response('[{"game": "qwir')),
      () => Promise.resolve(new Response('<html>Welcome to our hotel</html>')),
    ]) {
      const refused = await refusalOf(answer);
      expect({ said: refused.said, offline: refused.offline }).toEqual({ said: { id: 'page-unreachable' }, offline: true });
    }
  });

  it('of a proxy that has no server behind it is a fault on that side', async () => {
    const refused = await refusalOf(() => Promise.resolve(new Response('<html>Bad gateway</html>', { status: 502 })));
    expect(refused.said).toEqual({ id: 'page-went-wrong', args: { status: 502 } });
  });
});

describe('what people are told', () => {
  let shown: ReturnType<typeof vi.spyOn>;
  beforeEach(() => void (shown = vi.spyOn(console, 'error').mockReturnValue(undefined)));

  it('is why it was refused, and nothing stands in the console', () => {
    expect(http.sayTrouble(new http.Refusing({ id: 'server-no-table' }, 404))).toEqual({ id: 'server-no-table' });
    expect(shown).not.toHaveBeenCalled();
  });

  it('is, where we made a mistake, that it is ours: never that they are offline', () => {
    const mistake = new TypeError('undefined is not a function');
    expect(http.sayTrouble(mistake)).toEqual({ id: 'server-fault' });
    expect(shown).toHaveBeenCalledWith(mistake);
  });

  it('is that nobody was there only where nobody was', () => {
    const none = new http.Refusing({ id: 'page-unreachable' }, 0);
    const no = new http.Refusing({ id: 'server-no-table' }, 404, { message: { id: 'illegal-not-your-turn' } });
    const kinds = (failed: unknown) => [http.isAway(failed), http.isRefused(failed), http.isUnknown(failed)];
    expect(kinds(none)).toEqual([true, false, false]);
    expect(kinds(no)).toEqual([false, true, true]);
    expect(kinds(new http.Refusing({ id: 'server-busy' }, 503))).toEqual([false, true, false]);
    expect(kinds(new TypeError('undefined is not a function'))).toEqual([false, false, false]);
  });

  it('of a play is what the rules say, where they were asked', () => {
    const refusal = { message: { id: 'illegal-not-your-turn' } };
    expect(http.whyNot(new http.Refusing({ id: 'server-no-table' }, 409, refusal))).toBe(refusal);
    expect(http.whyNot(new http.Refusing({ id: 'server-no-table' }, 404))).toEqual({ message: { id: 'server-no-table' } });
    expect(http.whyNot(new TypeError('undefined is not a function'))).toEqual({ message: { id: 'server-fault' } });
  });
});
