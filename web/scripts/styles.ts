/**
 * Holds the look together: type, radii, shadows and layers come from ui/styles/tokens.css, and there are few of them;
 * a shape that many share is drawn once, in ui/.
 * `node scripts/styles.ts` lists what is written elsewhere, and fails; `--count` prints the figures as JSON.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = new URL('../src/', import.meta.url).pathname;
const TOKENS = 'ui/styles/tokens.css';
const MOST = { type: 8, radii: 6 };
const HELD = /^(font-size|font|border(-\w+)*-radius|box-shadow|text-shadow|filter|z-index|--t-\w+|--round[\w-]*|--layer-\w+)$/;
/** Shapes drawn once in ui/: what gives one away, what to use instead, and where else it may stand, with the reason. */
const SHAPES: { sign: RegExp; use: string; but: Record<string, string> }[] = [
  { sign: /^appearance: /, use: 'a button is bare already', but: { 'screens/replay/Timeline.svelte': 'a slider' } },
  {
    sign: /^box-shadow: .*var\(--lip/,
    use: 'class key, raised or segments',
    but: {
      'games/qwinn/Space.svelte': 'a space of the board',
      'games/qwinn/Uses.svelte': 'the one that is chosen',
      'screens/replay/Timeline.svelte': 'the thumb of a slider',
      'screens/table/curtain/Curtain.svelte': 'a key on slate',
    },
  },
  {
    sign: /^clip-path: inset\(50%\)/,
    use: 'class hide or as-drawn',
    but: {
      'games/qwirkle/Strip.svelte': 'at one width only',
      'screens/learn/LearnTable.svelte': 'on a low screen only',
      'screens/newtable/NewTable.svelte': 'at one width only',
      'screens/table/playing/Playing.svelte': 'at one width only',
    },
  },
  { sign: /^text-underline-offset: 3px/, use: 'class link', but: {} },
  {
    sign: /^rotate: 45deg/,
    use: 'class bubble has the corner that points, class ticked the tick',
    but: {},
  },
  { sign: /^text-underline-offset: 8px/, use: 'class tab', but: {} },
];
/** Shapes that several declarations of one rule give away together. */
const DRAWN: { signs: RegExp[]; use: string; but: Record<string, string> }[] = [
  {
    signs: [/background: var\(--paper\)/, /border-radius: /],
    use: 'class panel, card or drawer',
    but: { 'screens/table/playing/Chat.svelte': 'what somebody says, with a corner that points' },
  },
  {
    signs: [/background: var\(--ink\)/, /border-radius: var\(--round\)/, /padding: /],
    use: 'class banner or bubble',
    but: {},
  },
  {
    signs: [/background: /, /border-radius: var\(--round-full\)/, /padding: [1-9]/],
    use: 'class chip, soft where it is quiet',
    but: {},
  },
  {
    signs: [/border-radius: var\(--round-full\)/, /(?:^|\s)height: \d+px/, /overflow: hidden/],
    use: 'Meter',
    but: {},
  },
  {
    signs: [/border-radius: var\(--round-full\)/, /place-items: center/, /(?:^|\s)width: /],
    use: 'Numbered',
    but: {},
  },
  {
    signs: [/background: var\(--ink\)/, /border-radius: var\(--round-small\)/, /padding: [\d]/],
    use: 'class badge',
    but: {},
  },
  { signs: [/min-height: 100dvh/, /place-content: center/], use: 'class alone, Loading or Failed', but: {} },
];
/** Shapes that the markup gives away. */
const WRITTEN: { sign: RegExp; use: string; but: Record<string, string> }[] = [
  { sign: /<dialog\b|\.showModal\(/, use: 'Sheet', but: {} },
  { sign: /<(?:progress|meter)\b/, use: 'Meter', but: {} },
  {
    sign: /<circle\b[^>]*\/>\s*<text\b/,
    use: 'Numbered',
    but: {
      'games/exago/Plate.svelte': 'the start with its word above it',
      'games/plain/Piece.svelte': 'a piece of a game',
      'games/qwirkle/Drawing.svelte': 'a free cell with its points below the dot',
      'screens/learn/figures/StrengthCurve.svelte': 'the end of a line, and the words of its axis',
      'screens/table/end/Difference.svelte': 'a point of a line with words beside it',
    },
  },
  {
    sign: /<(?:input|select|textarea)\b(?![^]*?(?:class="[^"]*\b(?:field|over)\b|type="(?:range|file)"))/,
    use: 'class field, or over where something else is drawn for it',
    but: {},
  },
  { sign: /page-try-again/, use: 'Failed', but: {} },
  { sign: /<p[^>]*>\{say\('page-moment'\)\}/, use: 'Loading', but: {} },
  {
    sign: /^(?=[^]*role="alert")(?![^]*class="[^"]*\bbanner\b)/,
    use: 'Trouble, or class banner',
    but: { 'games/qwinn/Moment.svelte': 'around a banner that comes and goes' },
  },
];

/** What may stand in such a declaration: tokens, zero, keywords, and sizes relative to what is around. */
function isFree(property: string, value: string): boolean {
  if (property === 'z-index') return /^(var\(--layer-[\w-]+\)|auto)$/.test(value);
  if (property === 'font') return value === 'inherit' || /^\d+ var\(--t-\w+\) \/ [\d.]+ var\(--type\)$/.test(value);
  if (property === 'font-size') return /^(0|inherit|var\(--t-\w+\)|min\([\d.]+cq\w, var\(--t-\w+\)\))$/.test(value);
  return !/\d(px|r?em)\b/.test(value);
}

/** Every input by itself, so that one without a class is not excused by the next. */
function* tags(text: string): Generator<[line: number, tag: string]> {
  const markup = text.replace(/<style[^]*/, '');
  for (const found of markup.matchAll(
    /<circle\b[^>]*\/>\s*<text\b|<(?:input|select|textarea|dialog|progress|meter|p|div|section)\b(?:[^>"'{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*>(?:\{[^}]*\})?|\.showModal\(|page-try-again/g,
  ))
    yield [markup.slice(0, found.index).split('\n').length, found[0]];
}

function* rules(path: string): Generator<[line: number, body: string]> {
  const text = readFileSync(join(SOURCES, path), 'utf8');
  const start = text.indexOf('<style');
  if (start < 0) return;
  for (const found of text.slice(start).matchAll(/\{([^{}]*)\}/g)) yield [text.slice(0, start + found.index).split('\n').length, found[1]!];
}

function* declarations(path: string): Generator<[line: number, property: string, value: string]> {
  const text = readFileSync(join(SOURCES, path), 'utf8');
  const start = path.endsWith('.css') ? 0 : text.indexOf('<style');
  if (start < 0) return;
  const css = text.slice(start).replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  for (const found of css.matchAll(/([\w-]+):\s*([^;{}]+);/g)) {
    const line = text.slice(0, start + found.index).split('\n').length;
    yield [line, found[1]!, found[2]!.replace(/\s+/g, ' ').trim()];
  }
}

const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|css)$/.test(path))
  .sort();
const wrong: string[] = [];
const type = new Set<string>();
const radii = new Set<string>();
for (const path of paths) {
  if (path.endsWith('.svelte') && !/^(ui|gallery)\//.test(path)) {
    for (const [line, body] of rules(path)) {
      const again = DRAWN.find(({ signs, but }) => signs.every((sign) => sign.test(body)) && !(path in but));
      if (again) wrong.push(`src/${path}:${line}: this box is drawn in ui/: ${again.use}`);
    }
    for (const [line, tag] of tags(readFileSync(join(SOURCES, path), 'utf8'))) {
      const again = WRITTEN.find(({ sign, but }) => sign.test(tag) && !(path in but));
      if (again) wrong.push(`src/${path}:${line}: this is written in ui/: ${again.use}`);
    }
  }
  for (const [line, property, value] of declarations(path)) {
    const again = path.startsWith('ui/') ? undefined : SHAPES.find(({ sign, but }) => sign.test(`${property}: ${value}`) && !(path in but));
    if (again) wrong.push(`src/${path}:${line}: ${property} is drawn in ui/: ${again.use}`);
    if (path === TOKENS) {
      if (/^--t-\w+$/.test(property)) type.add(property);
      if (/^--round/.test(property)) radii.add(property);
    } else if (HELD.test(property) && !isFree(property, value)) {
      wrong.push(`src/${path}:${line}: ${property}: ${value} is no token; name one of ${TOKENS}`);
      if (property === 'font-size') type.add(value);
      if (property.endsWith('-radius')) radii.add(value);
    }
  }
}
if (type.size > MOST.type) wrong.push(`${type.size} type sizes, at most ${MOST.type}: ${[...type].join(', ')}`);
if (radii.size > MOST.radii) wrong.push(`${radii.size} radii, at most ${MOST.radii}: ${[...radii].join(', ')}`);
if (process.argv.includes('--count')) console.log(JSON.stringify({ type: type.size, radii: radii.size, literals: wrong.length }));
else if (wrong.length) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
}
