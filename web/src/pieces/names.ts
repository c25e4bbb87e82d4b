/** What the letters of a tile and the number of a seat are called, as the drawings and the catalogues call them. */

export const COLOURS: Record<string, string> = { r: 'red', o: 'orange', y: 'yellow', g: 'green', b: 'blue', p: 'purple' };
export const SHAPES: Record<string, string> = { c: 'circle', s: 'square', d: 'diamond', t: 'star', l: 'clover', x: 'cross' };

/** Exago: the usual colour of each seat. */
export const STONES = ['red', 'blue', 'yellow', 'green', 'lightblue', 'orange'] as const;

/** The colour of a seat's stones, as drawings call it: the usual one unless this table gave out others. */
export const stoneColour = (seat: number, colours?: readonly string[]): string =>
  (colours?.[seat] ?? STONES[seat] ?? STONES[0]).replace('-', '');

export const colourOf = (tile: string): string => COLOURS[tile[0] ?? ''] ?? '';
export const shapeOf = (tile: string): string => SHAPES[tile[1] ?? ''] ?? '';
