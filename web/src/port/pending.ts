/** What was asked at a table and not yet answered, kept for a reload; only what the server can read is asked again. */
import { isCount, isFields, isSeat, isText, parsed, type Fields } from '../device/stored';
import type { Answer, Hush, Leave, Play, Propose, Say } from '../wire';

/** What changes something: repeated under the same id until the server has stored or refused it. */
export type Intent = Play | Propose | Answer | Leave | Say | Hush;

const MOST = 50;

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

const FIELDS: Record<Intent['type'], Record<string, Check>> = {
  play: { seat: isSeat, action: text(400), number: maybe((thing) => Number.isInteger(thing) && Number(thing) >= -1) },
  propose: { seat: isSeat, kind: oneOf('undo', 'draw', 'rematch', 'stand-in', 'pause', 'hints', 'resume'), about: maybe(isSeat) },
  answer: {
    seat: isSeat,
    kind: oneOf('undo', 'draw', 'rematch', 'stand-in', 'pause', 'hints'),
    agree: (thing) => typeof thing === 'boolean',
    about: maybe(isSeat),
  },
  leave: { seat: isSeat, kind: oneOf('resign', 'claim', 'abandon', 'stand-up') },
  say: { seat: maybe(isSeat), text: maybe(text(500)), phrase: maybe(text(40)) },
  hush: { seat: isSeat, kind: oneOf('mute', 'unmute', 'report'), about: (thing) => isCount(thing) },
};

const nameOf = (table: string) => `speeltafel.pending.${table}`;

export function recall(table: string): Intent[] {
  try {
    const stored = parsed(sessionStorage.getItem(nameOf(table)));
    return Array.isArray(stored) ? stored.slice(0, MOST).filter(isIntent) : [];
  } catch {
    return []; // A browser that lets nobody read its store.
  }
}

export function keep(table: string, intents: Intent[]): void {
  try {
    if (intents.length) sessionStorage.setItem(nameOf(table), JSON.stringify(intents));
    else sessionStorage.removeItem(nameOf(table));
  } catch {
    /* Without a store a reload forgets what was not yet sent. */
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
