/** Starts at once. */
export function hydrateOnLoad(_host: HTMLElement, start: () => void): void {
  start();
}
