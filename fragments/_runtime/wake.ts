import { ANSWERS_EVENT } from './host-state.ts';
import { loadModule } from './modules.ts';

/** After this time a fragment that is not live counts as failed, and native actions go ahead. */
const TIMEOUT_MS = 8000;

/** Matches a fragment whose module has not taken over yet. */
const WAITING = '[data-module]:not([data-hydrated],[data-failed])';

/** The actions to repeat, in order, once a fragment is live or has failed. */
const queues = new WeakMap<Element, (() => void)[]>();
/** True while held events are repeated: those are not held again. */
export let replaying = false;

/** True for a fragment whose module has not taken over yet. */
export function isWaiting(host: Element): boolean {
  return host.matches(WAITING);
}

/** True while events are held for a fragment: one that comes later waits for them. */
export function holds(host: Element): boolean {
  return queues.has(host);
}

/** Loads every fragment that wakes on a bus topic and is not live yet; returns their number. */
export function wakeOn(topic: string): number {
  const hosts = document.querySelectorAll<HTMLElement>(`${WAITING}[data-wakes~="${topic}"]`);
  for (const host of hosts) wake(host, topic);
  return hosts.length;
}

/**
 * Loads a fragment's module, one load at a time for each host. Repeats the held events when the
 * fragment is live, has failed, is late, or has a form that acts early. After a failure the next call tries again.
 * @param topic of the bus, when that is the reason; stands in `data-waking` meanwhile
 */
export function wake(host: HTMLElement, topic = ''): void {
  const { dataset } = host;
  if ('waking' in dataset) return;
  dataset.waking = topic;
  void new Promise<unknown>((done) => {
    host.addEventListener(ANSWERS_EVENT, done);
    setTimeout(done, TIMEOUT_MS);
    // Without this the imports would be requested one round trip later, by the module itself.
    for (const file of dataset.imports?.split(' ') ?? []) loadModule(file).catch(() => {});
    loadModule(dataset.module!, dataset.integrity).then(() => isWaiting(host) || done(0), done);
  }).then(() => {
    delete dataset.waking;
    return replay(host);
  });
}

/** Keeps an action until the fragment is live or has failed: it then runs enhanced, or natively. */
export function hold(host: HTMLElement, again: () => void): void {
  const queue = queues.get(host);
  if (queue) queue.push(again);
  else {
    queues.set(host, [again]);
    if (!isWaiting(host)) void replay(host);
  }
}

async function replay(host: HTMLElement): Promise<void> {
  // More actions may be held meanwhile.
  for (const again of queues.get(host) ?? []) {
    replaying = true;
    try {
      again();
    } finally {
      replaying = false;
    }
    // Lets the view render between two events, as it would between two of a visitor's.
    await new Promise((resolve) => setTimeout(resolve));
  }
  queues.delete(host);
}
