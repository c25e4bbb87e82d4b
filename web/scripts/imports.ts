/**
 * Holds the direction of imports: screens use games and the session, these use board, pieces and controls, those use
 * what the device and the line give, and all may name the wire's types. Screens never use each other.
 * `node scripts/imports.ts` lists what points the wrong way and cycles between folders, and fails; `--count` prints JSON.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const SOURCES = new URL('../src/', import.meta.url).pathname;
/** The higher uses the lower; of one level only what is said below. `.` is what starts the page. */
const LEVEL: Record<string, number> = {
  '.': 6,
  gallery: 6,
  testing: 6,
  worker: 6,
  screens: 5,
  games: 4,
  session: 4,
  board: 3,
  pieces: 3,
  ui: 3,
  device: 2,
  i18n: 2,
  routing: 2,
  port: 2,
  wire: 1,
};
const BESIDE = new Set(['games session', 'board ui', 'board pieces', 'routing device', 'port device', 'i18n device']);

const paths = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|ts)$/.test(path));

function folder(path: string): string {
  if (path === 'wire.ts') return 'wire';
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '.';
}

/** The part of `screens/` a file belongs to; what lies in `shared` or at the top serves all of them. */
function screen(path: string): string | null {
  const [top, name, more] = path.split('/');
  return top === 'screens' && more !== undefined && name !== 'shared' ? name! : null;
}

function target(from: string, named: string): string | null {
  const path = normalize(join(dirname(from), named));
  return [path, `${path}.ts`].find((one) => /\.(ts|svelte)$/.test(one) && existsSync(join(SOURCES, one))) ?? null;
}

const wrong: string[] = [];
const edges = new Map<string, Set<string>>();
for (const path of paths) {
  const isTest = path.endsWith('.test.ts');
  for (const found of readFileSync(join(SOURCES, path), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
    const to = target(path, found[1]!);
    if (to === null || isTest) continue;
    const [a, b] = [folder(path), folder(to)];
    if (a !== b) edges.set(a, (edges.get(a) ?? new Set()).add(b));
    const down = a === b || (LEVEL[a] ?? 0) > (LEVEL[b] ?? 9) || BESIDE.has(`${a} ${b}`);
    if (!down) wrong.push(`src/${path}: ${a} must not use ${b} (${to})`);
    const [here, there] = [screen(path), screen(to)];
    if (here && there && here !== there) wrong.push(`src/${path}: the screen ${here} must not use the screen ${there} (${to})`);
  }
}

/** Folders that use each other: pairs, and longer rounds that hold no pair. */
function cycles(): string[] {
  const uses = (a: string, b: string): boolean => edges.get(a)?.has(b) ?? false;
  const pairs = [...edges.keys()].flatMap((a) => [...edges.get(a)!].filter((b) => a < b && uses(b, a)).map((b) => `${a} ↔ ${b}`));
  const rest = new Map([...edges].map(([a, all]) => [a, new Set([...all].filter((b) => !uses(b, a)))]));
  let size = -1;
  while (size !== rest.size) {
    size = rest.size; // a folder that uses none of the rest is in no round
    for (const [a, all] of rest) if (![...all].some((b) => rest.has(b))) rest.delete(a);
  }
  return rest.size ? [...pairs, [...rest.keys()].join(' → ')] : pairs;
}

const round = cycles();
if (process.argv.includes('--count')) console.log(JSON.stringify({ directions: wrong.length, cycles: round.length }));
else if (wrong.length + round.length) {
  console.error([...wrong, ...round.map((pair) => `${pair} use each other`)].join('\n'));
  process.exitCode = 1;
}
