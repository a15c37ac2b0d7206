/** After this long a fragment that does not come counts as failed, and native actions go ahead. */
const TIMEOUT_MS = 8000;

const waking = new WeakMap<Element, Promise<void>>();

/** True for a fragment whose module has yet to take over. */
export function isWaiting(host: Element): boolean {
  return host.matches('[data-module]:not([data-hydrated],[data-failed])');
}

/**
 * Loads a fragment's module; one at a time for each host. Settles, never rejects, when the fragment
 * is live, or has failed, or is late. After a failure the next call tries again.
 */
export function wake(host: HTMLElement): Promise<void> {
  let work = waking.get(host);
  if (!work) {
    host.setAttribute('data-waking', '');
    const live = new Promise<void>((resolve) => {
      const done = (): void => resolve();
      host.addEventListener('fragment:hydrated', done);
      host.addEventListener('fragment:failed', done);
      loadModule(host.dataset.module!, () => isWaiting(host) || done(), done);
      setTimeout(done, TIMEOUT_MS);
    });
    work = live.then(() => {
      host.removeAttribute('data-waking');
      waking.delete(host);
    });
    waking.set(host, work);
  }
  return work;
}

/**
 * Loads a module by a script element: a page's policy trusts what the loader inserts
 * (`strict-dynamic`), while an `import()` of the inline loader counts, like itself, as inserted by
 * the parser.
 */
function loadModule(url: string, loaded: () => void, failed: () => void): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = url;
  script.addEventListener('load', loaded);
  script.addEventListener('error', failed);
  document.head.append(script);
}
