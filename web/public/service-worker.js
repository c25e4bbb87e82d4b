/* Keeps the shell for when the network is gone, and wakes the page when it is somebody's turn. */
/* A site without a server, which `speeltafel site` writes, has all its files kept; the name changes with them. */
const FILES = [];
const RELEASE = '';
const SHELL = RELEASE ? `speeltafel-site-${RELEASE}` : 'speeltafel-shell-2';
const SHEETS = 'speeltafel-sheets-2';
const ROOT = new URL('./', location.href).pathname;
/* The addresses that show the page, and the answers that it can read again without a network. */
const PAGE = RELEASE ? /^\/(index\.html)?$/ : /^\/($|t\/|r\/|pad\/|rules(\/|$)|about$)/;
const SHEET = /^\/api\/(rules\/|games$)/;
const FILE = /^\/(assets\/|theme\.js$|icon\.svg$)/;

/* Texts lie there packed too, for servers that pack nothing. */
const PACKED = { js: 'text/javascript', css: 'text/css', json: 'application/json', svg: 'image/svg+xml', txt: 'text/plain; charset=utf-8' };

/* Files keep their names as long as they are the same, so an update fetches only what is new. */
async function keepAll() {
  const cache = await caches.open(SHELL);
  const names = ['./', ...FILES.map(([name]) => name)];
  const sizes = new Map([['./', 1000], ...FILES]);
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  let done = 0;
  const tell = async (size) => {
    done += size;
    const windows = await clients.matchAll({ includeUncontrolled: true });
    for (const one of windows) one.postMessage({ kept: done / all });
  };
  await Promise.all(
    names.map(async (name) => {
      const address = new URL(name, location.href).href;
      const known = name.startsWith('assets/') ? await caches.match(address) : undefined;
      await cache.put(address, known ?? (await unpacked(name, address)));
      await tell(sizes.get(name));
    }),
  );
}

async function unpacked(name, address) {
  const kind = PACKED[name.split('.').at(-1)];
  const answer = await fetch(kind ? `${address}.gz` : address, { cache: name.startsWith('assets/') ? 'default' : 'reload' });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  if (!kind) return answer;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = isPacked ? new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')) : bytes;
  return new Response(await new Response(text).arrayBuffer(), { headers: { 'content-type': kind } });
}

addEventListener('install', (event) => {
  event.waitUntil(RELEASE ? keepAll() : caches.open(SHELL).then((cache) => cache.add(new Request(ROOT, { cache: 'reload' }))));
  skipWaiting();
});

/* A tab that was opened before an update still asks for files of the release before it. */
function isOld(name, _, names) {
  if (name === SHELL || name === SHEETS) return false;
  const sites = names.filter((one) => one.startsWith('speeltafel-site-') && one !== SHELL);
  return !RELEASE || name !== sites.at(-1);
}

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

/* The page tells what it has loaded: that is what opening it again will need. */
addEventListener('message', (event) => {
  const { keep } = event.data ?? {};
  if (RELEASE || !Array.isArray(keep)) return;
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
  if (!address.pathname.startsWith(ROOT)) return;
  const path = address.pathname.slice(ROOT.length - 1);
  if (RELEASE) {
    const key = request.mode === 'navigate' && PAGE.test(path) ? new URL('./', location.href).href : address.origin + address.pathname;
    event.respondWith(caches.open(SHELL).then((cache) => cache.match(key)).then((found) => found ?? kept(request)));
  } else if (request.mode === 'navigate') {
    if (PAGE.test(path)) event.respondWith(fresh(request, SHELL, ROOT, 'text/html'));
  } else if (path.startsWith('/assets/')) event.respondWith(kept(request));
  else if (SHEET.test(path)) event.respondWith(fresh(request, SHEETS, request, 'application/json'));
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
  const before = (await cache.match(request)) ?? (RELEASE ? await caches.match(request) : undefined);
  if (before) return before;
  const answer = await fetch(request);
  if (!RELEASE && mayKeep(answer)) await cache.put(request, answer.clone());
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
