/** Tells people that it is their turn when they are not looking: title, icon, notification, push. */
import { isHere } from '../port/here';
import { pushKey, subscribe, unsubscribe } from '../port/http';
import { memory } from '../device/seats.svelte';
import { ROOT } from '../device/site';
import { settings } from '../device/settings.svelte';
import { chime } from '../device/sound';
import { speech } from '../i18n/words.svelte';
import type { Session } from './session.svelte';

export function mayNotify(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator && Notification.permission !== 'denied';
}

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

/** Rings for who is to move as soon as that is shown, unless nobody else sits there. The function that comes back ends that; `game` is what the game is called. */
export function ringAt(session: Session, game: () => string): () => void {
  let before: number | null = null;
  const unfollow = session.playback.follow(() => {
    const { mover } = session;
    const hasOthers = session.table?.seats.some(({ seat }) => !session.you.includes(seat)) ?? false;
    badge(mover !== null);
    if (mover !== null && mover !== before && hasOthers) {
      chime();
      if (settings.notify) void notice(speech.say('page-your-turn'), game(), session.code);
    }
    before = mover;
  });
  return () => {
    unfollow();
    badge(false);
  };
}

/** The icon with a dot while somebody here is to move. */
function badge(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = `${ROOT}${on ? 'icon-turn.svg' : 'icon.svg'}`;
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
}

/** A notification, only when nobody looks at the page. */
async function notice(title: string, body: string, table: string): Promise<void> {
  if (!mayNotify() || document.visibilityState === 'visible' || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(title, { body, tag: table, icon: `${ROOT}icon-192.png`, data: { address: `/t/${table}` } });
}
