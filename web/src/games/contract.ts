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

/** Props of `Play`: board, hand, previews and keys of one game, laid out inside the box it is given. */
export interface GameProps<V> {
  view: V;
  events: EventSent[];
  /** The events of the latest play, for highlight and motion; [] when there is nothing new to show. */
  last: EventSent[];
  /** The start of the turn, when it is yours. */
  preview: PreviewSent | null;
  seats: SeatSent[];
  scores: number[];
  turn: number | null;
  /** Seats of this device; [] in the gallery. */
  you: number[];
  /** Which of `you` is at the device now and to move. */
  active: number | null;
  /** Whose hand may be shown now (one device: after the curtain). */
  hand: number | null;
  mode: Mode;
  /** A play to lay out tentatively, as a hint: canonical text. */
  hint?: string | null;
  ask: Act['ask'];
  play: Act['play'];
  /** Opens the rules page at a place, e.g. from a refusal: the reason code or an anchor. */
  rules(anchor?: string): void;
  t(said: Said | string, args?: Words): string;
  settings: Settings;
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
  /** Hands are hidden: a shared device draws the curtain between turns. */
  secret: boolean;
  /** Nothing is counted during play, so the seats show no points. */
  unscored?: boolean;
  Play: Component<GameProps<V>>;
  Seat: Component<SeatProps<V>>;
  Board: Component<BoardProps<V>>;
  Pieces: Component<PiecesProps>;
  /** What stands for a seat instead of a letter: a stone, a pawn. */
  Face?: Component<SeatProps<V>>;
}

/*
 * Layout. The frame draws the bar, the seats and the history; `Play` fills the rest and lays itself out by its own
 * width with container queries: the frame gives it a box `.play` with `container-type: size; container-name: play`.
 *   phone   360 x 740   bar 48, seats 50, Play below them (about 360 x 640): ground, preview, rack, keys
 *   tablet  820 x 1180  bar 48, seats 66, Play below them (about 820 x 1060): ground, then hand left and side right
 *   desktop 1440 x 900  a column of 248 with seats and history, Play right of it (about 1190 x 850): ground, 300 side column
 *   tv                  Play in mode gallery fills the left 73 %: only the ground, no hand, no keys
 *   hand                Play in mode hand fills a phone: small board, rack 3 x 2, preview, keys
 * Shared looks: `ground/tokens.css` holds custom properties and pieces; `app/base.css` holds .key .panel .small .hide .seat
 * .bubble and focus, with the names of look.css. Both are loaded once by the page.
 * Icons: `app/Icon.svelte` with <Icon name="undo" />. Sounds: `app/sound.ts` (knock, roll, chime), silent when switched off.
 * Pieces for the home page come from `ground/`: Tile.svelte {tile, symbols}, Stone.svelte {seat}, Die.svelte {value, red},
 * each an <svg viewBox="0 0 100 100"> without script of its own.
 */
