/** Where words may stand beside what they speak of: over nothing they name, as near to it as there is room. */
import type { Box, Point } from './viewport.svelte';

export interface Size {
  width: number;
  height: number;
}

/** On which side of what it points at a bubble stands, and its upper left corner. */
export interface BubblePlace extends Point {
  side: 'below' | 'above' | 'left' | 'right';
  /** How many square pixels of what the words name lie under it. */
  hidden: number;
}

/** Pixels from what it points at, and at least from everything else that it names. */
export const GAP = 14;
const CLEAR = 4;
const WIDEST = 280;
/** In less no sentence can be read. */
const NARROWEST = 132;
/** In how many steps a board is moved as far as it takes, and no farther. */
const STEPS = 8;

/** How wide words may be: beside a column there has to be room for them. */
export function widest(named: readonly Box[], room: Box): number {
  const wide = Math.max(...named.map(({ right }) => right)) - Math.min(...named.map(({ left }) => left));
  const high = Math.max(...named.map(({ bottom }) => bottom)) - Math.min(...named.map(({ top }) => top));
  const most = room.right - room.left;
  const beside = most - wide - GAP;
  return Math.min(WIDEST, high > wide && beside >= NARROWEST ? beside : most);
}

/** The nearest place for a bubble that hides none of these boxes, or as little of them as can be; the first is what it points at.
 *  Where it can, it leaves free what else is to be pressed. */
export function standBeside(size: Size, named: readonly Box[], room: Box, pressed: readonly Box[] = []): BubblePlace {
  const [at] = named;
  const others = [...named, ...pressed];
  const lefts = corners(size.width, room.left, room.right, at, others, 'left', 'right');
  const tops = corners(size.height, room.top, room.bottom, at, others, 'top', 'bottom');
  const under = (box: Box, boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + common(box, one), 0);
  let best: BubblePlace | null = null;
  let least = Infinity;
  for (const x of lefts) {
    for (const y of tops) {
      const box = { left: x, top: y, right: x + size.width, bottom: y + size.height };
      const hidden = under(box, named);
      const cost = hidden * 1000 + under(box, pressed) + (at ? farness(box, at) : 0);
      if (cost >= least) continue;
      least = cost;
      best = { x, y, hidden, side: at ? sideOf(box, at) : 'below' };
    }
  }
  return best ?? { x: room.left, y: room.top, hidden: 0, side: 'below' };
}

/** How far everything that is named has to move, so that a bubble hides none of it; null where it need not, or cannot. */
export function makeRoom(size: Size, named: readonly Box[], room: Box): Point | null {
  if (named.length === 0 || standBeside(size, named, room).hidden === 0) return null;
  const edge = (side: keyof Box, of: typeof Math.min): number => of(...named.map((box) => box[side]));
  const ways = [0, room.left - edge('left', Math.min), room.right - edge('right', Math.max)].flatMap((x) =>
    [0, room.top - edge('top', Math.min), room.bottom - edge('bottom', Math.max)].map((y) => ({ x, y })),
  );
  const found = ways.flatMap((way) => {
    for (let step = 1; step <= STEPS; step += 1) {
      const by = { x: (way.x * step) / STEPS, y: (way.y * step) / STEPS };
      if (
        standBeside(
          size,
          named.map((box) => moved(box, by)),
          room,
        ).hidden === 0
      )
        return [by];
    }
    return [];
  });
  return found.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))[0] ?? null;
}

/** Where an edge of a bubble may be: in line with what it points at, at an edge of the room, or beside anything it names. */
function corners(
  long: number,
  from: number,
  to: number,
  at: Box | undefined,
  named: readonly Box[],
  low: keyof Box,
  high: keyof Box,
): number[] {
  const last = Math.max(from, to - long);
  const beside = named.flatMap((box, i) => [
    box[low] - (i ? CLEAR : GAP) - long,
    box[high] + (i ? CLEAR : GAP),
    box[low] - CLEAR - long,
    box[high] + CLEAR,
  ]);
  const middle = at ? (at[low] + at[high] - long) / 2 : from;
  return [middle, ...beside, from, last].map((corner) => Math.min(last, Math.max(from, corner)));
}

/** Between the two, with a gap less than nothing counted as too near; what is not in line costs a little. */
function farness(box: Box, at: Box): number {
  const x = Math.max(0, at.left - box.right, box.left - at.right);
  const y = Math.max(0, at.top - box.bottom, box.top - at.bottom);
  const off = x > 0 ? Math.abs(at.top + at.bottom - box.top - box.bottom) : Math.abs(at.left + at.right - box.left - box.right);
  return Math.abs(Math.max(x, y) - GAP) * 4 + Math.min(x, y) * 4 + off / 2 + (y > 0 ? 0 : 1);
}

function sideOf(box: Box, at: Box): BubblePlace['side'] {
  const gaps: [BubblePlace['side'], number][] = [
    ['below', box.top - at.bottom],
    ['above', at.top - box.bottom],
    ['left', at.left - box.right],
    ['right', box.left - at.right],
  ];
  return gaps.reduce((a, b) => (a[1] >= b[1] ? a : b))[0];
}

function common(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

const moved = ({ left, top, right, bottom }: Box, { x, y }: Point): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});
