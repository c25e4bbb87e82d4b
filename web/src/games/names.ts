/** What games and editions are called in the language spoken now; one that nobody has words for goes by its id. */
import { speech } from '../i18n/words.svelte';

export const gameName = (game: string): string => called(`page-game-${game}`, game);
export const editionName = (edition: string): string => called(`page-edition-${edition.replace('/', '-')}`, edition);

const called = (message: string, id: string): string => (speech.knows(message) ? speech.say(message) : id);
