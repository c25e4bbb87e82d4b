/** A hand at a table that a test holds: its questions go the page's own way, and are answered when the test likes. */
import type { Act } from '../games/contract';
import { Previews } from '../port/previews';
import type { Ask, Deed, PreviewSent, Refusal } from '../wire';

/** A deed as tests write it: what goes where, in order. */
function inShort({ kind, moves = [] }: Deed): string {
  return `${kind} ${moves.map(({ piece = '', origin = '', to = '' }) => `${piece}${origin ? `${origin}>` : ''}${to ? `@${to}` : ''}`).join(' ')}`;
}

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
  const told = ({ partial, deed }: Ask) => (deed ? inShort(deed) : partial);
  const reply = (question: Ask) =>
    previews.settle({ type: 'previewed', id: question.id, preview: answer(told(question)), number: question.number ?? -1 });
  const previews = new Previews(
    (message) => {
      asked.push(told(message));
      if (waiting) waiting.push(message);
      else queueMicrotask(() => reply(message));
    },
    () => ({ seat: 0, number }),
  );
  previews.open();
  return {
    act: {
      ask: (partial) => previews.ask(partial),
      play: async (action) => {
        sent.push(typeof action === 'string' ? action : inShort(action));
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
    goOn: () => {
      number += 1;
      previews.check();
    },
  };
}
