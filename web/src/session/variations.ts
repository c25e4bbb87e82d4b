/** Which variations a table plays, in words: its choices that are not the usual ones. */
import { speech } from '../i18n/words.svelte';
import type { OptionOffered } from '../wire';

/** One short text for each; what the page has no words for is left out (ages, who begins, readings of the rules). */
export function variations(offered: OptionOffered[], options: Record<string, unknown>): string[] {
  return offered.flatMap(({ name, default: usual }) => {
    const id = `page-option-${name.replaceAll('_', '-')}`;
    const value = options[name] ?? usual;
    if (value === usual || !speech.knows(id)) return [];
    if (typeof value === 'boolean') return value ? [speech.say(id)] : [];
    const own = `${id}-${String(value)}`;
    return [`${speech.say(id)}: ${speech.knows(own) ? speech.say(own) : String(value)}`];
  });
}
