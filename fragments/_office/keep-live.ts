/** How often a page of the office on screen asks for what is new, in milliseconds. */
const LIVE_MS = 10_000;

/**
 * Asks for what is new at once, then every ten seconds while the page is on screen, and as soon as the connection
 * or the page comes back. Gives the function that ends it.
 */
export function keepLive(ask: () => Promise<void>): () => void {
  let isAsking = false;
  const once = async () => {
    if (isAsking || document.visibilityState === 'hidden') return;
    isAsking = true;
    await ask();
    isAsking = false;
  };
  const wake = () => void once();
  wake();
  const timer = setInterval(wake, LIVE_MS);
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearInterval(timer);
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
  };
}
