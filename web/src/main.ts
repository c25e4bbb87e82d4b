/** Opens the page: words and a table's line at the same time, then the screen the address asks for; without words, a key that tries again. */
import { gameOf } from './device/editions';
import { mount } from 'svelte';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import './ui/styles/shapes.css';
import App from './App.svelte';
import { keepShell } from './device/offline';
import { memory } from './device/seats.svelte';
import { isSparing } from './device/keeping';
import { SITE } from './device/site';
import { offerRetry } from './i18n/no-words';
import { ownLanguage, speech } from './i18n/words.svelte';
import { load } from './games/registry';
import { deviceHome, fetchAhead, isHere } from './port/here';
import { dropEarly, openEarly } from './port/socket';
import { router } from './routing/router.svelte';

/** So long somebody looks at a page before they do something with it, in milliseconds. */
const READING = 2500;
const target = document.getElementById('page');
if (!target) throw new Error('index.html has no #page');
const { route } = router;
if (route.screen === 'table') {
  if (isHere(route.table)) void deviceHome().then((home) => home.begin());
  else openEarly(route.table);
}
const recalled = memory.recall().then(() => route.screen === 'table' && isHere(route.table) && dropEarly());
const known = route.screen === 'table' || route.screen === 'replay' ? memory.of(route.table)?.game : undefined;
if (known) void load(gameOf(known));
/* A table whose seat is not known may be one that a killed browser has forgotten. */
await Promise.all([speech.begin(), known === undefined && route.screen === 'table' ? recalled : null]).then(
  () => mount(App, { target }),
  () => offerRetry(target, ownLanguage(), () => location.reload()),
);
/* Who plays here now and then has the game at hand when the server is away. */
if (memory.games.length && !isSparing()) setTimeout(() => void fetchAhead(), 15_000);
if (SITE) afterReading(fetchGame);
else {
  addEventListener('load', keepShell);
  if (document.readyState === 'complete') keepShell();
}

/** A site is readable first: all that the game needs comes when somebody touches the page, or has looked at it for a moment. */
function afterReading(begin: () => void): void {
  const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'];
  const once = () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, once);
    begin();
  };
  for (const sign of signs) addEventListener(sign, once, { passive: true });
  const timer = setTimeout(once, route.screen === 'home' ? READING : 0);
}

function fetchGame(): void {
  keepShell();
  void deviceHome().then((home) => home.begin());
}
