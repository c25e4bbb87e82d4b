/** Which words of a message choose by number: a text there, even of digits, would silently get the last choice. */
import type { Message } from '@fluent/bundle';

type Pattern = NonNullable<Message['value']>;
const COUNTS = new Set(['zero', 'one', 'two', 'few', 'many']);

export function countedBy(pattern: Pattern, found = new Set<string>()): Set<string> {
  if (typeof pattern === 'string') return found;
  for (const part of pattern) {
    if (typeof part === 'string' || part.type !== 'select') continue;
    const isCount = part.variants.some(({ key }) => key.type === 'num' || COUNTS.has(key.value));
    if (part.selector.type === 'var' && isCount) found.add(part.selector.name);
    for (const variant of part.variants) countedBy(variant.value, found);
  }
  return found;
}
