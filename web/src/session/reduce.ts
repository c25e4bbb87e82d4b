/** What a device knows of a table: nothing but what it has heard, one message after the other. */
import type { ChatSent, EventSent, Happened, OutcomeSent, PreviewSent, TableSent, ToClient, View, Welcome } from '../wire';

/** The game as it stands after one event, with these eyes. */
export interface Position {
  /** The last event; -1 before the first. */
  number: number;
  /** Whose eyes saw all this: of several people who share a device the one who holds it, or nobody. */
  held: number | null;
  /** Not everybody sees everything: people who share a device look one at a time. */
  hides: boolean;
  view: View | null;
  events: EventSent[];
  scores: number[];
  /** Who is to move; nobody when it is over. */
  turn: number | null;
  /** The start of the turn, for its seat only. */
  preview: PreviewSent | null;
  outcome: OutcomeSent | null;
}

export interface Known {
  table: TableSent | null;
  /** The seats of this device. */
  you: number[];
  position: Position;
  chat: ChatSent[];
  muted: number[];
}

export const NOTHING: Known = {
  table: null,
  you: [],
  position: { number: -1, held: null, hides: true, view: null, events: [], scores: [], turn: null, preview: null, outcome: null },
  chat: [],
  muted: [],
};

/** What a message did: nothing to the game, the next events, everything told anew; or it does not fit, as something before it is missing. */
export type Heard = { news: 'none' | 'next' | 'anew'; known: Known } | { news: 'missing' };

const MOST_CHAT = 200;

export function reduce(known: Known, message: ToClient): Heard {
  switch (message.type) {
    case 'welcome':
      return welcomed(known, message);
    case 'happened':
      return happened(known, message);
    case 'table':
      return known.table ? { news: 'none', known: { ...known, table: message.table } } : { news: 'none', known };
    case 'chat':
      return { news: 'none', known: { ...known, chat: talked(known.chat, message) } };
    default:
      return { news: 'none', known };
  }
}

/** Either tells the whole game, or what follows the part that is known; anything else came from elsewhere or too late. */
function welcomed(known: Known, message: Welcome): Heard {
  const { number, held, events } = known.position;
  const holds = message.hold ?? null;
  const first = message.events[0]?.number ?? message.number + 1;
  const isWhole = first === 0;
  const follows = known.table !== null && holds === held && first <= number + 1 && message.number >= number;
  if (!isWhole && !follows) return { news: 'missing' };
  const all = isWhole ? message.events : [...events, ...message.events.filter((event) => event.number > number)];
  const position = positionOf(message);
  /* After a broken line the same turn goes on: what people have laid tentatively stays where it is. */
  if (holds === held && isSame(position, known.position)) position.preview = known.position.preview;
  return {
    news: 'anew',
    known: {
      table: message.table,
      you: message.you,
      position: { ...position, held: holds, events: all },
      chat: message.chat ?? [],
      muted: message.muted ?? [],
    },
  };
}

/** The same turn of the same seat, word for word. */
function isSame(one: Omit<Position, 'held' | 'events'>, other: Position): boolean {
  return one.number === other.number && one.turn === other.turn && JSON.stringify(one.preview) === JSON.stringify(other.preview);
}

/** The next events. What was heard before changes nothing, and what comes before its time shows that something is missing. */
function happened(known: Known, message: Happened): Heard {
  const { number, held, events } = known.position;
  if (known.table === null || message.number <= number) return { news: 'none', known };
  const fresh = message.events.filter((event) => event.number > number);
  if (fresh[0]?.number !== number + 1) return { news: 'missing' };
  const table = message.clock ? { ...known.table, clock: message.clock } : known.table;
  const position = { ...positionOf(message), held, events: [...events, ...fresh] };
  return { news: 'next', known: { ...known, table, position } };
}

function positionOf(message: Welcome | Happened): Omit<Position, 'held' | 'events'> {
  const outcome = message.outcome ?? null;
  const { number, view, scores } = message;
  return {
    number,
    hides: message.hides ?? true,
    view,
    scores,
    turn: outcome ? null : message.turn,
    preview: message.preview ?? null,
    outcome,
  };
}

function talked(chat: ChatSent[], line: ChatSent): ChatSent[] {
  const others = chat.filter((one) => one.number !== line.number);
  const at = others.findLastIndex((one) => one.number < line.number) + 1;
  return [...others.slice(0, at), line, ...others.slice(at)].slice(-MOST_CHAT);
}

/** Which seat of this device is to move. */
export function moverOf(position: Position, you: number[]): number | null {
  return position.turn !== null && you.includes(position.turn) ? position.turn : null;
}

/** Over for people who see this position: it has an outcome, or the table ended without a game. */
export function isOver(position: Position, { table, position: latest }: Known): boolean {
  if (position.outcome !== null) return true;
  return latest.outcome === null && (table?.status === 'finished' || table?.status === 'abandoned');
}
