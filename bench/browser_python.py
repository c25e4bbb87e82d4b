"""Runs Python in a browser's worker, as a site starts it there: `BrowserPython(site, page).run(source)` returns what was printed."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = "bench-worker.js"

WORKER = """
const NO_PACKAGES = JSON.stringify({ info: { arch: 'wasm32', platform: 'emscripten', version: '', python: '3.14', abi_version: '2026_0' }, packages: {} });
const unpacked = async (address) => {
  const { body } = await fetch(address);
  return new Response(body.pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'content-type': address.includes('.wasm') ? 'application/wasm' : 'application/zip' },
  });
};
addEventListener('message', async ({ data: { folder, source } }) => {
  const given = new Map(['pyodide.asm.wasm', 'stdlib.zip'].map((name) => [name, unpacked(`${folder}${name}.gz`)]));
  const elsewhere = self.fetch.bind(self);
  self.fetch = (asked, options) => given.get(String(asked.url ?? asked).split('/').at(-1)) ?? elsewhere(asked, options);
  let told = '';
  try {
    const { loadPyodide } = await import(`${folder}pyodide.js`);
    const python = await loadPyodide({
      indexURL: folder, stdLibURL: `${folder}stdlib.zip`, lockFileContents: NO_PACKAGES, fullStdLib: false,
      stdout: (line) => (told += `${line}\\n`),
    });
    const ours = await unpacked(`${folder}speeltafel.zip.gz`);
    python.unpackArchive(await ours.arrayBuffer(), 'zip', { extractDir: '/ours' });
    python.runPython("import sys; sys.path.insert(0, '/ours')");
    await python.runPythonAsync(source);
  } catch (error) {
    told += `failed: ${error.message ?? error}`;
  }
  postMessage(told);
});
"""

RUN = """([script, folder, source]) => new Promise((told) => {
  const worker = new Worker(script, { type: 'module' });
  worker.onmessage = ({ data }) => told(data);
  worker.onerror = (event) => told(`failed: ${event.message}`);
  worker.postMessage({ folder: new URL(folder, location.href).href, source });
})"""


class BrowserPython:
    """A page of a site, in whose folder this lays one more script."""

    def __init__(self, folder: Path, page: Page) -> None:
        (folder / SCRIPT).write_text(WORKER)
        self._python = f"assets/{next((folder / 'assets').glob('python-*')).name}/"
        self._page = page

    def run(self, source: str) -> str:
        """Starts Python anew and runs this in it."""
        told: str = self._page.evaluate(RUN, [SCRIPT, self._python, source])
        if "failed: " in told:
            raise RuntimeError(told)
        return told
