/** What lay tentatively when a page was left: there again in the same turn, once, and in no other. */
import { beforeEach, describe, expect, it } from 'vitest';
import { browser, type Store } from '../testing/browser';
import { Drafts } from './drafts';

const DRAFT = { action: '', deed: { kind: 'lay', moves: [{ piece: 'rs', to: '1,0' }] } };

function drafts(number: number, mover: number | null, code = 'EIK-1'): Drafts {
  return new Drafts({ code, mover, playback: { shown: { number } } } as ConstructorParameters<typeof Drafts>[0]);
}

describe('a draft', () => {
  let session: Store;
  beforeEach(() => ({ session } = browser()));

  it('is there again in the same turn, and only once', () => {
    drafts(4, 0).keep(DRAFT);
    const again = drafts(4, 0);
    expect(again.take()).toEqual(DRAFT);
    expect(again.take()).toBeNull();
  });

  it('is none of another turn, of another table, or of who holds the device next', () => {
    for (const other of [drafts(5, 0), drafts(4, 1), drafts(4, 0, 'EIK-2')]) {
      drafts(4, 0).keep(DRAFT);
      expect(other.take()).toBeNull();
    }
  });

  it('is gone when everything was taken back', () => {
    drafts(4, 0).keep(DRAFT);
    drafts(4, 0).keep(null);
    expect(drafts(4, 0).take()).toBeNull();
  });

  it('is left out where what is kept cannot be read', () => {
    for (const kept of ['', '{', '[]', '{"turn":"4 0"}', '{"turn":"4 0","action":7}']) {
      session.setItem('speeltafel.draft.EIK-1', kept);
      expect(drafts(4, 0).take()).toBeNull();
    }
    session.setItem('speeltafel.draft.EIK-1', '{"turn":"4 0","action":"","deed":{"kind":"lay","moves":7}}');
    expect(drafts(4, 0).take()).toEqual({ action: '' });
  });
});
