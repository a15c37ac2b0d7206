/** Starts when the page has loaded and the browser has nothing better to do. */
export function hydrateOnIdle(_host: HTMLElement, start: () => void): void {
  const whenIdle = (): void => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
