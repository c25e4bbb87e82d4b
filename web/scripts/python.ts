/**
 * Makes the folder from which the page's worker starts Python: Pyodide's loader, and one archive each of the standard library and of
 * speeltafel with what it is built on, as byte code, only what is used. `node scripts/python.ts SITE OUT`: SITE is laid out by
 * `browser_site.py`. What was made from the same sources is left as it is.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [site = '', out = ''] = process.argv.slice(2).map((path) => resolve(path));
const scripts = import.meta.dirname;
const sources = resolve(scripts, '../../src');
const pyodide = dirname(fileURLToPath(import.meta.resolve('pyodide/package.json')));
const packer = readFileSync(join(scripts, 'pack_python.py'), 'utf8');

/** What everything depends on: our sources, what they are built on, and how it is packed. */
function inputs(): string {
  const hash = createHash('sha256')
    .update(packer)
    .update(readFileSync(import.meta.filename));
  hash.update(readFileSync(join(pyodide, 'package.json')));
  for (const [folder, pattern] of [
    [sources, 'speeltafel/**/*.*'],
    [site, '**/*.{py,so}'],
  ] as const) {
    for (const name of globSync(pattern, { cwd: folder }).sort()) {
      const isMade = folder === sources && /server\/page\/|\.(pyc|c|so|pyd)$/.test(name);
      if (!isMade) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

const key = inputs();
const kept = join(out, 'contents.json');
if (existsSync(kept) && (JSON.parse(readFileSync(kept, 'utf8')) as { key: string }).key === key) process.exit(0);

/* Byte code keeps the lines for a fault's report, and not the columns: they would be a fifth of the archives. */
const env = { HOME: '/home/pyodide', PYTHONNODEBUGRANGES: '1' };
const python = await loadPyodide({ indexURL: pyodide, stdout: () => undefined, env });
for (const [inside, outside] of [
  ['/given/src', sources],
  ['/given/site', site],
] as const) {
  python.FS.mkdirTree(inside);
  python.mountNodeFS(inside, outside);
}
python.FS.mkdirTree('/made');
try {
  python.runPython(packer);
} catch (error) {
  console.error(error instanceof Error ? error.message : error); // and not the whole of Pyodide with it
  process.exit(1);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const hash = createHash('sha256');
for (const name of ['stdlib.zip', 'speeltafel.zip']) keep(name, python.FS.readFile(`/made/${name}`) as Uint8Array);
keep('pyodide.asm.wasm', readFileSync(join(pyodide, 'pyodide.asm.wasm')));
/* A script cannot be unpacked by the page under its policy, and not every server knows what .mjs is. */
for (const name of ['pyodide', 'pyodide.asm']) {
  const script = readFileSync(join(pyodide, `${name}.mjs`), 'utf8').replaceAll('pyodide.asm.mjs', 'pyodide.asm.js');
  hash.update(script);
  writeFileSync(join(out, `${name}.js`), script);
}
writeFileSync(kept, JSON.stringify({ key, hash: hash.digest('hex').slice(0, 12) }));
process.exit(0);

function keep(name: string, bytes: Uint8Array): void {
  hash.update(bytes);
  writeFileSync(join(out, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}
