/* What need not wait for the page's scripts: a table's line is opened, and what its screen needs is asked for. `first-script.ts` puts it into index.html. */
(() => {
  const { words, drawings, home } = FILES;
  const isSite = 'home' in document.documentElement.dataset; // a site of files says its places behind a question mark
  const place = isSite ? `/${/^\?([^&=]*)(&|$)/.exec(location.search)?.[1] ?? ''}` : location.pathname;
  const kept = (name) => {
    try {
      return localStorage.getItem(`speeltafel.${name}`);
    } catch {
      return null; // a browser that lets nobody read its store
    }
  };
  const spoken = [kept('language') ?? '', ...navigator.languages].map((one) => one.slice(0, 2).toLowerCase());
  const own = words[spoken.find((one) => one in words) ?? 'en'] ?? {};
  const table = /^\/t\/([A-Za-z0-9-]+)$/.exec(place)?.[1];
  const game = document.querySelector('meta[name="speeltafel-game"]')?.content ?? '';
  const wanted = table ? [own[''], own[game], drawings[game]] : place === '/' ? [own[''], own.home, home] : [own['']];
  for (const name of new Set(wanted.filter(Boolean))) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `${isSite ? './' : '/'}${name}`;
    document.head.append(link);
  }
  if (!table || isSite) return;
  if (kept('games')?.includes('"here":true')) return; // this device may keep it itself: the page's scripts look
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${table}/socket`;
  window.earlySocket = { address, socket: new WebSocket(address) };
})();
