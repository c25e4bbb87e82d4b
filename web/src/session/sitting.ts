/** Sitting down at a table: by an invitation, which that uses up, or at a place that is open to anybody. */
import { memory } from '../device/seats.svelte';
import { settings } from '../device/settings.svelte';
import { isRefused, takePlace } from '../port/http';
import type { Session } from './session.svelte';

/** The seat's own secret is made here and kept first: if the answer gets lost, the table still knows it. */
export async function sitDown(table: Session, name: string, age: number | null = null): Promise<void> {
  const invitation = table.invited[0]?.invitation ?? '';
  const secret = freshSecret();
  settings.name = name;
  memory.addSecret(table.code, secret);
  table.sitting = table.table?.status === 'open';
  try {
    await takePlace(table.code, { name, avatar: settings.avatar, secret, ...(age === null ? {} : { age }) }, invitation);
  } catch (refused) {
    table.sitting = false;
    if (isRefused(refused)) memory.dropSecrets(table.code, [secret]);
    throw refused;
  }
  memory.dropSecrets(table.code, [invitation]);
  table.again();
}

function freshSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
