/** What is said when no words could be loaded: the only sentences that no catalogue holds. */
import type { Language } from './words.svelte';

const SAID: Record<Language, { title: string; more: string; again: string }> = {
  nl: { title: 'De pagina is niet geladen.', more: 'Kijk of je verbinding hebt.', again: 'Opnieuw proberen' },
  de: { title: 'Die Seite wurde nicht geladen.', more: 'Prüfe deine Verbindung.', again: 'Noch einmal versuchen' },
  fr: { title: 'La page n’a pas pu être chargée.', more: 'Vérifiez votre connexion.', again: 'Réessayer' },
  en: { title: 'The page was not loaded.', more: 'Check your connection.', again: 'Try again' },
};

/** Shows that, with a key that tries again. */
export function offerRetry(target: HTMLElement, language: Language, retry: () => void): void {
  const { title, more, again } = SAID[language];
  const main = document.createElement('main');
  main.className = 'alone';
  main.lang = language;
  const key = document.createElement('button');
  key.className = 'key main';
  key.append(again);
  key.onclick = retry;
  const [heading, paragraph] = [document.createElement('h1'), document.createElement('p')];
  heading.append(title);
  paragraph.append(more);
  main.append(heading, paragraph, key);
  target.replaceChildren(main);
  key.focus();
}
