/* Keeps the shell for when the network is gone, and wakes the page when it is somebody's turn. */
const SHELL = 'speeltafel-shell-1';
const SHEETS = 'speeltafel-sheets-1';

addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add(new Request('/', { cache: 'reload' }))));
  skipWaiting();
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL && name !== SHEETS).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

/* The page tells what it has loaded: that is what opening it again will need. */
addEventListener('message', (event) => {
  const { keep } = event.data ?? {};
  if (!Array.isArray(keep)) return;
  event.waitUntil(
    caches.open(SHELL).then(async (cache) => {
      for (const address of keep) {
        if (!(await cache.match(address))) await cache.add(address).catch(() => {});
      }
      const wanted = new Set(keep.map((address) => new URL(address, location.origin).href));
      const old = (await cache.keys()).filter((request) => request.url.includes('/assets/') && !wanted.has(request.url));
      if (old.length > 120) await Promise.all(old.slice(0, old.length - 120).map((request) => cache.delete(request)));
    }),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, SHELL, '/'));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (address.pathname.startsWith('/api/rules/') || address.pathname === '/api/games') event.respondWith(fresh(request, SHEETS, request));
});

/* From the network, else as it was last time. */
async function fresh(request, store, key) {
  const cache = await caches.open(store);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (gone) {
    const before = await cache.match(key);
    if (before) return before;
    throw gone;
  }
}

/* Hashed files never change: once is enough. */
async function kept(request) {
  const cache = await caches.open(SHELL);
  const before = await cache.match(request);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    told = { text: event.data?.text() };
  }
  const { text: body = '', table = '' } = told;
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then((windows) => {
      if (windows.some((one) => one.focused && one.url.includes(`/t/${table}`))) return undefined;
      return registration.showNotification('Speeltafel', { body, tag: table || 'speeltafel', icon: '/icon-192.png', data: { address: table ? `/t/${table}` : '/' } });
    }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data?.address ?? '/';
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then((windows) => {
      const there = windows.find((one) => new URL(one.url).pathname === address);
      return there ? there.focus() : clients.openWindow(address);
    }),
  );
});
