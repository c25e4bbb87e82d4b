/**
 * Holds that a name means one thing: no two classes or types that others use share one, nor do two components. What every game's folder
 * has is called the same in each of them (`games/<game>/Play.svelte`), and nothing else is called like that.
 * `node scripts/names.ts` lists what shares a name, and fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const SOURCES = new URL('../src/', import.meta.url).pathname;
const DEFINED = /^export (?:abstract )?(?:class|interface|type) (\w+)/gm;

const found = new Map<string, string[]>();
const note = (name: string, path: string): void => void found.set(name, [...(found.get(name) ?? []), path]);
for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!/\.(svelte|ts)$/.test(path) || path.endsWith('.test.ts')) continue;
  if (path.endsWith('.svelte')) note(`component ${basename(path, '.svelte')}`, path);
  for (const [, name = ''] of readFileSync(join(SOURCES, path), 'utf8').matchAll(DEFINED)) note(`type ${name}`, path);
}
/** A file of each game is one thing, however many games there are. */
const ofEachGame = (path: string): string => path.replace(/^games\/[^/]+\/(?=.)/, 'games/*/');
const wrong = [...found]
  .filter(([, paths]) => new Set(paths.map(ofEachGame)).size > 1)
  .map(([name, paths]) => `${name} is several things: ${paths.map((path) => `src/${path}`).join(', ')}`);
if (wrong.length) {
  console.error(wrong.join('\n'));
  process.exitCode = 1;
}
