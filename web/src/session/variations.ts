/** Options in words, and which of them a table plays otherwise than usual. */
import { gameOf } from '../device/editions';
import { speech } from '../i18n/words.svelte';
import type { OptionOffered } from '../wire';

/** What the game says of its option, else what is said of options of that name; nothing where there are no words. */
export function optionWords(edition: string, option: string, part = ''): string {
  const name = option.replaceAll('_', '-');
  const own = `page-option-${gameOf(edition)}-${name}`;
  const id = `${speech.knows(own) ? own : `page-option-${name}`}${part && `-${part}`}`;
  return speech.knows(id) ? speech.say(id) : '';
}

/** One short text for each; what the page has no words for is left out (ages, who begins, readings of the rules). */
export function variations(
  edition: string,
  offered: Pick<OptionOffered, 'name' | 'default'>[],
  options: Record<string, unknown>,
): string[] {
  return offered.flatMap(({ name, default: usual }) => {
    const told = optionWords(edition, name);
    const value = options[name] ?? usual;
    if (value === usual || !told) return [];
    if (typeof value === 'boolean') return value ? [told] : [];
    return [`${told}: ${optionWords(edition, name, String(value)) || String(value)}`];
  });
}
