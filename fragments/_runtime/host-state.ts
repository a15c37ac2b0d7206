/** The event by which the loader learns that a host answers the events that are held for it. */
export const ANSWERS_EVENT = 'fragment:answers';

/** Tells the loader that a host answers: its view is live or has failed, or its form acts early. */
export function tellAnswers(host: HTMLElement): void {
  host.dispatchEvent(new CustomEvent(ANSWERS_EVENT, { bubbles: true, composed: true }));
}

/** Marks a host as live (`data-hydrated`) or failed (`data-failed`), and tells it. */
export function settle(host: HTMLElement, outcome: 'hydrated' | 'failed'): void {
  host.removeAttribute(outcome === 'hydrated' ? 'data-failed' : 'data-hydrated');
  host.setAttribute(`data-${outcome}`, '');
  tellAnswers(host);
}

const PREPARE = Symbol.for('shop.prepare');
type Prepare = (host: HTMLElement) => Promise<void> | undefined;

/** On a partner page: sets how a bare host gets the server's HTML before its view is mounted. */
export function setPrepare(prepare: Prepare): void {
  (globalThis as { [PREPARE]?: Prepare })[PREPARE] = prepare;
}

/**
 * Waits for the server's HTML of a host that was written by hand; undefined when none will come.
 */
export function prepareHost(host: HTMLElement): Promise<void> | undefined {
  if (host.hasAttribute('data-fragment')) return undefined;
  return (globalThis as { [PREPARE]?: Prepare })[PREPARE]?.(host);
}
