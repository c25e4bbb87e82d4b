/** A piece in the air: picked up from somewhere, following the finger, let go over a cell or nowhere. */
import type { Point } from './viewport.svelte';

const SLACK = { mouse: 4, touch: 9 };
/** A finger hides what is under it, so the piece floats this far above it. */
const ABOVE_FINGER = 44;

export interface Hooks<P> {
  /** Where the piece would land, as the name of a cell; null when it is over nothing. */
  over(piece: P, at: Point): string | null;
  /** Pixels wide while it is carried. */
  size(): number;
  lift?(piece: P): void;
  drop(piece: P, cell: string | null, at: Point): void;
}

export class Drag<P> {
  /** The piece in the air. */
  piece = $state.raw<P | null>(null);
  /** The cell it would land on. */
  over = $state<string | null>(null);
  size = $state(0);
  #element: HTMLElement | null = null;
  #at: Point = { x: 0, y: 0 };
  #hooks: Hooks<P>;

  constructor(hooks: Hooks<P>) {
    this.#hooks = hooks;
  }

  /** An attachment for what shows the flying piece. */
  show = (element: HTMLElement): (() => void) => {
    this.#element = element;
    this.#draw();
    return () => (this.#element = null);
  };

  /** An attachment for something a piece can be picked up from; null makes it stay. */
  handle(piece: P | null): (element: HTMLElement) => (() => void) | undefined {
    return (element) => {
      if (piece === null) return undefined;
      const down = (event: PointerEvent): void => this.#press(piece, element, event);
      element.addEventListener('pointerdown', down);
      return () => element.removeEventListener('pointerdown', down);
    };
  }

  #press(piece: P, element: HTMLElement, start: PointerEvent): void {
    if (start.button > 0 || !start.isPrimary || this.piece !== null) return;
    const touch = start.pointerType === 'touch';
    const slack = touch ? SLACK.touch : SLACK.mouse;
    let flying = false;
    element.setPointerCapture(start.pointerId);

    const move = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      if (!flying) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < slack) return;
        flying = true;
        this.size = this.#hooks.size();
        this.piece = piece;
        this.#hooks.lift?.(piece);
      }
      this.#at = { x: event.clientX, y: event.clientY - (touch ? ABOVE_FINGER : 0) };
      this.#draw();
      this.over = this.#hooks.over(piece, this.#at);
    };
    const end = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerId !== start.pointerId) return;
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
      removeEventListener('keydown', end);
      if (!flying) return;
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      const cell = event.type === 'pointerup' ? this.over : null;
      this.piece = null;
      this.over = null;
      this.#hooks.drop(piece, cell, this.#at);
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    addEventListener('keydown', end);
  }

  /** Moves the picture and nothing else: a drag lays out and paints no board. */
  #draw(): void {
    if (!this.#element) return;
    const half = this.size / 2;
    this.#element.style.transform = `translate3d(${this.#at.x - half}px, ${this.#at.y - half}px, 0)`;
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
