/**
 * Starts as soon as the page is painted: an earlier start would delay the content that the visitor
 * waits to see. A page in the background is not painted, and starts at once.
 */
export function hydrateOnLoad(start: () => void): void {
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
