/** What a game gives the page, and what the page gives a game: the only things the two know of each other. */
import type { Component } from 'svelte';
import type { SayAll, Words } from '../i18n/words.svelte';
import type { Deed, EventSent, LineSent, PreviewSent, Refusal, SeatSent } from '../wire';

/** tv and watchers: gallery; a phone beside a television: hand. */
export type Mode = 'play' | 'gallery' | 'replay' | 'hand';

/** A play in a text that the server wrote, or by what it moves. */
export type Doing = string | Deed;

/** A play that somebody advises: what it moves is told where the game tells that. */
export interface Advised {
  action: string;
  deed?: Deed | null;
  /** Who would make it, where that is not whose turn it is. */
  seat?: number;
}

/** What a hand may do in its turn; a table's are the same as long as its game is mounted. */
export interface Act {
  /** The answer for a play in progress; null when something newer was asked meanwhile, or the table has gone on. */
  ask(partial: Doing): Promise<PreviewSent | null>;
  /** Resolves when stored (null), or with the reason why not. */
  play(action: Doing): Promise<Refusal | null>;
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
  /** Who begins by lot, until something is played. */
  drawn?: Drawn | null;
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
  /** The hand that is at the device may play now. */
  live: boolean;
  /** A play to lay out tentatively. */
  hint?: Advised | null;
  /** Opens the rules page, at a section of it. */
  rules(section?: string): void;
}

/** What a mounted `Play` is told beyond its props, each in its moment. */
export interface PlayHandle {
  /** Something it was given is new: the turn in the making follows, and a hint is laid out. */
  update(): void;
  /** The latest play is shown for the first time: it moves and sounds. The function that comes back ends that. */
  arrive?(): (() => void) | undefined;
  /** The turn has come to somebody who plays by keyboard. */
  focus(): void;
  /** What lies there tentatively; null when nothing does. */
  draft(): Advised | null;
  /** Lays out what lay there tentatively before the page was loaded anew. */
  resume(draft: Advised): void;
}

/** Props of `Seat`: the line under a name in the list of seats (tiles in hand, stones, race and boycott). */
export interface SeatProps<V> {
  view: V;
  seat: number;
  mine: boolean;
  /** Seats of this device, for games that draw mine and theirs apart. */
  you?: number[];
  /** Who is to move. */
  turn?: number | null;
  t: SayAll;
}

/** Props of `Board`: one drawing of one view, nothing to press; for rules pages, thumbnails, the story. */
export interface BoardProps<V> {
  view: V;
  label: string;
  lines?: LineSent[];
  preview?: PreviewSent | null;
  /** What the play that is drawn moves. */
  deed?: Deed | null;
  refusal?: Refusal | null;
  /** A hand to draw below the board. */
  hand?: number | null;
  /** Who sits there, where the board tells things of players. */
  seats?: SeatSent[];
  t: SayAll;
}

/** Props of `Pieces`: the pieces of a play in a row, small, beside a line of history or the story; or, of class `spot`, a picture of where it was. */
export interface PiecesProps<V> {
  /** The table before or after the play, or any of that game: what differs from table to table, and what lies beside it. */
  view: V | null | undefined;
  /** What the play moved. */
  deed: Deed | null | undefined;
  seat: number | null;
}

/** One step of a first turn: words (`page-first-GAME-NAME`) that point at a piece until what they ask for is done. */
export interface Pointer {
  name: string;
  /** Selects what it points at; the first that is in sight. */
  at: string;
  /** Selects something that is there once it is done; without it only Got it leads on. */
  done?: string;
  /** Selects what it should not cover. */
  avoid?: string;
}

/** Props of `Prize`: one of the pieces that fall for a winner, in a box of 100. */
export interface PrizeProps<V> {
  view: V | null | undefined;
  index: number;
  seat: number;
}

/** Who begins by lot; `seed` is the same for everybody at this table, and for no other table. */
export interface Drawn {
  seat: number;
  seed: string;
}

/** Props of `Begins`: how it was settled who begins. */
export interface BeginsProps extends Drawn {
  names: string[];
  t: SayAll;
}

/** Default export of `games/<game>/index.ts`; each game is its own chunk. */
export interface GameParts<V> {
  Play: Component<GameProps<V>, PlayHandle>;
  Seat: Component<SeatProps<V>>;
  Board: Component<BoardProps<V>>;
  Pieces: Component<PiecesProps<V>>;
  /** What the goal in one line (`page-goal-GAME`) is told with. */
  goal?(view: V): Words;
  /** A piece of the winner's, drawn into a box of 100. */
  Prize?: Component<PrizeProps<V>>;
  /** Three steps that lead through a first turn. */
  pointers?: Pointer[];
  /** How many points win, where there is such a number: it stands beside everybody's points. */
  target?(view: V): number;
  /** Whether a play can be drawn on this table as it is, beside what lies there already. */
  hasRoom?(view: V, deed: Deed): boolean;
  /** Who could complete a line with one play, for the course of a game without chances. */
  threats?(view: V): number[];
  /** Reasons of bots that only say once more what was played: who sees the play need not hear them. */
  echoes?: readonly string[];
  /** Whether luck, and what is turned up, is told in words as plays are: no drawing shows it. */
  tellsLuck?: boolean;
  /** The lot of who begins, as people at a table draw it. */
  Begins?: Component<BeginsProps>;
  /** What stands for a seat instead of a letter: a stone, a pawn. */
  Face?: Component<SeatProps<V>>;
}
