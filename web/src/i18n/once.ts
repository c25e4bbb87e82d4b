/** Says each thing once: hundreds of cells say the same few words again and again, and Fluent need not put them together anew. */
import { speech, type SayPlainly } from './words.svelte';

const MOST = 4000;

/** As `speech.say` for ids with plain words; follows a change of language as that does. */
export function sayOnce(): SayPlainly {
  const said = new Map<string, string>();
  let language = speech.language;
  return (id, words) => {
    if (speech.language !== language || said.size > MOST) {
      language = speech.language;
      said.clear();
    }
    const key = words ? `${id}\n${Object.values(words).join('\n')}` : id;
    let text = said.get(key);
    if (text === undefined) said.set(key, (text = speech.say(id, words)));
    return text;
  };
}
