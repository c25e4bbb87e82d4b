/** Shows boards from recorded views, for those who draw them; `?scene=qwirkle-mid&lang=nl&theme=dark`. */
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/shapes.css';
import { mount } from 'svelte';
import { LATER, speech, type Language } from '../i18n/words.svelte';
import Gallery from './Gallery.svelte';

const wish = new URLSearchParams(location.search);
const theme = wish.get('theme');
if (theme) document.documentElement.dataset.theme = theme;
void speech.learn(LATER);
void speech.choose((wish.get('lang') ?? 'en') as Language, { remember: false }).then(() => {
  mount(Gallery, { target: document.body, props: { scene: wish.get('scene') ?? 'pieces' } });
});
