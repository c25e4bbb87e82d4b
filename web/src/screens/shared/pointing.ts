/** Marks what words point at, cells, spaces and pieces; the function that comes back takes the marks away. */
export function pointAt(places: readonly (string | undefined)[], pieces: readonly string[] = []): () => void {
  const marked = new Set<Element>();
  for (const place of places) {
    if (place) for (const one of document.querySelectorAll(`[data-cell="${place}"], [data-space="${place}"]`)) marked.add(one);
  }
  for (const piece of pieces) {
    /* Of two pieces alike each is marked once. */
    const alike = [...document.querySelectorAll(`[data-piece="${piece}"], [data-cell="${piece}"]`)];
    const one = alike.find((found) => !marked.has(found));
    if (one) marked.add(one);
  }
  for (const one of marked) one.setAttribute('data-hinted', '');
  return () => marked.forEach((one) => one.removeAttribute('data-hinted'));
}
