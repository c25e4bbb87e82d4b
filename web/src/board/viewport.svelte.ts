/** Where the eye is on an unbounded board: moved, zoomed, or fitted to what lies there. */

/** A rectangle in board units: 100 is the width of a cell. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels at each edge of the ground that something else covers. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Limits {
  /** Pixels a cell should have at least, and at most, when the view is fitted. */
  least: number;
  most: number;
  /** Empty cells to leave around what lies there, when there is room. */
  margin: number;
}

/** What a view is about: what lies there, the part that must be seen if not everything can be, how big, and what covers the ground. */
export interface Frame {
  content: Box;
  focus: Box | null;
  limits: Limits;
  insets?: Insets;
}

export const CELL = 100;
const SMALLEST = 0.08;
const BIGGEST = 2;
/** Pixels that a sentence below the board may take or leave without moving the board under a finger. */
const SLIGHT = 60;
/** Pixels of the upper right corner that lie under the keys of the view. */
export const KEYS = { width: 140, height: 60 };

export class Viewport {
  /** A point p of the board is shown at p * k + (x, y) pixels. */
  x = $state(0);
  y = $state(0);
  k = $state(1);
  width = $state(0);
  height = $state(0);
  insets = $state.raw<Insets>({ top: 0, right: 0, bottom: 0, left: 0 });
  /** True while the view follows the game; moving it by hand ends that, fitting begins it again. */
  following = $state(true);
  /** True while everything is shown, however small its cells become. */
  whole = $state(false);
  /** True while fingers move the board: it is drawn as a picture then. */
  moving = $state(false);
  #content: Box = { left: 0, top: 0, right: CELL, bottom: CELL };
  #focus: Box | null = null;
  #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The ground got this size. */
  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    const first = this.width === 0;
    const middle = this.toBoard(this.width / 2, this.height / 2);
    const slight = width === this.width && Math.abs(height - this.height) <= SLIGHT;
    this.width = width;
    this.height = height;
    if (slight && this.following && this.#isSeen()) return;
    if (first || this.following) this.fit();
    else {
      this.#centre(middle.x, middle.y);
      this.#keepInSight();
    }
  }

  /** Takes a frame over: a view that follows the game is fitted to it, one that was moved by hand only brings news into sight. */
  settle({ content, focus, limits, insets }: Frame): void {
    const isNews = content !== this.#content || focus !== this.#focus;
    this.#limits = limits;
    if (insets) this.insets = insets;
    if (isNews) this.hold(content, focus);
    else if (this.following) this.fit();
  }

  /** What lies there now, and the part that must be seen if not everything can be. */
  hold(content: Box, focus: Box | null = null): void {
    this.#content = content;
    this.#focus = focus;
    if (this.following) this.fit();
    else if (focus) this.reveal(focus);
  }

  /** Follows the game again: everything in sight, then, pressed once more, as near as the limits say. */
  showAll(): void {
    this.whole = !(this.following && this.whole);
    this.fit();
  }

  /** Shows everything with its margin, cells as big as that allows within the limits. */
  fit(top = 0): void {
    this.following = true;
    if (this.width === 0) return;
    const { most, margin } = this.#limits;
    const least = this.whole ? SMALLEST * CELL : this.#limits.least;
    const room = this.#room();
    room.top = Math.max(room.top, top);
    let grown = this.#content;
    let k = 0;
    for (let cells = this.whole ? 0.5 : margin; cells >= 0; cells -= 0.5) {
      grown = grow(this.#content, cells * CELL);
      k = Math.min((room.right - room.left) / (grown.right - grown.left), (room.bottom - room.top) / (grown.bottom - grown.top));
      if (k * CELL >= least) break;
    }
    this.k = clamp(k, least / CELL, most / CELL);
    this.#centre((grown.left + grown.right) / 2, (grown.top + grown.bottom) / 2, room);
    const at = this.#drawn(this.#content);
    if (!top && this.width < 4 * KEYS.width && this.#ceiling(at.right) > at.top) this.fit(KEYS.height);
    else if (this.#focus && !this.whole) this.reveal(this.#focus);
  }

  pan(dx: number, dy: number): void {
    this.#leave();
    this.shift(dx, dy);
  }

  /** Moves a little for something that is under way; the view follows the game as before. */
  shift(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#keepInSight();
  }

  /** At which edges more of the board lies beyond what can be seen, a free cell beside it included. */
  hidden(): Record<Edge, boolean> {
    const room = this.#room();
    const at = this.#drawn(grow(this.#content, CELL));
    return { left: at.left < room.left, top: at.top < room.top, right: at.right > room.right, bottom: at.bottom > room.bottom };
  }

  /** Zooms so that the point of the board under (px, py) stays there. */
  zoom(factor: number, px: number, py: number): void {
    const k = clamp(this.k * factor, SMALLEST, BIGGEST);
    const change = k / this.k;
    this.#leave();
    this.x = px - (px - this.x) * change;
    this.y = py - (py - this.y) * change;
    this.k = k;
    this.#keepInSight();
  }

  /** Zooms by a key: around the middle of what is not covered. */
  step(factor: number): void {
    const room = this.#room();
    this.zoom(factor, (room.left + room.right) / 2, (room.top + room.bottom) / 2);
  }

  /** Two fingers went from one pair of places to another. */
  pinch(before: [Point, Point], after: [Point, Point]): void {
    const was = middle(before);
    const is = middle(after);
    this.pan(is.x - was.x, is.y - was.y);
    this.zoom(apart(after) / Math.max(1, apart(before)), is.x, is.y);
  }

  toBoard(px: number, py: number): Point {
    return { x: (px - this.x) / this.k, y: (py - this.y) / this.k };
  }

  toScreen(x: number, y: number): Point {
    return { x: x * this.k + this.x, y: y * this.k + this.y };
  }

  /** Which of these boxes lie out of sight, by the edge they lie beyond. */
  beyond(boxes: readonly Box[]): Record<Edge, Box[]> {
    const room = this.#room();
    const out: Record<Edge, Box[]> = { left: [], right: [], top: [], bottom: [] };
    for (const box of boxes) {
      const { x, y } = this.toScreen((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (x < room.left) out.left.push(box);
      else if (x > room.right) out.right.push(box);
      else if (y < this.#ceiling(x)) out.top.push(box);
      else if (y > room.bottom) out.bottom.push(box);
    }
    return out;
  }

  #isSeen(): boolean {
    const room = this.#room();
    const at = this.#drawn(this.#content);
    return at.left >= room.left && at.top >= room.top && at.right <= room.right && at.bottom <= room.bottom;
  }

  /** Whether an edge of the window runs through this part of the board. */
  cuts(box: Box): boolean {
    const at = this.#drawn(box);
    const inside = at.right > 0 && at.left < this.width && at.bottom > 0 && at.top < this.height;
    return inside && (at.left < 0 || at.right > this.width || at.top < 0 || at.bottom > this.height);
  }

  /** Moves as little as needed to bring a part of the board into sight. */
  reveal(box: Box): void {
    const room = this.#room();
    const at = this.#drawn(box);
    const aside = nudge(at.left, at.right, room.left, room.right);
    this.x += aside;
    const top = this.#ceiling(at.right + aside);
    this.y += nudge(at.top, at.bottom, top, Math.max(top + 40, room.bottom));
  }

  /** The uppermost pixel at which something this far to the right can be seen and pressed. */
  #ceiling(x: number): number {
    const under = x > this.width - KEYS.width && this.height > 4 * KEYS.height;
    return under ? Math.max(this.insets.top, KEYS.height) : this.insets.top;
  }

  /** The pixels in which the board is seen. */
  #room(): Box {
    const { top, right, bottom, left } = this.insets;
    return { left, top, right: Math.max(left + 40, this.width - right), bottom: Math.max(top + 40, this.height - bottom) };
  }

  /** Where a part of the board lies on the screen. */
  #drawn(box: Box): Box {
    const from = this.toScreen(box.left, box.top);
    const to = this.toScreen(box.right, box.bottom);
    return { left: from.x, top: from.y, right: to.x, bottom: to.y };
  }

  #centre(x: number, y: number, room = this.#room()): void {
    this.x = (room.left + room.right) / 2 - x * this.k;
    this.y = (room.top + room.bottom) / 2 - y * this.k;
  }

  /** Somebody moves the view by hand. */
  #leave(): void {
    this.following = false;
    this.whole = false;
  }

  /** The content may be pushed aside, but never out of sight. */
  #keepInSight(): void {
    const some = Math.min(CELL * this.k, 48);
    const at = this.#drawn(this.#content);
    this.x += clamp(0, some - at.right, this.width - some - at.left);
    this.y += clamp(0, some - at.bottom, this.height - some - at.top);
  }
}

export type Edge = 'left' | 'right' | 'top' | 'bottom';

export interface Point {
  x: number;
  y: number;
}

export const grow = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

/** The smallest box around boxes. */
export function around(boxes: Iterable<Box>): Box | null {
  let all: Box | null = null;
  for (const box of boxes) {
    all = all
      ? {
          left: Math.min(all.left, box.left),
          top: Math.min(all.top, box.top),
          right: Math.max(all.right, box.right),
          bottom: Math.max(all.bottom, box.bottom),
        }
      : box;
  }
  return all;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const middle = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);

function nudge(from: number, to: number, low: number, high: number): number {
  return to - from > high - low ? (low + high) / 2 - (from + to) / 2 : clamp(0, low - from, high - to);
}
