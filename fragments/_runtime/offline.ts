/**
 * Registers the store's service worker once a visitor has touched the page: an untouched page costs
 * nothing. The worker only answers visits without a connection (edge/offline).
 */
export function prepareOffline(): void {
  const { base } = document.documentElement.dataset;
  // A page that is not the edge's, as a partner's, has none.
  if (base === undefined) return;
  navigator.serviceWorker
    ?.register(`${base}/service-worker.js`, { scope: base || '/' })
    .catch(() => {});
}
