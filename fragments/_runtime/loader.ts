import { BUS_EVENT, SCAN_EVENT } from '../../shared/bus/names.ts';
import type { BusEventDetail } from '../../shared/bus/index.ts';
import { watchAutosubmit } from './autosubmit.ts';
import { keepBadge } from './badge.ts';
import { hydrateOnIdle } from './hydrate-idle.ts';
import { watchInteraction, watchSubmit } from './hydrate-interaction.ts';
import { hydrateOnLoad } from './hydrate-load.ts';
import { hydrateOnVisible } from './hydrate-visible.ts';
import { wake, wakeOn } from './wake.ts';

/*
 * Stands inline in every page as a module, 2 KB compressed at most: it loads each fragment's module at
 * its moment, and nothing before.
 */
const moments: Record<string, ((host: HTMLElement, start: () => void) => void) | undefined> = {
  load: hydrateOnLoad,
  idle: hydrateOnIdle,
  visible: hydrateOnVisible,
};

const seen = new WeakSet<Element>();

/** Starts every fragment below `root` that was not started yet. */
function scan(root: ParentNode): void {
  for (const host of root.querySelectorAll<HTMLElement>('[data-module]')) {
    if (seen.has(host)) continue;
    seen.add(host);
    watchSubmit(host);
    moments[host.dataset.hydrate!]?.(host, () => wake(host));
  }
}

function start(): void {
  watchInteraction();
  watchAutosubmit();
  document.addEventListener(BUS_EVENT, (event) => {
    const { detail } = event as CustomEvent<BusEventDetail>;
    // The bus keeps an event for as many fragments as are still loading.
    detail.woken += wakeOn(detail.topic);
  });
  document.addEventListener(SCAN_EVENT, (event) => scan((event as CustomEvent<ParentNode>).detail));
  // A module script runs once the document has been parsed.
  scan(document);
  keepBadge();
}

// An embed on one of the store's own pages would bring a second loader.
const page = window as { shopLoader?: true };
if (!page.shopLoader) {
  page.shopLoader = true;
  start();
}
