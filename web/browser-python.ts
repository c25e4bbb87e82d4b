/** Puts Python for the worker beside the page's scripts, under a name that changes with its contents; `scripts/python.ts` makes it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = resolve(import.meta.dirname, 'build/python');
const CONTENTS = join(FOLDER, 'contents.json');
const MODULE = 'python:files';

export function browserPython(): Plugin {
  const names = existsSync(CONTENTS) ? readdirSync(FOLDER).filter((name) => name !== 'contents.json') : [];
  const hash = names.length ? (JSON.parse(readFileSync(CONTENTS, 'utf8')) as { hash: string }).hash : '';
  const folder = `python-${hash}`;
  return {
    name: 'speeltafel-python',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (!names.length) return 'export default null;';
      const packed = names.filter((name) => name.endsWith('.gz'));
      const sizes = Object.fromEntries(packed.map((name) => [name, statSync(join(FOLDER, name)).size]));
      return `export default { folder: import.meta.url.replace(/[^/]*$/, '${folder}/'), sizes: ${JSON.stringify(sizes)} };`;
    },
    generateBundle() {
      for (const name of names) {
        this.emitFile({ type: 'asset', fileName: `assets/${folder}/${name}`, source: readFileSync(join(FOLDER, name)) });
      }
    },
  };
}
