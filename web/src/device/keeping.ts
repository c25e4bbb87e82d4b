/** Asks the browser to keep what this device has, also when room is short; an answer may never come, so nobody waits for one. */
export function askToKeep(): void {
  void navigator.storage?.persist?.().catch(() => {});
}

/** Whether the browser has promised to keep it; one that does not say so has not. */
export async function isLasting(): Promise<boolean> {
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}

/** Whether this device asks for as little as possible to be fetched. */
export function isSparing(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
