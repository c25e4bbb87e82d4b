/** Tells people that it is their turn when they are not looking: title, icon, notification, push. */
import { pushKey, subscribe } from '../port/http';
import { memory } from '../device/seats.svelte';
import { settings } from '../device/settings.svelte';
import { speech } from '../i18n/words.svelte';

export function mayNotify(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator && Notification.permission !== 'denied';
}

/** Switches notices on or off; on means asking the browser, and a push subscription where the server has one. */
export async function wishNotices(on: boolean, table: string): Promise<void> {
  settings.notify = on && (await Notification.requestPermission()) === 'granted';
  if (settings.notify) await followTable(table);
}

/** Lets the server push for this table's seats; without push the open page still notifies. */
export async function followTable(table: string): Promise<void> {
  const secrets = memory.of(table)?.secrets ?? [];
  if (!settings.notify || secrets.length === 0 || !('PushManager' in window)) return;
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

/** The icon with a dot while somebody here is to move. */
export function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = on ? '/icon-turn.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
}

/** A notification, only when nobody looks at the page. */
export async function notice(title: string, body: string, table: string): Promise<void> {
  if (!settings.notify || !mayNotify() || document.visibilityState === 'visible' || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(title, { body, tag: table, icon: '/icon-192.png', data: { address: `/t/${table}` } });
}
