/**
 * How long a visitor's first action goes first, in ms: the worker's start takes processor time that
 * the action's modules need.
 */
const AFTER_ACTION_MS = 2000;

/**
 * Registers the store's service worker once a visitor has touched the page: an untouched page costs
 * nothing. The worker only answers visits without a connection (edge/offline).
 */
export function prepareOffline(): void {
  const { base } = document.documentElement.dataset;
  // A page that is not the edge's, as a partner's, has none.
  if (base === undefined) return;
  const register = (): unknown =>
    navigator.serviceWorker
      ?.register(`${base}/service-worker.js`, { scope: base || '/' })
      .catch(() => {});
  if (document.querySelector('[data-waking]')) setTimeout(register, AFTER_ACTION_MS);
  // A link leaves the page at once.
  else register();
}
