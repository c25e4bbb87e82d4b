/** A page of another release than its table loads itself anew: once for each version, so that it cannot go in circles. */
import { WIRE, type Said, type ToClient } from '../wire';

const STORE = 'speeltafel.renewed';

/** Why this page and its table cannot talk; `renewing` when the page is being loaded anew, null when they can. */
export function otherRelease(message: ToClient, isWelcome: boolean): Said | 'renewing' | null {
  const theirs = versionOf(message, isWelcome);
  if (theirs === null) return null;
  if (!isRenewed(theirs)) return 'renewing';
  return theirs === WIRE ? null : { id: 'server-other-release', args: { yours: WIRE, ours: theirs } };
}

/** The server's version of the wire, where a message tells it; 0 where it cannot read our hello. */
function versionOf(message: ToClient, isWelcome: boolean): number | null {
  if (message.type === 'welcome') return message.wire ?? 0;
  if (message.type === 'goodbye') return message.wire || null;
  return message.type === 'refused' && !isWelcome && message.refusal.message.id === 'server-unreadable' ? 0 : null;
}

/** Whether this page should go on by itself with a server of this version; false when it is being loaded anew. */
function isRenewed(theirs: number): boolean {
  try {
    if (theirs === WIRE) {
      sessionStorage.removeItem(STORE);
      return true;
    }
    if (sessionStorage.getItem(STORE) === String(theirs)) return true;
    sessionStorage.setItem(STORE, String(theirs));
  } catch {
    return true; // without a store nobody would know that it was tried
  }
  location.reload();
  return false;
}
