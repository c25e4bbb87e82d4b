/** Words beside what they speak of, on grounds of every size: they hide nothing that they name. */
import { describe, expect, it } from 'vitest';
import { GAP, makeRoom, standBeside, widest } from './bubble';
import type { Box } from './viewport.svelte';

const EDGE = 8;
const LOW = { left: EDGE, top: EDGE, right: 320 - EDGE, bottom: 230 - EDGE };

function dice(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor(from + ((to - from + 1) * state) / 2_147_483_647);
  };
}

const cell = (x: number, y: number, size: number): Box => ({ left: x, top: y, right: x + size, bottom: y + size });

const hides = (box: Box, named: Box[]): boolean =>
  named.some((one) => box.left < one.right && one.left < box.right && box.top < one.bottom && one.top < box.bottom);

function isAnyFree(size: { width: number; height: number }, named: Box[], room: Box): boolean {
  for (let left = room.left; left + size.width <= room.right; left += 1)
    for (let top = room.top; top + size.height <= room.bottom; top += 1)
      if (!hides({ left, top, right: left + size.width, bottom: top + size.height }, named.map(grown))) return true;
  return false;
}
/** What is named with the least that is to stay free around it. */
const grown = ({ left, top, right, bottom }: Box): Box => ({ left: left - 4, top: top - 4, right: right + 4, bottom: bottom + 4 });

describe('a bubble', () => {
  it('stands below what it points at where there is room', () => {
    const at = cell(140, 60, 40);
    expect(standBeside({ width: 200, height: 80 }, [at], LOW)).toMatchObject({ side: 'below', y: at.bottom + GAP, x: 60, hidden: 0 });
  });

  it('hides nothing that it names wherever that is possible', () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const luck = dice(seed);
      const room = { left: EDGE, top: EDGE, right: luck(300, 620), bottom: luck(180, 500) };
      const size = { width: luck(120, 260), height: luck(40, 150) };
      const wide = luck(24, 58);
      const named = Array.from({ length: luck(1, 5) }, () => cell(luck(0, room.right - wide), luck(0, room.bottom - wide), wide));
      const { x, y, hidden } = standBeside(size, named, room);
      const box = { left: x, top: y, right: x + size.width, bottom: y + size.height };
      expect(hides(box, named), `seed ${seed}`).toBe(hidden > 0);
      if (isAnyFree(size, named, room)) expect(hidden, `seed ${seed}`).toBe(0);
      expect(x >= room.left && y >= room.top && box.right <= room.right && box.bottom <= room.bottom, `seed ${seed}`).toBe(true);
    }
  });

  it('finds room on the smallest phone for two tiles that clash, wherever in their line they lie: the board makes way', () => {
    const moves: number[] = [];
    for (let seed = 1; seed <= 400; seed += 1) {
      const luck = dice(seed);
      const wide = luck(36, 58);
      const apart = luck(1, 5);
      const [dx, dy] = luck(0, 1) ? [apart, 0] : [0, apart];
      const at = cell(luck(LOW.left, LOW.right - wide), luck(LOW.top, LOW.bottom - wide), wide);
      const named = [at, cell(at.left + dx * wide, at.top + dy * wide, wide)];
      const width = widest(named, LOW);
      const size = { width, height: Math.min(luck(14_000, 22_000) / width, dx ? 130 : 210) };
      const way = makeRoom(size, named, LOW) ?? { x: 0, y: 0 };
      const after = named.map((box) => ({
        left: box.left + way.x,
        top: box.top + way.y,
        right: box.right + way.x,
        bottom: box.bottom + way.y,
      }));
      expect(standBeside(size, after, LOW).hidden, `seed ${seed}: ${JSON.stringify({ size, named })}`).toBe(0);
      moves.push(Math.hypot(way.x, way.y));
    }
    expect(moves.filter((far) => far > 0).length).toBeGreaterThan(10);
  });

  it('leaves the keys of the view free where there is another place', () => {
    const keys = { left: 180, top: 0, right: 320, bottom: 60 };
    const named = [cell(200, 120, 40), cell(200, 160, 62)];
    const size = { width: 120, height: 70 };
    expect(standBeside(size, named, LOW).y).toBeLessThan(keys.bottom);
    const { x, y, hidden } = standBeside(size, named, LOW, [keys]);
    expect(hidden).toBe(0);
    expect(hides({ left: x, top: y, right: x + size.width, bottom: y + size.height }, [keys])).toBe(false);
  });

  it('moves nothing where it hides nothing', () => expect(makeRoom({ width: 100, height: 50 }, [cell(100, 100, 40)], LOW)).toBeNull());
});
