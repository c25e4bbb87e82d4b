/** The drawings of all pieces as symbols, put into the page once and used everywhere by reference; their forms are data that pictures drawn elsewhere read too. */

import data from '../../../src/speeltafel/core/pieces.json';

/** Each shape in a box of 100 around 50,48, with the scale that makes all six look equally big. */
const SHAPES = data.shapes as unknown as Record<string, [number, string]>;
/** The symbol of each colour in a box of 24: silhouettes that still differ when they are six pixels wide. */
const SIGNS: Record<string, string> = data.signs;
const PIPS = data.pips as [number, number][][];

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
    symbol('pawn', '0 0 24 28', `<path d="${data.pawn}"/>`),
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
const SIGN_ROOM = data.signRoom as unknown as Record<string, readonly [number, number]>;

export const signRoom = (shape: string): readonly [number, number] => SIGN_ROOM[shape] ?? [0, 0];
