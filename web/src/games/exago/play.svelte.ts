/** A table of Exago without its drawing: the turn in the making, the play shown last, where the eye is, and what is said. */
import { Drag } from '../../board/drag.svelte';
import { nearest } from '../../board/nearest';
import { CELL, Viewport, around, grow, type Box, type Frame, type Point } from '../../board/viewport.svelte';
import { settings } from '../../device/settings.svelte';
import { knock, refuse } from '../../device/sound';
import { sayOnce } from '../../i18n/once';
import { t } from '../../session/telling';
import type { ExagoView, LaidStone } from '../../wire';
import type { GameProps } from '../contract';
import { stoneName } from './names';
import { boxOf, hexAt, hexOf, keyOf, movedBy, ofKind, placeOf, rowsOf, START, START_KEY } from './cells';
import { Turn } from './turn.svelte';

/** What is carried when a stone comes from the hand: else it is carried by its cell. */
export const HAND = 'hand';
/** How long a stone falls, in milliseconds. */
const FALL = 420;
/** How near to the middle of a cell a stone in the air must be to be meant for it. */
const REACH = 70;

export class ExagoPlay {
  readonly turn: Turn;
  readonly eye = new Viewport({ least: 37, most: 92, margin: 1 });
  readonly carry: Drag<string>;
  /** Where the latest stone came from, and the stones that fell: seen once, by everybody but the hand that did it. */
  came = $state.raw<{ from: string | null; to: string } | null>(null);
  gone = $state.raw<LaidStone[]>([]);
  #before: readonly LaidStone[] = [];
  #once = sayOnce();
  #given: () => GameProps<ExagoView>;

  /** `ground` tells where the board lies on the screen. */
  constructor(given: () => GameProps<ExagoView>, ground: () => DOMRect | undefined) {
    this.#given = given;
    const turn = new Turn(given().act);
    this.turn = turn;
    this.carry = new Drag<string>({
      size: () => Math.max(48, CELL * this.eye.k * 1.06),
      lift: (cell) => void (cell === HAND ? turn.back() : turn.take(cell)),
      over: (_, at) => this.#cellAt(at, ground()),
      drop: (cell, over) => {
        if (over && (cell === HAND || turn.origin === cell)) void turn.drop(over).then(knock);
        else turn.back();
      },
    });
  }

  get live(): boolean {
    return this.#given().live;
  }

  get view(): ExagoView {
    return this.#given().position.view;
  }

  readonly seat = $derived.by(() => (this.live ? this.#given().hands.active : null));
  readonly inHand = $derived(this.seat === null ? 0 : (this.view.hands[this.seat] ?? 0));
  readonly stones = $derived(new Map(this.view.stones.map((stone) => [keyOf([stone.q, stone.r]), stone])));
  readonly marks = $derived.by(() => {
    const { marks } = this.turn;
    return [...(ofKind(marks, 'line').length ? [] : this.view.marks), ...marks];
  });
  /** A replay lays out what would have been better. */
  readonly better = $derived.by(() => {
    const { mode, hint } = this.#given();
    return mode === 'replay' && hint ? movedBy(hint.deed) : null;
  });

  /** And beside it what was made, where that does not lie there yet. */
  readonly made = $derived.by(() => {
    const event = this.#given().position.last.findLast(({ seat }) => seat != null);
    const to = this.better ? movedBy(event?.deed)?.to : null;
    return to && event?.seat != null && !this.stones.has(to) ? { seat: event.seat, ...placeOf(hexOf(to)) } : null;
  });

  readonly #whole = $derived<Box>(
    grow(around(rowsOf(this.view.side).flat().map(boxOf)) ?? { left: 0, top: 0, right: CELL, bottom: CELL }, 60),
  );
  readonly #occupied = $derived(grow(around([boxOf(START), ...this.view.stones.map(({ q, r }) => boxOf([q, r]))])!, CELL * 0.6));
  readonly #fresh = $derived(around(this.view.stones.filter((stone) => stone.fresh).map(({ q, r }) => boxOf([q, r]))));
  readonly frame = $derived.by((): Frame => {
    const { width, height } = this.eye;
    const whole = this.#whole;
    const least = this.#given().mode === 'hand' ? 26 : 37;
    const isSeenWhole = Math.min(width / (whole.right - whole.left), height / (whole.bottom - whole.top)) * CELL >= least;
    return {
      content: isSeenWhole ? whole : this.#occupied,
      focus: this.#fresh,
      limits: { least, most: width > 900 ? 96 : 74, margin: isSeenWhole ? 0 : 1.2 },
    };
  });

  /** Cells to jump between and to point at. */
  readonly offered = $derived.by(() => {
    const { choosing, groups, landings, liftable, origin } = this.turn;
    if (choosing) return groups.flatMap(({ cells }) => cells.slice(0, 1));
    return [...landings.keys(), ...(origin === null ? liftable.keys() : [])];
  });
  readonly #blocks = $derived(new Set(ofKind(this.marks, 'blocks').flatMap(({ cells }) => cells)));
  readonly falls = $derived(ofKind(this.marks, 'falls'));
  readonly falling = $derived(new Set(this.falls.flatMap(({ cells }) => cells)));
  /** Whom the mover owes a block, and whether only a lifted stone gives it. */
  readonly debtor = $derived(ofKind(this.marks, 'blocks')[0]?.seat ?? null);
  readonly isLiftOwed = $derived(this.#blocks.size > 0 && [...this.#blocks].every((cell) => this.stones.has(cell)));
  /** Who completes a line next, whatever the mover does. */
  readonly unstoppable = $derived(ofKind(this.view.marks, 'unstoppable')[0]?.seat ?? null);
  /** The position that lies here ends the game if it comes up once more. */
  readonly isNearDraw = $derived(this.view.seen > 1 && this.view.seen === this.view.draw_at - 1);
  readonly #stayers = $derived.by(() => new Set(this.turn.groups.flatMap(({ cells }) => cells)));
  readonly #wins = $derived.by(() => ofKind(this.turn.done?.marks, 'line').length > 0);

  readonly #plain = $derived(
    new Map(
      rowsOf(this.view.side)
        .flat()
        .map(keyOf)
        .map((cell) => {
          const stone = this.stones.get(cell);
          const what = stone
            ? stoneName(this.#once, stone.seat, this.view.colours)
            : this.#once(cell === START_KEY ? 'board-start' : 'board-empty');
          const text = this.#once('board-hex', { what, cell: cell.replaceAll('-', '−') });
          return [cell, stone?.fresh ? `${text}, ${this.#once('board-last-play')}` : text];
        }),
    ),
  );

  /** What a screen reader says of a cell. */
  said = (cell: string): string => {
    const { origin, target, landings, liftable } = this.turn;
    const states = [
      cell === origin && 'board-lifted',
      cell === target && 'board-tentative',
      this.falling.has(cell) && 'board-falls-off',
      this.#blocks.has(cell) && 'board-stops',
      this.#stayers.has(cell) && 'board-may-stay',
      cell !== target && landings.has(cell) && 'board-can-land',
      origin === null && liftable.has(cell) && 'board-can-lift',
    ].filter((state) => state !== false);
    return [this.#plain.get(cell), ...states.map((state) => this.#once(state))].join(', ');
  };

  /** One sentence on what to do or what just happened. */
  readonly note = $derived.by(() => {
    const { mustPass, choosing, groups, origin, target, landings, liftable } = this.turn;
    if (!this.live) return this.#news();
    if (mustPass) return t('board-exago-pass');
    if (choosing) return t('board-exago-which', { count: groups.length });
    if (target !== null) return t(this.#wins ? 'board-exago-wins' : 'board-exago-again');
    if (origin !== null) return t('board-exago-where');
    if (landings.size === 0) return t('board-exago-lift');
    return t(liftable.size > 0 ? 'board-exago-either' : 'board-exago-place');
  });

  /** What the main key does. */
  readonly mainWord = $derived.by(() => {
    const { mustPass, choosing, origin, target, landings } = this.turn;
    if (!this.live) return t('board-waits', { name: this.nameOf(this.#given().position.turn) });
    if (mustPass) return t('board-pass');
    if (choosing) return t('board-exago-key-which');
    if (target !== null && this.#wins) return t('board-exago-key-win');
    if (target !== null && this.#blocks.has(target)) return t('board-exago-key-stop');
    if (target !== null) return t(origin === null ? 'board-exago-key-place' : 'board-exago-key-move');
    if (origin !== null) return t('board-exago-key-where');
    return t(landings.size > 0 ? 'board-exago-key-place' : 'board-exago-key-lift');
  });

  nameOf(number: number | null | undefined): string {
    if (number == null) return '';
    return this.#given().seats.find((one) => one.seat === number)?.name || t('board-player', { number: number + 1 });
  }

  update(): void {
    const { position, live, hint = null } = this.#given();
    const laidOut = this.turn.set(live ? position.preview : null, live ? hint : null);
    if (live && hint) void laidOut.then(() => this.turn.target && this.eye.reveal(boxOf(hexOf(this.turn.target))));
  }

  arrive(): () => void {
    const { mode, position, hands } = this.#given();
    const { stones } = position.view;
    const event = position.last.findLast(({ deed, seat }) => seat != null && movedBy(deed) !== null);
    const moved = movedBy(event?.deed);
    const kept = new Set(stones.map((stone) => keyOf([stone.q, stone.r])));
    const lost = this.#before.filter(({ q, r }) => !kept.has(keyOf([q, r])) && keyOf([q, r]) !== moved?.from);
    this.#before = stones;
    const own = mode === 'play' && event?.seat != null && hands.you.includes(event.seat);
    this.came = moved && !own ? moved : null;
    this.gone = moved && settings.motion ? lost : [];
    if (moved) knock();
    const rest = setTimeout(() => (this.gone = []), FALL);
    return () => clearTimeout(rest);
  }

  /** Presses a cell; the cell to go on at by keyboard comes back. */
  async press(cell: string): Promise<string | undefined> {
    const { turn, eye } = this;
    if (!this.live) return undefined;
    await turn.press(cell);
    if (turn.refused) {
      refuse();
      eye.reveal(boxOf(hexOf(turn.refused.cell)));
    } else if (!turn.sending) knock();
    if (turn.choosing) return turn.groups[0]?.cells[0];
    return turn.origin && !turn.target ? turn.landings.keys().next().value : undefined;
  }

  /** The cell a stone would land on: an offered one when it is near, else the one right below. */
  #cellAt(at: Point, ground: DOMRect | undefined): string | null {
    if (!ground || at.x < ground.left || at.x > ground.right || at.y < ground.top || at.y > ground.bottom) return null;
    const point = this.eye.toBoard(at.x - ground.left, at.y - ground.top);
    return nearest(this.turn.landings.keys(), point, REACH, (cell) => placeOf(hexOf(cell))) ?? keyOf(hexAt(point));
  }

  #news(): string {
    const { last, turn } = this.#given().position;
    const [line] = ofKind(this.view.marks, 'line');
    if (line) return t('board-line-made', { name: this.nameOf(line.seat) });
    const news = last.findLast(({ seat }) => seat != null);
    return news ? t(news.said) : t('board-waits', { name: this.nameOf(turn) });
  }
}
