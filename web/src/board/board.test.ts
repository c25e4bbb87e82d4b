/** The ground without a browser: where the eye is, where keys lead, where points stand. */
import { describe, expect, it } from 'vitest';
import { capsules } from './capsules';
import { nearest } from './nearest';
import { KEYS, Viewport, around } from './viewport.svelte';
import { stepHex, stepSquare, turn } from './roving-grid';

const box = (left: number, top: number, right: number, bottom: number) => ({
  left: left * 100,
  top: top * 100,
  right: right * 100,
  bottom: bottom * 100,
});

function viewport(width = 400, height = 400): Viewport {
  const made = new Viewport({ least: 36, most: 80, margin: 2 });
  made.resize(width, height);
  return made;
}

describe('a viewport', () => {
  it('fits what lies there with its margin, in the middle', () => {
    const made = viewport();
    made.hold(box(0, 0, 4, 4));
    expect(made.k).toBeCloseTo(0.5);
    expect(made.toScreen(200, 200)).toEqual({ x: 200, y: 200 });
  });

  it('gives up margin before it makes cells too small', () => {
    const made = viewport();
    made.hold(box(0, 0, 10, 4));
    expect(made.k * 100).toBeGreaterThanOrEqual(36);
    expect(made.toScreen(0, 0).x).toBeGreaterThanOrEqual(0);
  });

  it('keeps what lies there clear of the keys of the view on a phone', () => {
    const made = viewport(360, 430);
    made.hold(box(0, 0, 8, 10));
    expect(made.toScreen(800, 0).x).toBeGreaterThan(360 - KEYS.width);
    expect(made.toScreen(800, 0).y).toBeGreaterThanOrEqual(KEYS.height);
    expect(made.toScreen(0, 1000).y).toBeLessThanOrEqual(430);
  });

  it('shows the latest play when not everything fits', () => {
    const made = viewport();
    made.hold(box(0, 0, 30, 4), box(28, 1, 29, 2));
    expect(made.toScreen(2900, 150).x).toBeLessThanOrEqual(400);
    expect(made.toScreen(2800, 150).x).toBeGreaterThanOrEqual(0);
  });

  it('keeps the point under the finger when it zooms', () => {
    const made = viewport();
    made.hold(box(0, 0, 4, 4));
    const under = made.toBoard(120, 90);
    made.zoom(1.6, 120, 90);
    expect(made.toScreen(under.x, under.y).x).toBeCloseTo(120);
    expect(made.toScreen(under.x, under.y).y).toBeCloseTo(90);
  });

  it('shows everything at one press, whatever hands did before', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      let state = seed;
      const luck = (from: number, to: number): number => {
        state = (state * 48_271) % 2_147_483_647;
        return from + ((to - from) * state) / 2_147_483_647;
      };
      const made = viewport(luck(180, 900), luck(180, 900));
      const lies = box(-luck(0, 12), -luck(0, 12), luck(1, 12), luck(1, 12));
      made.hold(lies);
      for (let i = 0; i < 25; i += 1) {
        const [x, y] = [luck(0, made.width), luck(0, made.height)];
        const act = Math.floor(luck(0, 6));
        if (act === 0) made.pan(luck(-400, 400), luck(-400, 400));
        else if (act === 1) made.zoom(luck(0.3, 3), x, y);
        else if (act === 2)
          made.pinch(
            [
              { x, y },
              { x: luck(0, 900), y: luck(0, 900) },
            ],
            [
              { x: y, y: x },
              { x: luck(0, 900), y: luck(0, 900) },
            ],
          );
        else if (act === 3) made.resize(luck(180, 900), luck(180, 900));
        else if (act === 4) made.step(luck(0, 1) < 0.5 ? 0.8 : 1.25);
        else made.showAll();
        const [from, to] = [made.toScreen(lies.left, lies.top), made.toScreen(lies.right, lies.bottom)];
        expect(to.x > 0 && to.y > 0 && from.x < made.width && from.y < made.height, `out of sight, seed ${seed}`).toBe(true);
      }
      if (!(made.whole && made.following)) made.showAll();
      const [from, to] = [made.toScreen(lies.left, lies.top), made.toScreen(lies.right, lies.bottom)];
      expect([from.x >= -1, from.y >= -1, to.x <= made.width + 1, to.y <= made.height + 1], `cut, seed ${seed}`).toEqual(
        Array(4).fill(true),
      );
    }
  });

  it('follows the game until it is moved by hand, and again after a fit', () => {
    const made = viewport();
    made.hold(box(0, 0, 2, 2));
    made.pan(30, 0);
    const { x } = made;
    made.hold(box(0, 0, 3, 2));
    expect(made.x).toBe(x);
    made.fit();
    expect(made.following).toBe(true);
  });

  it('stands still when a sentence below takes a line, as long as everything stays in sight', () => {
    const made = viewport();
    made.hold(box(0, 0, 4, 2));
    const { x, y, k } = made;
    made.resize(400, 380);
    expect([made.x, made.y, made.k]).toEqual([x, y, k]);
    made.resize(400, 200);
    expect(made.y).not.toBe(y);
  });

  it('counts what lies under its keys as out of sight, and brings it out from under them', () => {
    const made = viewport();
    made.hold(box(0, 0, 4, 4));
    made.pan(0, -150);
    const corner = box(4, 1, 5, 2);
    expect(made.beyond([corner]).top).toEqual([corner]);
    made.reveal(corner);
    expect(made.toScreen(400, 100).y).toBeGreaterThanOrEqual(60);
    expect(made.beyond([corner]).top).toEqual([]);
  });

  it('takes a frame over: it follows the game, or only brings news into sight', () => {
    const made = viewport();
    const limits = { least: 36, most: 80, margin: 2 };
    const content = box(0, 0, 4, 4);
    made.settle({ content, focus: null, limits });
    expect(made.k).toBeCloseTo(0.5);
    made.settle({ content, focus: null, limits: { ...limits, most: 35, least: 30 }, insets: { top: 0, left: 0, right: 0, bottom: 100 } });
    expect([made.k, made.toScreen(200, 200).y]).toEqual([0.35, 150]);
    made.pan(-300, 0);
    const { x } = made;
    made.settle({ content, focus: null, limits });
    expect(made.x).toBe(x);
    made.settle({ content: box(0, 0, 5, 4), focus: box(0, 0, 1, 1), limits });
    expect(made.toScreen(0, 0).x).toBeGreaterThanOrEqual(0);
  });

  it('never lets the pieces leave', () => {
    const made = viewport();
    made.hold(box(0, 0, 2, 2));
    made.pan(5000, 5000);
    expect(made.toScreen(0, 0).x).toBeLessThan(400);
  });

  it('pinches around the middle of two fingers', () => {
    const made = viewport();
    made.hold(box(0, 0, 2, 2));
    const before = made.k;
    made.pinch(
      [
        { x: 100, y: 200 },
        { x: 200, y: 200 },
      ],
      [
        { x: 80, y: 200 },
        { x: 220, y: 200 },
      ],
    );
    expect(made.k / before).toBeCloseTo(1.4);
  });

  it('finds the box around boxes', () => expect(around([box(0, 0, 1, 1), box(3, -2, 4, 1)])).toEqual(box(0, -2, 4, 1)));
});

describe('arrow keys', () => {
  it('stay inside the board', () => {
    expect(stepSquare([0, 0], 'left', { left: 0, top: 0, right: 3, bottom: 3 })).toEqual([0, 0]);
    expect(stepSquare([0, 0], 'end', { left: 0, top: 0, right: 3, bottom: 3 })).toEqual([3, 0]);
  });
  it('zigzag up the hexagons and come back', () => {
    const up = stepHex(stepHex([0, 0], 'up', 7), 'up', 7);
    expect(up).toEqual([1, -2]);
    expect(stepHex(stepHex(up, 'down', 7), 'down', 7)).toEqual([0, 0]);
  });
  it('never leave the plate', () => {
    let at: [number, number] = [0, 0];
    for (let i = 0; i < 30; i += 1) at = stepHex(at, 'up', 5);
    expect(at[1]).toBe(-4);
  });
  it('go around what is offered', () => {
    expect(turn(['a', 'b', 'c'], 'c', 'next')).toBe('a');
    expect(turn(['a', 'b', 'c'], 'x', 'previous')).toBe('c');
    expect(turn([], null, 'next')).toBeNull();
  });
});

describe('a piece in the air', () => {
  const middles: Record<string, { x: number; y: number }> = { a: { x: 0, y: 0 }, b: { x: 100, y: 0 }, c: { x: 60, y: 0 } };
  const meant = (x: number, reach = 50) => nearest(Object.keys(middles), { x, y: 0 }, reach, (cell) => middles[cell]!);

  it('is meant for the nearest cell that is offered, whichever comes first', () => {
    expect([meant(10), meant(45), meant(90)]).toEqual(['a', 'c', 'b']);
  });

  it('is meant for none that is too far away', () => expect([meant(149), meant(150), meant(10, 5)]).toEqual(['b', null, null]));
});

describe('capsules', () => {
  it('put their points where no other points stand', () => {
    const row = {
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
      ] as [number, number][],
      points: 3,
      big: false,
    };
    const column = {
      cells: [
        [0, 0],
        [0, 1],
      ] as [number, number][],
      points: 2,
      big: false,
    };
    const [one, two] = capsules([row, column], () => false);
    expect(Math.hypot(one!.badge.x - two!.badge.x, one!.badge.y - two!.badge.y)).toBeGreaterThan(70);
  });
});
