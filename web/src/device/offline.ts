/** Makes the page open without a network: what was loaded once is kept. */

export function keepShell(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  void navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  void navigator.serviceWorker.ready.then((ready) => {
    tell(ready);
    setInterval(() => tell(ready), 60_000);
  });
}

/** The files this page has used so far. */
function tell(ready: ServiceWorkerRegistration): void {
  const used = performance.getEntriesByType('resource').map((entry) => entry.name);
  const keep = used.filter((name) => name.startsWith(`${location.origin}/assets/`));
  ready.active?.postMessage({ keep: [...new Set([...keep, '/theme.js', '/icon.svg'])] });
}
