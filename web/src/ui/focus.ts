/** Gives people who play by keyboard their place back when a key they pressed has gone to sleep. */

/** Calls `focus` when nothing has the focus any more. */
export function regainFocus(focus: () => void): void {
  const now = document.activeElement;
  if (now === null || now === document.body || (now instanceof HTMLButtonElement && now.disabled)) queueMicrotask(focus);
}
