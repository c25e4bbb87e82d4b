/** What lay tentatively at a table when its page was left, kept by this tab and laid out again while the same turn is on. */
import { isFields, isText, parsed } from '../device/stored';
import { isDeed } from '../port/pending';
import type { Deed } from '../wire';
import type { Session } from './session.svelte';

interface Draft {
  action: string;
  deed?: Deed | null;
}

export class Drafts {
  #name: string;
  #turn: () => string;

  constructor(table: Pick<Session, 'code' | 'mover' | 'playback'>) {
    this.#name = `speeltafel.draft.${table.code}`;
    this.#turn = () => `${table.playback.shown.number} ${table.mover}`;
  }

  keep(draft: Draft | null): void {
    try {
      if (draft) sessionStorage.setItem(this.#name, JSON.stringify({ turn: this.#turn(), ...draft }));
      else sessionStorage.removeItem(this.#name);
    } catch {
      /* Where nothing can be kept, it is laid anew. */
    }
  }

  /** What was kept in this very turn; each draft once. */
  take(): Draft | null {
    const kept = parsed(this.#taken());
    if (!isFields(kept) || kept['turn'] !== this.#turn() || !isText(kept['action'], 400)) return null;
    const { action, deed } = kept;
    return isDeed(deed) ? { action, deed: deed as Deed } : { action };
  }

  #taken(): string | null {
    try {
      const text = sessionStorage.getItem(this.#name);
      sessionStorage.removeItem(this.#name);
      return text;
    } catch {
      return null;
    }
  }
}
