/** What people at this device may ask of a table as it stands: which keys there are. Whether it is done the server decides, with its reason. */
import type { SeatSent } from '../wire';
import type { Session } from './session.svelte';

/** All of a session that this depends on. */
export type Situation = Pick<Session, 'table' | 'you' | 'turn' | 'mover' | 'running' | 'events' | 'shared' | 'held' | 'invited'>;

export interface May {
  /** Take back the last play of somebody here. */
  undo: boolean;
  pause: boolean;
  resume: boolean;
  /** Offer a draw to other people. */
  draw: boolean;
  /** Resign, stand up, break the game off. */
  leave: boolean;
  /** Cover the hand that lies open on a shared device. */
  cover: boolean;
  /** Go on with this seat on another device. */
  move: boolean;
  /** Have hints and try out lines: for one person among bots, and for people who all agreed to it. */
  help: boolean;
  /** Sit down at a game that goes on, by an invitation. */
  sit: boolean;
  /** Ask for another game. */
  rematch: boolean;
  /** Write free words. */
  write: boolean;
  /** When the time of somebody elsewhere is over, so that the game may be claimed (the server's clock, in ms since 1970). */
  claim: number | null;
}

export function mayAsk({ table, you, turn, mover, running, events, shared, held, invited }: Situation): May {
  const { seats = [], clock, hints, rematch, status, free_chat: isFree } = table ?? {};
  const isSeated = you.length > 0;
  const plays = running && isSeated;
  const isTimed = clock != null && clock.kind !== 'none';
  const isPaused = clock?.paused === true;
  return {
    undo: plays && events.some(({ seat }) => seat != null && you.includes(seat)),
    pause: plays && isTimed && !isPaused,
    resume: plays && isPaused,
    draw: plays && seats.filter(({ kind }) => kind === 'person').length > 1,
    leave: plays,
    cover: running && shared && held !== null,
    move: running && you.length === 1,
    help: running && you.length === 1 && (hints === true || seats.filter(({ kind }) => kind !== 'bot').length === 1),
    sit: running && invited.length > 0,
    rematch: isSeated && !rematch && (status === 'running' || status === 'finished') && !running,
    write: isSeated && isFree !== false,
    claim: isSeated && turn !== null && mover === null && !isPaused ? (clock?.ends ?? null) : null,
  };
}

export interface MayOfSeat {
  /** Not hear its person, or hear them again. */
  mute: boolean;
  /** Ask for a bot that plays for it. */
  standIn: boolean;
  /** For who laid the table: a new link for it, another person at it. */
  replace: boolean;
}

/** What may be asked about another seat; `owner`: this device laid the table. */
export function mayAskOf(seat: SeatSent, { you, running }: Pick<Session, 'you' | 'running'>, owner: boolean): MayOfSeat {
  const isPerson = seat.kind === 'person';
  return {
    mute: isPerson && you.length > 0,
    standIn: isPerson && you.length > 0 && running && !seat.stand_in,
    replace: isPerson && owner && running && !you.includes(seat.seat),
  };
}
