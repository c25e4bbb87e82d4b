/** Asks the browser to keep what this device has, also when room is short; an answer may never come, so nobody waits for one. */
export function askToKeep(): void {
  void navigator.storage?.persist?.().catch(() => {});
}

/** Whether this device asks for as little as possible to be fetched. */
export function isSparing(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
