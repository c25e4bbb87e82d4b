/** What was asked at a table and not yet answered, each thing by itself, kept for a reload and for when the tab was closed; only what the server can read is asked again. */
import { isCount, isFields, isSeat, isText, parsed, type Fields } from '../device/stored';
import type { Answer, Hush, Leave, Play, Propose, Say } from '../wire';

/** What changes something: repeated under the same id until the server has stored or refused it. */
export type Intent = Play | Propose | Answer | Leave | Say | Hush;

const MOST = 50;
/** Who comes back later than this wants no old greeting, offer or resignation sent, in milliseconds. */
const GOES_STALE = 3_600_000;

type Check = (thing: unknown) => boolean;
const oneOf =
  (...words: string[]): Check =>
  (thing) =>
    typeof thing === 'string' && words.includes(thing);
const text =
  (most: number): Check =>
  (thing) =>
    isText(thing, most);
const maybe =
  (check: Check): Check =>
  (thing) =>
    thing === undefined || thing === null || check(thing);

export const isDeed: Check = (thing) =>
  isFields(thing) &&
  isText(thing['kind'], 40) &&
  (thing['moves'] === undefined || (Array.isArray(thing['moves']) && thing['moves'].length <= 40 && thing['moves'].every(isMove)));
const isMove: Check = (thing) => isFields(thing) && Object.values(thing).every((name) => isText(name, 40));

const FIELDS: Record<Intent['type'], Record<string, Check>> = {
  play: { seat: isSeat, action: text(400), deed: maybe(isDeed), number: maybe((thing) => Number.isInteger(thing) && Number(thing) >= -1) },
  propose: { seat: isSeat, kind: oneOf('undo', 'draw', 'rematch', 'stand-in', 'pause', 'hints', 'resume'), about: maybe(isSeat) },
  answer: {
    seat: isSeat,
    kind: oneOf('undo', 'draw', 'rematch', 'stand-in', 'pause', 'hints'),
    agree: (thing) => typeof thing === 'boolean',
    made: maybe((thing) => isCount(thing)),
  },
  leave: { seat: isSeat, kind: oneOf('resign', 'claim', 'abandon', 'stand-up') },
  say: { seat: maybe(isSeat), text: maybe(text(500)), phrase: maybe(text(40)) },
  hush: {
    seat: isSeat,
    kind: oneOf('mute', 'unmute', 'report', 'mute-watchers', 'unmute-watchers'),
    about: maybe((thing) => isCount(thing)),
  },
};

let latest = 0;

export class Pending {
  #name: string;

  constructor(table: string) {
    this.#name = `speeltafel.pending.${table}`;
  }

  keep(intent: Intent): void {
    latest = Math.max(Date.now(), latest + 1); // what was wanted later is sent later, also within one millisecond
    const text = JSON.stringify({ at: latest, intent });
    attempt(() => localStorage.setItem(this.#nameOf(intent.id), text));
  }

  forget(id: string): void {
    attempt(() => localStorage.removeItem(this.#nameOf(id)));
  }

  /** What no tab has got an answer to, in its order: after a while only plays, since the table takes those at the position they were made for and at no other. */
  recall(): Intent[] {
    this.#takeOver();
    const kept: Kept[] = [];
    attempt(() => {
      const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
      for (const name of names.filter((one) => one.startsWith(this.#nameOf('')))) {
        const found = read(localStorage.getItem(name));
        if (found) kept.push(found);
        else localStorage.removeItem(name);
      }
    });
    kept.sort((a, b) => a.at - b.at);
    return kept.slice(-MOST).map(({ intent }) => intent);
  }

  #nameOf(id: string): string {
    return `${this.#name}.${id}`;
  }

  /** Takes over what release 0.1 kept for this tab alone. */
  #takeOver(): void {
    attempt(() => {
      const old = parsed(sessionStorage.getItem(this.#name));
      sessionStorage.removeItem(this.#name);
      if (Array.isArray(old)) for (const intent of old.slice(0, MOST).filter(isIntent)) this.keep(intent);
    });
  }
}

interface Kept {
  at: number;
  intent: Intent;
}

/** What is still wanted of a stored text. */
function read(text: string | null): Kept | null {
  const found = parsed(text);
  if (!isFields(found) || !isCount(found['at']) || !isIntent(found['intent'])) return null;
  const { at, intent } = { at: found['at'], intent: found['intent'] };
  return intent.type === 'play' || Date.now() - at < GOES_STALE ? { at, intent } : null;
}

/** In a browser that lets nobody use its store a reload forgets what was not yet sent. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    /* Nothing is kept. */
  }
}

function isIntent(thing: unknown): thing is Intent {
  if (!isFields(thing) || !isText(thing['id'], 40) || thing['id'] === '') return false;
  const fields = isKind(thing) ? FIELDS[thing.type] : null;
  return fields !== null && Object.entries(fields).every(([name, fits]) => fits(thing[name]));
}

function isKind(thing: Fields): thing is Fields & { type: Intent['type'] } {
  return typeof thing['type'] === 'string' && Object.hasOwn(FIELDS, thing['type']);
}
