/** Writes the licences of everything that is shipped with the page into one text beside it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const HERE = import.meta.dirname;
const text = (path: string) => readFileSync(join(HERE, path), 'utf8').trim();

/** What is in the page itself, and what is only there where Python is. */
const PAGE: [string, () => string][] = [
  ['Speeltafel (MIT)', () => text('../LICENSE')],
  ['Svelte (MIT)', () => text('node_modules/svelte/LICENSE.md')],
  ['uqr (MIT)', () => text('node_modules/uqr/LICENSE')],
  ['Fluent, @fluent/bundle (Apache-2.0)', () => 'The text stands below, under Apache-2.0.'],
];
const PYTHON: [string, () => string][] = [
  [
    'Pyodide (MPL-2.0)',
    () =>
      'Its source: the package pyodide of the npm registry, and the project Pyodide. Here its two scripts are renamed from .mjs to .js and name\n' +
      'each other so; nothing else is changed. Its WebAssembly also holds the runtime of Emscripten (MIT), libffi (MIT), zlib (zlib licence),\n' +
      'bzip2 (BSD), XZ (0BSD), SQLite (public domain), mpdecimal (BSD), expat (MIT) and HACL* (MIT), as CPython does. MPL-2.0 stands below.',
  ],
  ['CPython and its standard library (PSF)', () => text('licences/Python.txt')],
  ['msgspec (BSD-3-Clause)', () => text(globSync('build/site/msgspec-*.dist-info/licenses/LICENSE', { cwd: HERE })[0] ?? '')],
  ['Cython, its shadow module (Apache-2.0)', () => 'The text stands below, under Apache-2.0.'],
  ['MPL-2.0', () => text('licences/MPL-2.0.txt')],
];
const LAST: [string, () => string][] = [['Apache-2.0', () => text('licences/Apache-2.0.txt')]];

export function licences(): Plugin {
  return {
    name: 'speeltafel-licences',
    generateBundle() {
      const hasPython = existsSync(join(HERE, 'build/python/contents.json'));
      const all = [...PAGE, ...(hasPython ? PYTHON : []), ...LAST];
      const source = all.map(([name, read]) => `${name}\n${'='.repeat(name.length)}\n\n${read()}\n`).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  };
}
