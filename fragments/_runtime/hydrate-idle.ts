/** Starts when the page has loaded and the browser is idle. */
export function hydrateOnIdle(start: () => void): void {
  const whenIdle = (): unknown =>
    // Safari has no requestIdleCallback.
    (window as Partial<Window>).requestIdleCallback?.(start, { timeout: 2000 }) ??
    setTimeout(start, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
