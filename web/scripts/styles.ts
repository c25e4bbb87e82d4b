/**
 * Holds the look together: type, radii, shadows and layers come from ui/styles/tokens.css, and there are few of them.
 * `node scripts/styles.ts` lists what is written elsewhere, and fails; `--count` prints the figures as JSON.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = new URL('../src/', import.meta.url).pathname;
const TOKENS = 'ui/styles/tokens.css';
const MOST = { type: 8, radii: 6 };
const HELD = /^(font-size|font|border(-\w+)*-radius|box-shadow|text-shadow|filter|z-index|--t-\w+|--round[\w-]*|--layer-\w+)$/;

/** What may stand in such a declaration: tokens, zero, keywords, and sizes relative to what is around. */
function isFree(property: string, value: string): boolean {
  if (property === 'z-index') return /^(var\(--layer-[\w-]+\)|auto)$/.test(value);
  if (property === 'font') return value === 'inherit' || /^\d+ var\(--t-\w+\) \/ [\d.]+ var\(--type\)$/.test(value);
  if (property === 'font-size') return /^(0|inherit|var\(--t-\w+\)|min\([\d.]+cq\w, var\(--t-\w+\)\))$/.test(value);
  return !/\d(px|r?em)\b/.test(value);
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
  for (const [line, property, value] of declarations(path)) {
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
