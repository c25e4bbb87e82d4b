/** Which games were explained on this device by a first turn; a move ends that, and the menu can ask for it again. */
import { settings } from './settings.svelte';

class Lessons {
  wanted(game: string): boolean {
    return settings.explained(`first-${game}`) === 0;
  }

  finish(game: string): void {
    if (this.wanted(game)) settings.noteExplained(`first-${game}`, 1);
  }

  again(game: string): void {
    settings.noteExplained(`first-${game}`, 0);
  }
}

export const lessons = new Lessons();
