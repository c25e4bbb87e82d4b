/** Fingers, mouse and wheel on the ground, and a piece in the air: what they do to the view and to the game. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Drag } from './drag.svelte';
import { gestures } from './gestures';
import { Viewport } from './viewport.svelte';

type Heard = Record<string, unknown>;

/** An element that a test presses. */
class Pressed {
  heard = new Map<string, Set<(event: Heard) => void>>();
  captured: unknown[] = [];
  style = { transform: '' };
  /** What is heard before anything inside hears it. */
  first = new Set<string>();
  addEventListener = (kind: string, then: (event: Heard) => void, options: { capture?: boolean } = {}) => {
    if (options.capture) this.first.add(kind);
    this.heard.set(kind, (this.heard.get(kind) ?? new Set()).add(then));
  };
  removeEventListener = (kind: string, then: (event: Heard) => void) => void this.heard.get(kind)?.delete(then);
  getBoundingClientRect = () => ({ left: 10, top: 20 });
  setPointerCapture = (id: unknown) => void this.captured.push(id);

  tell(kind: string, more: Heard = {}): Heard {
    const event: Heard = {
      type: kind,
      button: 0,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'mouse',
      target: { closest: () => null },
      swallowed: false,
      prevented: false,
      preventDefault: () => (event['prevented'] = true),
      stopPropagation: () => (event['swallowed'] = true),
      ...more,
    };
    for (const then of this.heard.get(kind) ?? []) then(event);
    return event;
  }
  down = (x: number, y: number, more: Heard = {}) => this.tell('pointerdown', { clientX: x, clientY: y, ...more });
  move = (x: number, y: number, more: Heard = {}) => this.tell('pointermove', { clientX: x, clientY: y, ...more });
  up = (more: Heard = {}) => this.tell('pointerup', more);
}

const world = new Pressed();
beforeEach(() => {
  vi.useFakeTimers();
  world.heard.clear();
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
  vi.stubGlobal('window', { setTimeout });
  vi.stubGlobal('addEventListener', world.addEventListener);
  vi.stubGlobal('removeEventListener', world.removeEventListener);
  vi.stubGlobal('PointerEvent', class {});
  vi.stubGlobal('KeyboardEvent', class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function ground() {
  const viewport = new Viewport({ least: 36, most: 80, margin: 2 });
  viewport.resize(400, 400);
  viewport.hold({ left: 0, top: 0, right: 400, bottom: 400 });
  const element = new Pressed();
  const end = gestures(viewport)(element as unknown as HTMLElement);
  return { viewport, element, end };
}

describe('a finger on the ground', () => {
  it('that only taps moves nothing, and the view goes on following the game', () => {
    const { viewport, element } = ground();
    element.down(100, 100);
    element.move(101, 101);
    element.up();
    expect([viewport.following, element.captured]).toEqual([true, []]);
  });

  it('is heard until it is lifted wherever it goes, and what it did last is done at once and once', () => {
    const { viewport, element } = ground();
    const pan = vi.spyOn(viewport, 'pan');
    element.down(100, 100);
    element.move(150, 120);
    element.up();
    expect([pan.mock.calls, element.captured]).toEqual([[[50, 20]], [1]]);
    vi.advanceTimersByTime(100);
    expect(pan).toHaveBeenCalledOnce();
  });

  it('moves the board as far as it goes, once a frame', () => {
    const { viewport, element } = ground();
    const { x, y } = viewport;
    element.down(100, 100);
    element.move(130, 110);
    element.move(150, 120);
    expect([viewport.x, viewport.moving]).toEqual([x, true]);
    vi.advanceTimersByTime(16);
    expect([viewport.x - x, viewport.y - y]).toEqual([50, 20]);
    element.up();
    expect([viewport.moving, viewport.following]).toEqual([false, false]);
  });

  it('that trembles is a tap', () => {
    const { viewport, element } = ground();
    const { x } = viewport;
    element.down(100, 100);
    element.move(103, 101);
    element.up();
    vi.advanceTimersByTime(50);
    expect([viewport.x, element.tell('click')['swallowed']]).toEqual([x, false]);
  });

  it('goes on from where it is: what was moved in one frame is not moved again in the next', () => {
    const { viewport, element } = ground();
    const pan = vi.spyOn(viewport, 'pan');
    element.down(100, 100);
    element.move(130, 100);
    vi.advanceTimersByTime(16);
    element.move(140, 105);
    vi.advanceTimersByTime(16);
    expect(pan.mock.calls).toEqual([
      [30, 0],
      [10, 5],
    ]);
  });

  it('that moved the board trembles like any other when it comes down again', () => {
    const { viewport, element } = ground();
    element.down(100, 100);
    element.move(160, 100);
    element.up();
    element.tell('click');
    const { x } = viewport;
    element.down(100, 100);
    element.move(102, 100);
    element.up();
    vi.advanceTimersByTime(50);
    expect([viewport.x, element.tell('click')['swallowed']]).toEqual([x, false]);
  });

  it('that moved the board presses nothing when it is lifted, but the next tap does', () => {
    const { element } = ground();
    element.down(100, 100);
    element.move(160, 100);
    element.up();
    expect(element.first, 'no cell hears it first').toEqual(new Set(['click']));
    expect(element.tell('click')).toMatchObject({ swallowed: true, prevented: true });
    expect(element.tell('click')['swallowed']).toBe(false);
  });

  it('on something that stays where it is moves nothing', () => {
    const { viewport, element } = ground();
    const { x } = viewport;
    element.down(100, 100, { target: { closest: (what: string) => what === '[data-still]' } });
    element.move(200, 100);
    vi.advanceTimersByTime(50);
    expect(viewport.x).toBe(x);
  });

  it('and a second one pinch', () => {
    const { viewport, element } = ground();
    const { k } = viewport;
    element.down(100, 200, { pointerId: 1 });
    element.down(200, 200, { pointerId: 2 });
    element.move(250, 200, { pointerId: 2 });
    expect(viewport.k / k).toBeCloseTo(1.5);
    element.up({ pointerId: 2 });
    expect(viewport.moving).toBe(true);
    element.up({ pointerId: 1 });
    expect(viewport.moving).toBe(false);
  });

  it('is heard no more when the ground is gone', () => {
    const { viewport, element, end } = ground();
    const pan = vi.spyOn(viewport, 'pan');
    element.down(100, 100);
    element.move(150, 120);
    end();
    vi.advanceTimersByTime(100);
    expect(pan, 'a frame that was asked for moves nothing any more').not.toHaveBeenCalled();
    expect([...element.heard.values()].every((heard) => heard.size === 0)).toBe(true);
  });
});

describe('a wheel', () => {
  it('zooms where it is turned, and rests a moment later', () => {
    const { viewport, element } = ground();
    const { k } = viewport;
    element.tell('wheel', { clientX: 110, clientY: 120, deltaX: 0, deltaY: -100, deltaMode: 0 });
    expect([viewport.k > k, viewport.moving]).toEqual([true, true]);
    vi.advanceTimersByTime(200);
    expect(viewport.moving).toBe(false);
  });

  it('that is turned on does not rest in between, and the page does not scroll under it', () => {
    const { viewport, element } = ground();
    const turn = () => element.tell('wheel', { clientX: 110, clientY: 120, deltaX: 0, deltaY: -100, deltaMode: 0 });
    expect(turn()['prevented']).toBe(true);
    vi.advanceTimersByTime(100);
    turn();
    vi.advanceTimersByTime(100);
    expect(viewport.moving).toBe(true);
    vi.advanceTimersByTime(100);
    expect(viewport.moving).toBe(false);
  });

  it('is told apart from two fingers on a trackpad, which scroll in small steps or sideways', () => {
    const { viewport, element } = ground();
    const done = (more: Heard) => {
      const [pan, zoom] = [vi.spyOn(viewport, 'pan'), vi.spyOn(viewport, 'zoom')];
      element.tell('wheel', { clientX: 110, clientY: 120, deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, ...more });
      const told = [pan.mock.calls.length, zoom.mock.calls.length];
      vi.restoreAllMocks();
      return told;
    };
    const [PANS, ZOOMS] = [
      [1, 0],
      [0, 1],
    ];
    expect(done({ deltaY: 49 })).toEqual(PANS);
    expect(done({ deltaY: 50 })).toEqual(ZOOMS);
    expect(done({ deltaY: -100 })).toEqual(ZOOMS);
    expect(done({ deltaX: 3, deltaY: 100 })).toEqual(PANS);
    expect(done({ deltaY: 3, deltaMode: 1 })).toEqual(ZOOMS);
    expect(done({ deltaY: 3, ctrlKey: true })).toEqual(ZOOMS);
  });
});

describe('a piece', () => {
  function carried() {
    const told: unknown[] = [];
    const drag = new Drag<string>({
      size: () => 50,
      lift: (piece) => told.push(['lift', piece]),
      over: (_, at) => (at.x > 100 ? `cell ${at.x},${at.y}` : null),
      drop: (piece, cell) => told.push(['drop', piece, cell]),
    });
    const element = new Pressed();
    const end = drag.handle('tile')(element as unknown as HTMLElement);
    return { drag, element, told, end };
  }

  it('flies once it is pulled, and lands on the cell below it', () => {
    const { drag, element, told } = carried();
    element.down(50, 50);
    element.move(52, 51);
    expect([drag.piece, told]).toEqual([null, []]);
    element.move(150, 60);
    expect([drag.piece, drag.over, drag.size]).toEqual(['tile', 'cell 150,60', 50]);
    element.up();
    expect([drag.piece, told]).toEqual([
      null,
      [
        ['lift', 'tile'],
        ['drop', 'tile', 'cell 150,60'],
      ],
    ]);
  });

  it('floats above a finger, which would hide it, and asks for a longer pull', () => {
    const { drag, element } = carried();
    element.down(150, 150, { pointerType: 'touch' });
    element.move(156, 150);
    expect(drag.piece).toBeNull();
    element.move(170, 150);
    expect(drag.over).toBe('cell 170,106');
  });

  it('is dropped nowhere when the browser takes the finger away', () => {
    const { element, told } = carried();
    element.down(50, 50);
    element.move(150, 60);
    element.tell('pointercancel');
    expect(told.at(-1)).toEqual(['drop', 'tile', null]);
  });

  it('swallows the click that ends the pull, and no other', () => {
    const { element } = carried();
    element.down(50, 50);
    element.move(150, 60);
    element.up();
    expect(world.tell('click')['swallowed']).toBe(true);
    vi.runAllTimers();
    expect(world.tell('click')['swallowed']).toBe(false);
  });

  it('is not picked up by a second finger, nor by the other button of a mouse', () => {
    const { drag, element, told } = carried();
    element.down(50, 50, { isPrimary: false });
    element.move(150, 60);
    element.down(50, 50, { button: 2 });
    element.move(150, 60);
    expect([drag.piece, told]).toEqual([null, []]);
  });
});
