/* Keeps the shell for when the network is gone, and wakes the page when it is somebody's turn. */
const SHELL = 'speeltafel-shell-2';
const SHEETS = 'speeltafel-sheets-2';
/* The addresses that show the page, and the answers that it can read again without a network. */
const PAGE = /^\/($|t\/|r\/|rules(\/|$)|about$)/;
const SHEET = /^\/api\/(rules\/|games$)/;
const FILE = /^\/(assets\/|theme\.js$|icon\.svg$)/;

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
  const files = keep.map((address) => new URL(address, location.origin)).filter((file) => file.origin === location.origin && FILE.test(file.pathname));
  event.waitUntil(
    caches.open(SHELL).then(async (cache) => {
      for (const { href } of files) {
        if (await cache.match(href)) continue;
        const answer = await fetch(href).catch(() => null);
        if (answer && mayKeep(answer)) await cache.put(href, answer);
      }
      const wanted = new Set(files.map((file) => file.href));
      const old = (await cache.keys()).filter((request) => request.url.includes('/assets/') && !wanted.has(request.url));
      if (old.length > 120) await Promise.all(old.slice(0, old.length - 120).map((request) => cache.delete(request)));
    }),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (PAGE.test(address.pathname)) event.respondWith(fresh(request, SHELL, '/', 'text/html'));
  } else if (address.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (SHEET.test(address.pathname)) event.respondWith(fresh(request, SHEETS, request, 'application/json'));
});

/* Whole answers of our own server that may be stored, of the kind that is expected there. */
function mayKeep(answer, kind = '') {
  const is = (name, word) => (answer.headers.get(name) ?? '').toLowerCase().includes(word);
  return answer.status === 200 && answer.type === 'basic' && !answer.redirected && is('content-type', kind) && !is('cache-control', 'no-store');
}

/* From the network, else as it was last time. */
async function fresh(request, store, key, kind) {
  const cache = await caches.open(store);
  try {
    const answer = await fetch(request);
    if (mayKeep(answer, kind)) await cache.put(key, answer.clone());
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
  if (mayKeep(answer)) await cache.put(request, answer.clone());
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
