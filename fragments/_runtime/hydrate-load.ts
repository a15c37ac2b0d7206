/**
 * Starts as soon as the page is painted: before, the modules would take the line from what the visitor
 * waits to see. A page that nobody looks at is not painted, and has the line to itself.
 */
export function hydrateOnLoad(_host: HTMLElement, start: () => void): void {
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
