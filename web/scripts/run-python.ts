/** Runs a Python file in Pyodide with speeltafel's sources: `node scripts/run-python.ts FILE FOLDER...`; the folders can be imported from. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const [file = '', ...folders] = process.argv.slice(2).map((path) => resolve(path));
const python = await loadPyodide({ indexURL: dirname(fileURLToPath(import.meta.resolve('pyodide/package.json'))) });
python.FS.mkdirTree('/given');
folders.forEach((folder, index) => {
  python.FS.mkdirTree(`/given/${index}`);
  python.mountNodeFS(`/given/${index}`, folder);
});
python.runPython(`import sys; sys.path[:0] = [f"/given/{n}" for n in range(${folders.length})]`);
try {
  await python.runPythonAsync(readFileSync(file, 'utf8'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error); // and not the whole of Pyodide with it
  process.exit(1);
}
process.exit(0);
