/** The drawings of all pieces as symbols, put into the page once and used everywhere by reference. */

const STAR =
  'M46.6 19.4Q50 13 53.4 19.4L60.1 31.7Q61.5 34.2 64.3 34.7L78.1 37.3Q85.2 38.6 80.2 43.8L70.5 53.9Q68.5 56 68.9 58.9L70.8 72.8Q71.7 79.9 65.2 76.8L52.6 70.8Q50 69.5 47.4 70.8L34.8 76.8Q28.3 79.9 29.2 72.8L31.1 58.9Q31.5 56 29.5 53.9L19.8 43.8Q14.8 38.6 21.9 37.3L35.7 34.7Q38.5 34.2 39.9 31.7Z';
const CLOVER = 'M37 35a16 16 0 1 1 26 0a16 16 0 1 1 0 26a16 16 0 1 1-26 0a16 16 0 1 1 0-26Z';
const CROSS =
  'M62.3 17.9Q68 12.2 73.6 17.9L80.1 24.4Q85.8 30 80.1 35.7L69.9 45.9Q67.8 48 69.9 50.1L80.1 60.3Q85.8 66 80.1 71.6L73.6 78.1Q68 83.8 62.3 78.1L52.1 67.9Q50 65.8 47.9 67.9L37.7 78.1Q32 83.8 26.4 78.1L19.9 71.6Q14.2 66 19.9 60.3L30.1 50.1Q32.2 48 30.1 45.9L19.9 35.7Q14.2 30 19.9 24.4L26.4 17.9Q32 12.2 37.7 17.9L47.9 28.1Q50 30.2 52.1 28.1Z';

/** Each shape in a box of 100 around 50,48, with the scale that makes all six look equally big. */
const SHAPES: Record<string, [number, string]> = {
  circle: [1.12, '<circle cx="50" cy="48" r="29"/>'],
  square: [1.19, '<rect x="24" y="22" width="52" height="52" rx="10"/>'],
  diamond: [1.12, '<rect x="25" y="23" width="50" height="50" rx="9" transform="rotate(45 50 48)"/>'],
  star: [1.1, `<path d="${STAR}"/>`],
  clover: [0.95, `<path d="${CLOVER}"/>`],
  cross: [1.02, `<path d="${CROSS}"/>`],
};

/** The symbol of each colour in a box of 24: silhouettes that still differ when they are six pixels wide. */
const SIGNS: Record<string, string> = {
  red: '<path d="M12 21.6C5 16 1.8 12.5 1.8 8.3 1.8 5.1 4.2 2.6 7.2 2.6 9.2 2.6 11 3.7 12 5.6 13 3.7 14.8 2.6 16.8 2.6 19.8 2.6 22.2 5.1 22.2 8.3 22.2 12.5 19 16 12 21.6Z"/>',
  orange:
    '<path d="M5.6 15.4a6.4 6.4 0 0 1 12.8 0Z"/><path d="M12 6V2.4M5.3 8.7 2.8 6.2M18.7 8.7l2.5-2.5M1.6 20h20.8" fill="none" stroke="currentColor" stroke-width="3.1" stroke-linecap="round"/>',
  yellow: '<path d="M15 .8 4.2 13.6H10.4L8.4 23.2 19.8 9.8H13.2Z"/>',
  green: '<path d="M12 .8 19.6 11.4H16.2L21.6 19H14.1V23.2H9.9V19H2.4L7.8 11.4H4.4Z"/>',
  blue: '<path d="M3 8.4C6 4.6 9 4.6 12 8.4S18 12.2 21 8.4M3 16.4C6 12.6 9 12.6 12 16.4S18 20.2 21 16.4" fill="none" stroke="currentColor" stroke-width="4.2" stroke-linecap="round"/>',
  purple: '<path d="M14.2 1.6A10.6 10.6 0 1 0 22.6 15.2 8.6 8.6 0 0 1 14.2 1.6Z"/>',
  lightblue: '<path d="M12 .8C16.2 6.2 19.4 10.4 19.4 14.8A7.4 7.4 0 0 1 4.6 14.8C4.6 10.4 7.8 6.2 12 .8Z"/>',
};

const PIPS: [number, number][][] = [
  [],
  [[50, 48]],
  [
    [28, 26],
    [72, 70],
  ],
  [
    [28, 26],
    [50, 48],
    [72, 70],
  ],
  [
    [28, 26],
    [72, 26],
    [28, 70],
    [72, 70],
  ],
  [
    [28, 26],
    [72, 26],
    [50, 48],
    [28, 70],
    [72, 70],
  ],
  [
    [28, 24],
    [72, 24],
    [28, 48],
    [72, 48],
    [28, 72],
    [72, 72],
  ],
];

const symbol = (id: string, box: string, inside: string): string => `<symbol id="st-${id}" viewBox="${box}">${inside}</symbol>`;

/** Enamel let into slate: a carved edge above, light caught below, the colour, and a glaze over it. */
function inlay(name: string): string {
  const [scale, form] = SHAPES[name]!;
  const place = `transform="translate(${(50 * (1 - scale)).toFixed(2)} ${(48 * (1 - scale)).toFixed(2)}) scale(${scale})"`;
  return symbol(
    name,
    '0 0 100 100',
    `<g ${place}><g class="st-carve" transform="translate(0 -1.7)">${form}</g><g class="st-catch" transform="translate(0 1.5)">${form}</g><g fill="var(--c)">${form}</g><g fill="url(#st-glaze)">${form}</g></g>`,
  );
}

/** Corner points of a pointy hexagon around 50,cy. */
function corners(radius: number, cy: number): [number, number][] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const turn = (Math.PI / 3) * i - Math.PI / 2;
    return [50 + radius * Math.cos(turn), cy + radius * Math.sin(turn)];
  });
}

const points = (list: [number, number][]): string => list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** A stone: side, top, six facets lit from above, and a flat table in the middle. */
function stone(): string {
  const outer = corners(46, 46);
  const inner = corners(33.5, 46);
  const light = ['st-lit-3', 'st-dim-1', 'st-dim-3', 'st-dim-3', 'st-dim-1', 'st-lit-3'];
  const facets = outer.map((corner, i) => {
    const next = (i + 1) % 6;
    return `<polygon class="${light[i]}" points="${points([corner, outer[next]!, inner[next]!, inner[i]!])}"/>`;
  });
  const round = (radius: number, cy: number, fill: string): string =>
    `<polygon points="${points(corners(radius, cy))}" fill="${fill}" stroke="${fill}" stroke-width="9" stroke-linejoin="round"/>`;
  return symbol(
    'stone',
    '0 0 100 100',
    `<g class="st-drop">${round(41.5, 57, 'var(--shadow)')}</g>${round(41.5, 51.5, 'var(--side)')}${round(41.5, 46, 'var(--body)')}` +
      `<g clip-path="url(#st-hex)">${facets.join('')}</g><polygon points="${points(inner)}" fill="url(#st-dome)"/>` +
      `<polygon class="st-table" points="${points(inner)}"/>`,
  );
}

function die(kind: 'w' | 'r', pips: number): string {
  const [face, side, pip] =
    kind === 'w' ? ['var(--bone)', 'var(--bone-side)', 'var(--pip)'] : ['var(--die-red)', 'var(--die-red-side)', 'var(--chalk)'];
  const ring = kind === 'r' ? '<rect class="st-ring" x="10.5" y="9.5" width="79" height="77" rx="20"/>' : '';
  const dots = PIPS[pips]!.map(
    ([x, y]) => `<circle class="st-catch" cx="${x}" cy="${y + 1.6}" r="9.6"/><circle cx="${x}" cy="${y}" r="9.6" fill="${pip}"/>`,
  );
  return symbol(
    `die-${kind}${pips}`,
    '0 0 100 100',
    `<rect class="st-drop" x="5" y="14" width="90" height="88" rx="26"/><rect x="3" y="7" width="94" height="92" rx="27" fill="${side}"/>` +
      `<rect x="3" y="2" width="94" height="92" rx="27" fill="${face}"/><rect x="3" y="2" width="94" height="92" rx="27" fill="url(#st-dome)" opacity=".5"/>` +
      `<rect class="st-bevel" x="4.4" y="3.4" width="91.2" height="89.2" rx="25.6"/>${ring}${dots.join('')}`,
  );
}

const TILE =
  '<rect class="st-drop" x="4" y="14" width="92" height="88" rx="24"/><rect x="3" y="6" width="94" height="92" rx="24" fill="var(--side)"/>' +
  '<rect x="3" y="2" width="94" height="92" rx="24" fill="var(--body)"/><rect x="3" y="2" width="94" height="92" rx="24" fill="url(#st-sheen)"/>' +
  '<rect class="st-rim" x="4.2" y="3.2" width="91.6" height="89.6" rx="23"/>';

const BACK = `${TILE}<g class="st-blank"><polygon points="${points(corners(27, 48))}"/><path d="M50 33 65 48 50 63 35 48Z"/></g>`;

const PAWN =
  'M12 1.2a5.9 5.9 0 0 1 3.7 10.5c.6 4 2 7.2 4.9 10.1 1.7 1.7.6 4.6-1.8 4.6H5.2c-2.4 0-3.5-2.9-1.8-4.6 2.9-2.9 4.3-6.1 4.9-10.1A5.9 5.9 0 0 1 12 1.2Z';

function sprite(): string {
  const stops = (list: [number, string, number][]): string =>
    list.map(([at, colour, alpha]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`).join('');
  return [
    `<linearGradient id="st-sheen" x2="0" y2="1">${stops([
      [0, 'white', 0.2],
      [0.5, 'white', 0.02],
      [1, 'white', 0],
    ])}</linearGradient>`,
    `<linearGradient id="st-glaze" gradientUnits="userSpaceOnUse" x1="0" y1="18" x2="0" y2="80">${stops([
      [0, 'white', 0.26],
      [0.45, 'white', 0],
      [1, 'black', 0.18],
    ])}</linearGradient>`,
    `<linearGradient id="st-dome" x2="0" y2="1">${stops([
      [0, 'white', 0.3],
      [0.5, 'white', 0],
      [1, 'black', 0.12],
    ])}</linearGradient>`,
    `<clipPath id="st-hex"><polygon points="${points(corners(46, 46))}"/></clipPath>`,
    '<pattern id="st-hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="st-hatch" width="5" height="12"/></pattern>',
    '<pattern id="st-fall" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><rect class="st-hatch-fall" width="5" height="16"/></pattern>',
    '<pattern id="st-dots" x="-50" y="-50" width="100" height="100" patternUnits="userSpaceOnUse"><circle class="st-dot" cx="50" cy="50" r="3.4"/></pattern>',
    symbol('tile', '0 0 100 100', TILE),
    symbol('back', '0 0 100 100', BACK),
    ...Object.keys(SHAPES).map(inlay),
    ...Object.entries(SIGNS).map(([name, form]) => symbol(`sign-${name}`, '0 0 24 24', `<g fill="currentColor">${form}</g>`)),
    stone(),
    ...[1, 2, 3, 4, 5, 6].flatMap((n) => [die('w', n), die('r', n)]),
    symbol('pawn', '0 0 24 28', `<path d="${PAWN}"/>`),
    symbol('shield', '0 0 24 24', '<path d="M12 1.6 21 4.8v6.6c0 5.4-3.6 9.2-9 11.2-5.4-2-9-5.8-9-11.2V4.8Z"/>'),
  ].join('');
}

let mounted = false;

/** Puts the symbols into the page; every piece calls it, the first one does it. */
export function mountArt(): void {
  if (mounted) return;
  mounted = true;
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  holder.setAttribute('class', 'st-art');
  holder.setAttribute('aria-hidden', 'true');
  holder.innerHTML = `<defs>${sprite()}</defs>`;
  document.body.prepend(holder);
}

/** How big a colour's symbol may be on a shape, and how far its middle lies below 48. */
const SIGN_ROOM: Record<string, readonly [number, number]> = {
  circle: [31, 0],
  square: [31, 0],
  diamond: [30, 0],
  star: [25, 2],
  clover: [28, 0],
  cross: [25, 0],
};

export const signRoom = (shape: string): readonly [number, number] => SIGN_ROOM[shape] ?? [0, 0];
