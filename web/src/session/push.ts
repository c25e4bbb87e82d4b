/** Lets the server tell people that it is their turn when no page of theirs is open. */
import { isHere } from '../port/here';
import { pushKey, subscribe, unsubscribe } from '../port/http';
import { memory } from '../device/seats.svelte';
import { settings } from '../device/settings.svelte';
import { speech } from '../i18n/words.svelte';

/** Switches notices on or off; on means asking the browser, and a push subscription where the server has one. */
export async function wishNotices(on: boolean, table: string): Promise<void> {
  settings.notify = on && (await Notification.requestPermission()) === 'granted';
  if (settings.notify) await followTable(table);
  else await followNothing();
}

/** Lets the server push nothing more to this browser, at any table. */
async function followNothing(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    const held = await worker?.pushManager?.getSubscription();
    if (!held) return;
    await unsubscribe(held.endpoint);
    await held.unsubscribe();
  } catch {
    /* Not told: a push to a browser that has ended its subscription ends it at the server too. */
  }
}

/** Lets the server push for this table's seats; without push the open page still notifies. */
export async function followTable(table: string): Promise<void> {
  const secrets = memory.of(table)?.secrets ?? [];
  if (!settings.notify || secrets.length === 0 || isHere(table) || !('PushManager' in window)) return;
  try {
    const worker = await navigator.serviceWorker.ready;
    const { key } = await pushKey();
    const held =
      (await worker.pushManager.getSubscription()) ??
      (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const { endpoint, keys } = held.toJSON();
    if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return;
    const wish = { table, endpoint, keys: { p256dh: keys['p256dh'], auth: keys['auth'] }, language: speech.language };
    for (const secret of secrets) await subscribe(wish, secret);
  } catch {
    /* No push service within reach: the open page still notifies. */
  }
}
