/** Opens the page: words and a table's line at the same time, then the screen the address asks for; without words, a key that tries again. */
import { mount } from 'svelte';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import App from './App.svelte';
import { keepShell } from './device/offline';
import { offerRetry } from './i18n/no-words';
import { ownLanguage, speech } from './i18n/words.svelte';
import { openEarly } from './port/socket';
import { router } from './routing/router.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('index.html has no #page');
if (router.route.screen === 'table') openEarly();
await speech.begin().then(
  () => mount(App, { target }),
  () => offerRetry(target, ownLanguage(), () => location.reload()),
);
addEventListener('load', keepShell);
if (document.readyState === 'complete') keepShell();
