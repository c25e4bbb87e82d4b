/** Opens the page: words first, then the screen the address asks for; without words, a key that tries again. */
import { mount } from 'svelte';
import './ui/styles/tokens.css';
import './ui/styles/base.css';
import App from './App.svelte';
import { keepShell } from './device/offline';
import { offerRetry } from './i18n/no-words';
import { ownLanguage, speech } from './i18n/words.svelte';

const target = document.getElementById('page');
if (!target) throw new Error('index.html has no #page');
await speech.begin().then(
  () => mount(App, { target }),
  () => offerRetry(target, ownLanguage(), () => location.reload()),
);
addEventListener('load', keepShell);
if (document.readyState === 'complete') keepShell();
