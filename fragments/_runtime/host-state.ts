/**
 * Marks a host as live or failed, and tells it: `data-hydrated` with the event `fragment:hydrated`,
 * or `data-failed` with `fragment:failed`. The loader waits for either.
 */
export function settle(host: HTMLElement, outcome: 'hydrated' | 'failed'): void {
  host.removeAttribute(outcome === 'hydrated' ? 'data-failed' : 'data-hydrated');
  host.setAttribute(`data-${outcome}`, '');
  host.dispatchEvent(new CustomEvent(`fragment:${outcome}`, { bubbles: true, composed: true }));
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
