/** Tells people that it is their turn when they are not looking: title, icon, notification. */
import { ROOT } from '../device/site';
import { settings } from '../device/settings.svelte';
import { chime } from '../device/sound';
import { speech } from '../i18n/words.svelte';
import type { Session } from './session.svelte';

export function mayNotify(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator && Notification.permission !== 'denied';
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
