import { tick } from 'svelte';
import { pointed } from '../../board/pointed.svelte';

/** Marks what words point at, cells, spaces and pieces; the function that comes back takes the marks away. */
export function pointAt(places: readonly (string | undefined)[], pieces: readonly string[] = []): () => void {
  const marked = new Set<Element>();
  const named = places.filter((place) => place !== undefined);
  pointed.places = named;
  let isOver = false;
  /* A place that was folded stands there only after this. */
  void tick().then(() => !isOver && mark(named, pieces, marked));
  return () => {
    isOver = true;
    if (pointed.places === named) pointed.places = [];
    marked.forEach((one) => one.removeAttribute('data-hinted'));
  };
}

function mark(places: readonly string[], pieces: readonly string[], marked: Set<Element>): void {
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
}
