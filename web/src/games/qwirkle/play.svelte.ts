/** A table of Qwirkle without its drawing: the turn in the making, the play shown last, where the eye is, and what is said. */
import { Drag } from '../../board/drag.svelte';
import { Autopan } from '../../board/autopan';
import { nearest } from '../../board/nearest';
import { CELL, Viewport, around, type Box, type Frame, type Point } from '../../board/viewport.svelte';
import { knock, refuse } from '../../device/sound';
import { sayOnce } from '../../i18n/once';
import { t } from '../../session/telling';
import type { EventSent, QwirkleView } from '../../wire';
import type { GameProps } from '../contract';
import { tileName } from './names';
import { cellOf, keyOf, placedBy } from './cells';
import { Turn } from './turn.svelte';

/** Before the opening the first cell lies in the middle. */
const EMPTY: Box = { left: -2 * CELL, top: -2 * CELL, right: 3 * CELL, bottom: 3 * CELL };
/** For how long another's play is told, and how long after each other its tiles come down, in milliseconds. */
const TOLD = 3400;
const APART = 110;

/** Where things lie on the screen. */
export interface Places {
  ground(): DOMRect | undefined;
  rack(): DOMRect | undefined;
  held(): DOMRect[];
}

export const cellBox = (x: number, y: number): Box => ({ left: x * CELL, top: y * CELL, right: (x + 1) * CELL, bottom: (y + 1) * CELL });

export class QwirklePlay {
  readonly laying: Turn;
  readonly eye = new Viewport({ least: 36, most: 76, margin: 1.5 });
  readonly carry: Drag<number>;
  readonly once = sayOnce();
  /** The latest play of somebody else while it is told, and when each of its tiles comes down. */
  told = $state.raw<EventSent | null>(null);
  arriving = $state.raw<ReadonlyMap<string, number>>(new Map());
  #given: () => GameProps<QwirkleView>;
  #places: Places;
  #edgewise = new Autopan(this.eye);

  constructor(given: () => GameProps<QwirkleView>, places: Places) {
    this.#given = given;
    this.#places = places;
    this.laying = new Turn(given().act);
    this.carry = new Drag<number>({
      size: () => Math.max(44, CELL * this.eye.k * 1.04),
      lift: (id) => {
        this.laying.forgive();
        if (this.live) this.laying.chosen = id;
      },
      over: (id, at) => (this.live ? this.#landing(id, at) : null),
      drop: (id, cell, at) => this.#drop(id, cell, at),
    });
  }

  get live(): boolean {
    return this.#given().live;
  }

  get view(): QwirkleView {
    return this.#given().position.view;
  }

  name = (tile: string): string => tileName(this.once, tile);

  /** A replay lays out what would have been better. */
  readonly better = $derived.by(() => {
    const { mode, hint } = this.#given();
    return mode === 'replay' && hint ? placedBy(hint.deed).map((placed, i) => ({ ...placed, id: -1 - i })) : [];
  });

  /** And beside it what was made, where nothing of both lies there. */
  readonly made = $derived.by(() => {
    if (this.better.length === 0) return [];
    const taken = new Set([...this.view.tiles, ...this.better].map(({ x, y }) => keyOf(x, y)));
    const event = this.#given().position.last.findLast(({ seat }) => seat != null);
    return placedBy(event?.deed).filter(({ x, y }) => !taken.has(keyOf(x, y)));
  });

  readonly #all = $derived(around(this.view.tiles.map(({ x, y }) => cellBox(x, y))) ?? EMPTY);
  readonly #fresh = $derived(around(this.view.tiles.filter((tile) => tile.fresh).map(({ x, y }) => cellBox(x, y))));

  /** What the view is about; `covered` are the pixels of the ground that the rack lies on. */
  frame(covered: number): Frame {
    const { mode } = this.#given();
    const { width } = this.eye;
    return {
      content: this.#all,
      focus: this.#fresh,
      limits: {
        least: mode === 'hand' ? 26 : 36,
        most: mode === 'gallery' ? width / 8 : width > 900 ? 88 : width > 600 ? 76 : 58,
        margin: 1.5,
      },
      insets: { top: mode === 'gallery' || width > 600 ? 8 : 52, left: 8, right: 8, bottom: covered ? covered + 24 : 8 },
    };
  }

  /** First and last column and row that can be pressed; no tile that is laid takes any away, since whole rows of cells would come and go. */
  readonly box = $derived.by(() => {
    const offered = this.laying.cells.map(cellOf).map(([x, y]) => ({ x, y }));
    const cells = [...this.view.tiles, ...this.laying.laid, ...offered];
    const xs = cells.map(({ x }) => x);
    const ys = cells.map(({ y }) => y);
    return { left: Math.min(0, ...xs) - 1, top: Math.min(0, ...ys) - 1, right: Math.max(0, ...xs) + 1, bottom: Math.max(0, ...ys) + 1 };
  });

  readonly clues = $derived.by(() =>
    (this.laying.turned?.refusal.clues ?? []).flatMap(({ cells = [] }) => cells.map((cell) => cellBox(...cellOf(cell)))),
  );
  /** The lines of what is laid, else of the play that is told. */
  readonly lines = $derived.by(() => (this.laying.laid.length > 0 ? (this.laying.answer?.lines ?? []) : []));
  readonly #theirs = $derived.by(() => (this.laying.chosen === null && !this.laying.swapping ? this.told : null));
  readonly shownLines = $derived(this.lines.length > 0 ? this.lines : (this.#theirs?.lines ?? []));
  readonly score = $derived.by(() => {
    const { laid, answer, guessed, points } = this.laying;
    if (laid.length > 0) return answer?.ready || guessed ? points : null;
    return this.#theirs?.lines?.length ? (this.#theirs.points ?? 0) : null;
  });
  /** What the sum is of: this play, or somebody's. */
  readonly whose = $derived.by(() =>
    this.laying.laid.length > 0 || this.told?.seat == null ? t('board-this-play') : this.#nameOf(this.told.seat, ''),
  );

  /** One sentence on what to do or what just happened. */
  readonly text = $derived.by(() => {
    const { laying, live } = this;
    if (laying.refusal) return t(laying.refusal.message);
    if (laying.swapping) return t('board-swap-which', { most: laying.mostSwapped });
    if (!live) return this.#news();
    if (laying.mustPass) return t('board-must-pass');
    if (laying.laid.length === 0 && laying.steps.every(({ cell }) => cell === '')) return t('board-must-swap');
    if (laying.chosen !== null && laying.offered.size === 0)
      return t('board-nowhere', { tile: this.name(laying.rack.find(({ id }) => id === laying.chosen)?.tile ?? '') });
    const { active } = this.#given().hands;
    if (this.view.opening && active !== null) return t('board-open-with', { count: this.view.announced?.[active] ?? 1 });
    return t(laying.chosen === null ? 'board-choose-tile' : 'board-choose-cell');
  });

  /** What the main key does. */
  readonly mainWord = $derived.by(() => {
    const { laying } = this;
    if (!this.live) return t('board-waits', { name: this.#who });
    if (laying.swapping) return laying.marked.size > 0 ? t('board-swap-count', { count: laying.marked.size }) : t('board-mark-first');
    return t(laying.mustPass ? 'board-pass' : 'board-lay');
  });

  update(): void {
    const { position, hands, live, hint = null } = this.#given();
    const laidOut = this.laying.set({
      view: position.view,
      hand: hands.hand,
      start: live ? position.preview : null,
      hint: live ? hint : null,
    });
    if (live && hint) void laidOut.then(() => placedBy(hint.deed).forEach(({ x, y }) => this.eye.reveal(cellBox(x, y))));
    for (const { x, y } of this.better) this.eye.reveal(cellBox(x, y));
  }

  /** The latest play comes down tile by tile, then its lines are drawn; the hand that laid it has seen that already. */
  arrive(): (() => void) | undefined {
    const { mode, position, hands } = this.#given();
    const event = position.last.findLast(({ deed }) => placedBy(deed).length > 0);
    const own = mode === 'play' && event?.seat != null && hands.you.includes(event.seat);
    const shown = event && !own ? event : null;
    this.told = shown;
    this.arriving = new Map(shown ? placedBy(shown.deed).map(({ x, y }, i) => [keyOf(x, y), i * APART]) : []);
    if (!event) return;
    knock();
    if (mode !== 'play') return;
    const rest = setTimeout(() => (this.told = null), TOLD);
    return () => clearTimeout(rest);
  }

  /** Marks that an edge of the window would cut are brought in whole; those beyond it keep their arrow. */
  showCut(): void {
    for (const cell of this.laying.offered.keys()) {
      const box = cellBox(...cellOf(cell));
      if (this.eye.cuts(box)) this.eye.reveal(box);
    }
  }

  async put(id: number, x: number, y: number): Promise<void> {
    await this.laying.put(id, x, y);
    if (this.laying.turned) refuse();
    else knock();
    for (const box of this.clues) this.eye.reveal(box);
    this.eye.reveal(cellBox(x, y));
  }

  tap = (x: number, y: number): void => {
    const { laying } = this;
    if (!this.live) return;
    const mine = laying.laid.find((one) => one.x === x && one.y === y);
    if (laying.chosen !== null) void this.put(laying.chosen, x, y);
    else if (mine) void laying.takeBack(mine.id);
    else laying.forgive();
  };

  #drop(id: number, cell: string | null, at: Point): void {
    const { laying } = this;
    this.#edgewise.rest();
    if (cell) {
      void this.put(id, ...cellOf(cell));
      return;
    }
    laying.chosen = null;
    if (laying.laid.some((one) => one.id === id)) void laying.takeBack(id);
    const to = this.#places.held().findIndex((place) => within(at, place));
    if (to >= 0) laying.arrange(id, to);
  }

  /** The cell a piece would land on: an offered one when it is near, else the one right below. */
  #landing(id: number, at: Point): string | null {
    const [ground, rack] = [this.#places.ground(), this.#places.rack()];
    if (!ground || !within(at, ground) || (rack && within(at, rack))) {
      this.#edgewise.rest();
      return null;
    }
    const here = { x: at.x - ground.left, y: at.y - ground.top };
    this.#edgewise.at(here);
    const point = this.eye.toBoard(here.x, here.y);
    const offered = nearest(this.laying.offersFor(id).keys(), point, 0.8 * CELL, (cell) => {
      const [x, y] = cellOf(cell);
      return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
    });
    return offered ?? keyOf(Math.floor(point.x / CELL), Math.floor(point.y / CELL));
  }

  #news(): string {
    const news = this.#given().position.last.findLast(({ seat }) => seat != null);
    return news ? t(news.said) : t('board-waits', { name: this.#who });
  }

  get #who(): string {
    const { turn } = this.#given().position;
    return turn === null ? '' : this.#nameOf(turn, t('board-player', { number: turn + 1 }));
  }

  #nameOf(seat: number, otherwise: string): string {
    return this.#given().seats.find((one) => one.seat === seat)?.name || otherwise;
  }
}

const within = ({ x, y }: Point, rect: DOMRect): boolean => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom;
