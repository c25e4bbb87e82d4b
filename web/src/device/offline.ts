/** Makes the page open without a network: what was loaded once is kept. */
import { ROOT, SITE } from './site';

export function keepShell(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  void register().catch(() => {});
  void navigator.serviceWorker.ready.then((ready) => {
    if (SITE) return; // all of it is kept at once
    tell(ready);
    setInterval(() => document.visibilityState === 'visible' && tell(ready), 60_000);
  });
}

/** The files this page has used so far. */
function tell(ready: ServiceWorkerRegistration): void {
  const used = performance.getEntriesByType('resource').map((entry) => entry.name);
  const keep = used.filter((name) => name.startsWith(`${ROOT}assets/`));
  ready.active?.postMessage({ keep: [...new Set([...keep, `${ROOT}theme.js`, `${ROOT}icon.svg`])] });
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

function register(): Promise<ServiceWorkerRegistration> {
  return (registered ??= navigator.serviceWorker.register(`${ROOT}service-worker.js`));
}

/**
 * At a site's first visit everything is fetched and unpacked once, by who keeps it: resolves when that is done, or cannot be.
 * `heard` is told how much has come.
 */
export async function untilKept(heard: (part: number) => void): Promise<void> {
  if (!SITE || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const hear = ({ data }: MessageEvent<{ kept?: number }>) => typeof data.kept === 'number' && heard(data.kept);
  navigator.serviceWorker.addEventListener('message', hear);
  try {
    const registration = await register();
    const fresh = registration.installing ?? registration.waiting;
    if (registration.active || !fresh) return;
    await new Promise<void>((done) => {
      fresh.addEventListener('statechange', () => fresh.state === 'redundant' && done());
      navigator.serviceWorker.addEventListener('controllerchange', () => done());
      if (navigator.serviceWorker.controller) done();
    });
  } catch {
    /* Without https nothing is kept, and everything is fetched when it is needed. */
  } finally {
    navigator.serviceWorker.removeEventListener('message', hear);
  }
}
