/** The picture of a day's game to be shared: the result and the course of the lead, or the turns it took; no tile, no move. */

export interface DayPicture {
  day: string;
  game: string;
  headline: string;
  words: string;
  leads: number[];
  turns: number;
  won: boolean;
}

const [WIDTH, HEIGHT] = [1200, 630];
const MOST_STONES = 48;
const TYPE = 'ui-rounded, Segoe UI, Roboto, Noto Sans, DejaVu Sans, sans-serif';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A stone for every turn, of a game that counts no points: solid ones when it was won. */
function stones(turns: number, won: boolean): string {
  const count = Math.min(turns, MOST_STONES);
  const look = won ? '' : 'fill="none" stroke="#14201c" stroke-width="5"';
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = [80 + (index % 16) * 65, 340 + Math.floor(index / 16) * 74];
    return `<path d="M${x + 28} ${y}l28 16v32l-28 16l-28 -16v-32Z" ${look}/>`;
  }).join('');
}

/** An SVG in the light theme: solid bars where one was ahead, outlined ones where one was behind. */
export function dayPicture({ day, game, headline, words, leads, turns, won }: DayPicture): string {
  const far = Math.max(1, ...leads.map(Math.abs));
  const step = (WIDTH - 160) / Math.max(8, leads.length);
  const [low, high] = [Math.min(0, ...leads), Math.max(0, ...leads)];
  const zero = 330 + (180 * high) / Math.max(1, high - low);
  const scale = 180 / Math.max(far, high - low);
  const bars = leads.map((lead, index) => {
    const height = Math.max(5, Math.abs(lead) * scale);
    const look = lead >= 0 ? 'fill="#14201c"' : 'fill="none" stroke="#14201c" stroke-width="4"';
    const top = lead >= 0 ? zero - height : zero;
    return `<rect x="${(80 + index * step).toFixed(1)}" y="${top.toFixed(1)}" width="${(step * 0.62).toFixed(1)}" height="${height.toFixed(1)}" rx="6" ${look}/>`;
  });
  const text = (x: number, y: number, size: number, weight: number, words: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" ${more}>${escaped(words)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${TYPE}" fill="#14201c">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#d3ded8"/>`,
    text(80, 96, 36, 800, 'Speeltafel'),
    text(WIDTH - 80, 96, 32, 400, day, 'text-anchor="end"'),
    text(80, 220, 120, 800, headline, 'letter-spacing="-4"'),
    text(80, 278, 36, 400, words),
    leads.some((lead) => lead !== 0)
      ? `<path d="M80 ${zero}H${WIDTH - 80}" stroke="#7f9288" stroke-width="3"/>${bars.join('')}`
      : stones(turns, won),
    text(80, HEIGHT - 44, 34, 700, game),
    '</svg>',
  ].join('');
}
