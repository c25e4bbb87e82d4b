/** A page of another release than its server loads itself anew: once for each version, so that it cannot go in circles. */
import { WIRE } from '../wire';

const STORE = 'speeltafel.renewed';

/** Whether this page should go on by itself with a server of this version; false when it is being loaded anew. */
export function renewed(theirs: number): boolean {
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
