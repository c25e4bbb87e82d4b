/** What a game gives the page, and what the page gives a game: the only things the two know of each other. */
import type { Component } from 'svelte';
import type { Settings } from '../device/settings.svelte';
import type { Words } from '../i18n/words.svelte';
import type { EventSent, LineSent, PreviewSent, Refusal, Said, SeatSent } from '../wire';

/** tv and watchers: gallery; a phone beside a television: hand. */
export type Mode = 'play' | 'gallery' | 'replay' | 'hand';

/** What a hand may do in its turn. */
export interface Act {
  /** The answer for a play in progress; null when something newer was asked meanwhile, or the table has gone on. */
  ask(partial: string): Promise<PreviewSent | null>;
  /** Resolves when stored (null), or with the reason why not. */
  play(action: string): Promise<Refusal | null>;
}

/** The game as it is shown now. */
export interface GamePosition<V> {
  view: V;
  /** The events of the latest play, for highlight and motion: another list only when something new is shown. */
  last: EventSent[];
  /** Who is to move; nobody when it is over. */
  turn: number | null;
  /** The start of the turn, when it is yours. */
  preview: PreviewSent | null;
}

/** The hands at this device. */
export interface Hands {
  /** Seats of this device; [] in the gallery. */
  you: number[];
  /** Which of `you` is at the device now and to move. */
  active: number | null;
  /** Whose hand may be shown now (one device: after the curtain). */
  hand: number | null;
}

/** Props of `Play`: board, hand, previews and keys of one game. `Playfield` gives it a box of its own, a container called `play`. */
export interface GameProps<V> {
  position: GamePosition<V>;
  hands: Hands;
  act: Act;
  seats: SeatSent[];
  mode: Mode;
  /** A play to lay out tentatively, as a hint: canonical text. */
  hint?: string | null;
  /** Opens the rules page at a place, e.g. from a refusal: the reason code or an anchor. */
  rules(anchor?: string): void;
}

/** Props of `Seat`: the line under a name in the list of seats (tiles in hand, stones, race and boycott). */
export interface SeatProps<V> {
  view: V;
  seat: number;
  mine: boolean;
  /** Seats of this device, for games that draw mine and theirs apart. */
  you?: number[];
  t(said: Said | string, args?: Words): string;
}

/** Props of `Board`: one drawing of one view, nothing to press; for rules pages, thumbnails, the story. */
export interface BoardProps<V> {
  view: V;
  label: string;
  lines?: LineSent[];
  preview?: PreviewSent | null;
  refusal?: Refusal | null;
  /** A hand to draw below the board. */
  hand?: number | null;
  t(said: Said | string, args?: Words): string;
  settings: Settings;
}

/** Props of `Pieces`: the pieces of a play in a row, small, beside a line of history or the story. */
export interface PiecesProps {
  /** Canonical text of one action. */
  action: string;
  seat: number | null;
  settings: Settings;
}

/** Default export of `games/<game>/index.ts`; each game is its own chunk. */
export interface GameParts<V> {
  Play: Component<GameProps<V>>;
  Seat: Component<SeatProps<V>>;
  Board: Component<BoardProps<V>>;
  Pieces: Component<PiecesProps>;
  /** What stands for a seat instead of a letter: a stone, a pawn. */
  Face?: Component<SeatProps<V>>;
}
