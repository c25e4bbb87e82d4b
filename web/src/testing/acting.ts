/** A hand at a table that a test holds: its questions go the page's own way, and are answered when the test likes. */
import type { Act } from '../games/contract';
import { Previews } from '../port/previews';
import type { Ask, PreviewSent, Refusal } from '../wire';

export interface Acting {
  act: Act;
  /** The plays that were sent. */
  sent: string[];
  asked: string[];
  /** From now on answers wait until `release`; the newest first, when the test says so. */
  delay(): void;
  release(order?: 'oldest' | 'newest'): Promise<void>;
  /** The next play is refused. */
  refuse(why: Refusal): void;
  /** The table goes on: a new event, and another turn. */
  goOn(): void;
}

export function acting(answer: (partial: string) => PreviewSent): Acting {
  let number = 0;
  let verdict: Refusal | null = null;
  let waiting: Ask[] | null = null;
  const sent: string[] = [];
  const asked: string[] = [];
  const reply = ({ id, partial, number: about }: Ask) =>
    previews.settle({ type: 'previewed', id, preview: answer(partial), number: about ?? -1 });
  const previews = new Previews((message) => {
    asked.push(message.partial);
    if (waiting) waiting.push(message);
    else queueMicrotask(() => reply(message));
  });
  previews.at({ seat: 0, number });
  previews.open();
  return {
    act: {
      ask: (partial) => previews.ask(partial),
      play: async (action) => {
        sent.push(action);
        return verdict;
      },
    },
    sent,
    asked,
    delay: () => (waiting = []),
    release: async (order = 'oldest') => {
      const late = waiting ?? [];
      waiting = null;
      for (const one of order === 'oldest' ? late : late.toReversed()) reply(one);
      await new Promise((settled) => setTimeout(settled, 0));
    },
    refuse: (why) => (verdict = why),
    goOn: () => previews.at({ seat: 0, number: (number += 1) }),
  };
}
