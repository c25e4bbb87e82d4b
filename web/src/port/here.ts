/** Which tables this device keeps itself; the home that keeps them comes when it is first needed. */
import python from 'python:files';
import { memory } from '../device/seats.svelte';
import { SITE } from '../device/site';

export function isHere(code: string): boolean {
  return SITE || memory.of(code)?.here === true;
}

/** Whether this build has Python, so that a table can be kept here at all. */
export const MAY_BE_HERE = python !== null && typeof Worker !== 'undefined';

export const deviceHome = async () => (await import('./home.svelte')).home;

/** Fetches Python for later, so that one can play here when the server is away. */
export async function fetchAhead(): Promise<void> {
  if (!python || SITE || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  for (const name of [...Object.keys(python.sizes), 'pyodide.js', 'pyodide.asm.js']) await fetch(`${python.folder}${name}`).catch(() => {});
}

/** Whether Python lies on this device already. */
export async function isNear(): Promise<boolean> {
  if (!python || typeof caches === 'undefined') return false;
  return (await caches.match(`${python.folder}pyodide.asm.js`)) !== undefined;
}
