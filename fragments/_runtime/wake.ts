import { loadModule } from './modules.ts';

/** After this long a fragment that does not come counts as failed, and native actions go ahead. */
const TIMEOUT_MS = 8000;

/** Fits a fragment whose module has yet to take over. */
const WAITING = '[data-module]:not([data-hydrated],[data-failed])';

/** What happens again, in order, once a fragment is live or has failed. */
const queues = new WeakMap<Element, (() => void)[]>();
let replaying = false;

/** True while held events happen again: nobody holds those. */
export function isReplaying(): boolean {
  return replaying;
}

/** True for a fragment whose module has yet to take over. */
export function isWaiting(host: Element): boolean {
  return host.matches(WAITING);
}

/** True where an event has to wait for others that are held. */
export function isBusy(host: Element): boolean {
  return isWaiting(host) || queues.has(host);
}

/** Loads every fragment that wakes on a bus topic and is not live yet; gives how many those are. */
export function wakeOn(topic: string): number {
  const hosts = document.querySelectorAll<HTMLElement>(`${WAITING}[data-wakes~="${topic}"]`);
  for (const host of hosts) wake(host, topic);
  return hosts.length;
}

/**
 * Loads a fragment's module, one at a time for each host. When it is live, or has failed, or is late,
 * what is held happens. After a failure the next call tries again.
 * @param topic of the bus, where that is the reason: stands in `data-waking` meanwhile
 */
export function wake(host: HTMLElement, topic = ''): void {
  if (host.hasAttribute('data-waking')) return;
  host.setAttribute('data-waking', topic);
  void new Promise<unknown>((done) => {
    for (const outcome of ['hydrated', 'failed']) {
      host.addEventListener(`fragment:${outcome}`, done, { once: true });
    }
    setTimeout(done, TIMEOUT_MS);
    const { module, integrity, imports } = host.dataset;
    // Found by the module's own imports they would be asked for one journey later.
    for (const file of imports?.split(' ') ?? []) loadModule(file).catch(() => {});
    loadModule(module!, integrity).then(() => isWaiting(host) || done(0), done);
  }).then(() => {
    host.removeAttribute('data-waking');
    return replay(host);
  });
}

/** Keeps what happens again until the fragment is live or has failed: enhanced then, or natively. */
export function hold(host: HTMLElement, again: () => void): void {
  const queue = queues.get(host);
  queue?.push(again);
  if (queue) return;
  queues.set(host, [again]);
  if (!isWaiting(host)) void replay(host);
}

async function replay(host: HTMLElement): Promise<void> {
  // More may be held meanwhile.
  for (const again of queues.get(host) ?? []) {
    replaying = true;
    try {
      again();
    } finally {
      replaying = false;
    }
    // The view renders between two events, as it would between two of a person's.
    await new Promise((resolve) => setTimeout(resolve));
  }
  queues.delete(host);
}
