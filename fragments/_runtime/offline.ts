/**
 * Puts the store's service worker in place with the first touch, so that a page that nobody touches
 * costs nothing. It only answers visits without a connection (edge/offline).
 */
export function prepareOffline(): void {
  const { base } = document.documentElement.dataset;
  // A partner's page has no base, and none of our scripts on its origin.
  if (base === undefined) return;
  const register = (): void =>
    void navigator.serviceWorker
      ?.register(`${base}/service-worker.js`, { scope: base || '/' })
      .catch(() => {});
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, register, { once: true });
}
