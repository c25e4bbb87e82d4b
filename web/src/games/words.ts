/** The words of games that other packages bring to the server; the page has its own games' words. */
import { speech } from '../i18n/words.svelte';
import { words } from '../port/http';

/** Learns them once, and again with each language; where they cannot be had, ids are said. */
export async function learnOthersWords(): Promise<void> {
  await speech.speakForOthers((language) => words(language).catch(() => ''));
}
