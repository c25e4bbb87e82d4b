/** Who plays by keyboard goes on from the key that leads on. */
export function leadOn(key: HTMLElement): void {
  key.focus({ preventScroll: true });
}
