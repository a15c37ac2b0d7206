/**
 * Puts the store's service worker in place once somebody touched the page: one that nobody touches costs
 * nothing. It only answers visits without a connection (edge/offline).
 */
export function prepareOffline(): void {
  const { base } = document.documentElement.dataset;
  // A partner's page has no base, and none of our scripts on its origin.
  if (base === undefined) return;
  navigator.serviceWorker
    ?.register(`${base}/service-worker.js`, { scope: base || '/' })
    .catch(() => {});
}
