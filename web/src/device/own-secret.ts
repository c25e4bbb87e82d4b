/** Whose eyes a game is looked at with away from its table: those of who has this device alone; of several people nobody's. */
import { memory } from './seats.svelte';

export function ownSecret(code: string): string | undefined {
  const secrets = memory.of(code)?.secrets ?? [];
  return secrets.length === 1 ? secrets[0] : undefined;
}
