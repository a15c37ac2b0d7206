import { loadModule } from './modules.ts';

/** After this long a fragment that does not come counts as failed, and native actions go ahead. */
const TIMEOUT_MS = 8000;

const waking = new WeakMap<Element, Promise<void>>();

/** True for a fragment whose module has yet to take over. */
export function isWaiting(host: Element): boolean {
  return host.matches('[data-module]:not([data-hydrated],[data-failed])');
}

/** Loads every fragment that wakes on a bus topic and is not live yet; gives how many those are. */
export function wakeOn(topic: string): number {
  const hosts = [...document.querySelectorAll<HTMLElement>(`[data-wakes~="${topic}"]`)];
  const waiting = hosts.filter(isWaiting);
  for (const host of waiting) void wake(host, topic);
  return waiting.length;
}

/**
 * Loads a fragment's module; one at a time for each host. Settles, never rejects, when the fragment
 * is live, or has failed, or is late. After a failure the next call tries again.
 * @param topic of the bus, where that is the reason: stands in `data-waking` meanwhile
 */
export function wake(host: HTMLElement, topic = ''): Promise<void> {
  let work = waking.get(host);
  if (!work) {
    host.setAttribute('data-waking', topic);
    const live = new Promise<Event | void>((done) => {
      host.addEventListener('fragment:hydrated', done);
      host.addEventListener('fragment:failed', done);
      // Found by the module's own imports they would be asked for one journey later.
      for (const file of host.dataset.imports?.split(' ') ?? []) loadModule(file).catch(() => {});
      loadModule(host.dataset.module!, host.dataset.integrity)
        .then(() => isWaiting(host) || done())
        .catch(() => done());
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
