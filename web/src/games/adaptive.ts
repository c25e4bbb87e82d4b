/** The adaptive level: as strong as this person, by the games that this device has noted. */
import { Refusing } from '../port/http';
import type { AdaptiveSent, Said } from '../wire';

/** What is remembered as chosen: at which strength it plays is found anew for every table. */
export const ADAPTIVE = 'adaptive';
const NAMED = /^adaptive-(\d+)$/;

/** The adaptive level for a game, by all that is known now; what this device has noted is looked at only when it is wished for. */
export async function adaptiveLevel(game: string): Promise<AdaptiveSent> {
  const [{ learned }, { figures }] = await Promise.all([import('../device/learned.svelte'), import('../port/learn')]).catch(() => {
    throw new Refusing({ id: 'page-unreachable' }, 0);
  });
  const notes = learned.all.notes.map(({ table: _, ...note }) => note);
  return (await figures(game, { notes })).adaptive;
}

export const isAdaptive = (level: string | undefined): boolean => level !== undefined && NAMED.test(level);

/** An adaptive level in words, with its strength where it has one; null for other levels. */
export function adaptiveWords(level: string | undefined): Said | null {
  if (level === ADAPTIVE) return { id: 'page-level-adaptive' };
  const strength = NAMED.exec(level ?? '')?.[1];
  return strength ? { id: 'level-adaptive', args: { strength } } : null;
}
