/** A page that loaded this long ago has all its modules. */
const SETTLED_MS = 3_000;

/**
 * Has the store's service worker keep this page with its files, so that it opens without a connection. The
 * page itself holds no attendant: those are in the vault.
 * @param told whether the page is kept, once the service worker knows
 */
export function keepPage(base: string, told: (isKept: boolean) => void): () => void {
  const timer = setTimeout(() => void keep(base).then(told), SETTLED_MS);
  return () => clearTimeout(timer);
}

/** Has the page dropped: its account may not have it any more. */
export async function dropPage(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration();
  found?.active?.postMessage({ drop: location.pathname });
}

async function keep(base: string): Promise<boolean> {
  try {
    // A page that nobody has touched yet has no service worker.
    const found = await navigator.serviceWorker.register(`${base}/service-worker.js`, {
      scope: base || '/',
    });
    // Browsers without a reader of their own need the kept one, which else comes with the camera.
    await import('../../../_office/camera/decode.ts');
    const worker = (await navigator.serviceWorker.ready).active ?? found.active;
    if (!worker) return false;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<boolean>((settle) => {
      port1.addEventListener('message', ({ data }) => settle(data === true));
    });
    port1.start();
    worker.postMessage({ keep: location.pathname, files: filesOf(base) }, [port2]);
    return await answer;
  } catch {
    return false;
  }
}

/** The scripts and style sheets that this page has loaded. */
function filesOf(base: string): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => path.startsWith('/assets/') || path.startsWith(`${base}/theme/`));
  return [...new Set(files)];
}
