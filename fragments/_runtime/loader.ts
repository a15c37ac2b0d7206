import { BUS_EVENT, SCAN_EVENT } from '../../shared/bus/names.ts';
import type { BusEventDetail } from '../../shared/bus/index.ts';
import { hydrateOnIdle } from './hydrate-idle.ts';
import { watchInteraction, watchSubmit } from './hydrate-interaction.ts';
import { hydrateOnLoad } from './hydrate-load.ts';
import { wake, wakeOn } from './wake.ts';

const moments: Record<string, ((start: () => void) => void) | undefined> = {
  load: hydrateOnLoad,
  idle: hydrateOnIdle,
};

const seen = new WeakSet<Element>();

/** Starts every fragment below `root` that was not started yet. */
function scan(root: ParentNode): void {
  for (const host of root.querySelectorAll<HTMLElement>('[data-module]')) {
    if (seen.has(host)) continue;
    seen.add(host);
    watchSubmit(host);
    moments[host.dataset.hydrate!]?.(() => wake(host));
  }
}

/** Starts the rules of the page's fragments. */
export function startLoader(): void {
  // An embed on one of the store's own pages would bring a second loader.
  const page = globalThis as { shopLoader?: true };
  if (page.shopLoader) return;
  page.shopLoader = true;
  watchInteraction();
  document.addEventListener(BUS_EVENT, (event) => {
    const { detail } = event as CustomEvent<BusEventDetail>;
    // The bus keeps an event for as many fragments as are still loading.
    detail.woken += wakeOn(detail.topic);
  });
  document.addEventListener(SCAN_EVENT, (event) => scan((event as CustomEvent<ParentNode>).detail));
  // A module script runs once the document has been parsed.
  scan(document);
}
