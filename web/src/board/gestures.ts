/** Fingers, mouse and wheel on a viewport: one moves it, two pinch it, the wheel zooms. */
import type { Point, Viewport } from './viewport.svelte';

const SLACK = 6;

/** An attachment for the element a viewport is shown in. */
export function gestures(viewport: Viewport): (element: HTMLElement) => () => void {
  return (element) => {
    const fingers = new Map<number, Point>();
    let travelled = 0;
    let swallow = false;
    let waiting = 0;
    const pending = { dx: 0, dy: 0 };

    const here = (event: PointerEvent | WheelEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };

    const flush = (): void => {
      waiting = 0;
      viewport.pan(pending.dx, pending.dy);
      pending.dx = pending.dy = 0;
    };

    const down = (event: PointerEvent): void => {
      swallow = false;
      if (event.button > 0 || (event.target as Element).closest('[data-still]')) return;
      fingers.set(event.pointerId, here(event));
      if (fingers.size === 1) travelled = 0;
    };

    const move = (event: PointerEvent): void => {
      const was = fingers.get(event.pointerId);
      if (!was) return;
      const is = here(event);
      if (fingers.size === 1) {
        travelled = Math.max(travelled, Math.hypot(is.x - was.x, is.y - was.y));
        if (!viewport.moving && travelled < SLACK) return;
        begin(event);
        pending.dx += is.x - was.x;
        pending.dy += is.y - was.y;
        waiting ||= requestAnimationFrame(flush);
      } else if (fingers.size === 2) {
        begin(event);
        const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
        if (other) viewport.pinch([was, other], [is, other]);
      }
      fingers.set(event.pointerId, is);
    };

    const begin = (event: PointerEvent): void => {
      if (viewport.moving) return;
      viewport.moving = true;
      swallow = true;
      element.setPointerCapture(event.pointerId);
    };

    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      if (waiting) {
        cancelAnimationFrame(waiting);
        flush();
      }
      viewport.moving = false;
    };

    const click = (event: MouseEvent): void => {
      const isOurs = swallow && !(event.target as Element).closest('[data-still]'); // keys of the view are never meant by a stroke
      swallow = false;
      if (!isOurs) return;
      event.stopPropagation();
      event.preventDefault();
    };

    let rest = 0;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = here(event);
      viewport.moving = true;
      clearTimeout(rest);
      rest = window.setTimeout(() => (viewport.moving = fingers.size > 0), 160);
      if (isTwoFingerScroll(event)) viewport.pan(-event.deltaX, -event.deltaY);
      else viewport.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at.x, at.y);
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(waiting);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('wheel', wheel);
    };
  };
}

/** A trackpad scrolls in small steps, or sideways; a wheel in big ones. */
const isTwoFingerScroll = (event: WheelEvent): boolean =>
  !event.ctrlKey && event.deltaMode === 0 && (event.deltaX !== 0 || Math.abs(event.deltaY) < 50);
