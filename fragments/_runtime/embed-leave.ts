import { handoverUrl } from '../../shared/state/handover.ts';
import { linesOf } from './embed-cart.ts';
import { wayToStore, type Way } from './embed-handoff.ts';

function wayOf(host: HTMLElement, key: string): Way {
  const { store = '', token } = host.dataset;
  return { store, address: host.getAttribute('store') ?? '', token, key };
}

const linksOf = (host: HTMLElement) =>
  host.shadowRoot?.querySelectorAll<HTMLAnchorElement>('a[data-handover]') ?? [];

/**
 * Checkout happens on the store's own domain: a link takes the cart there, with the proof of the
 * partner who sells.
 */
export function linkCheckout(host: HTMLElement): void {
  const { store, address, token } = wayOf(host, '');
  for (const link of linksOf(host)) link.href = handoverUrl(`${address}/`, linesOf(store), token);
}

/**
 * Puts the cart's code into the links as a buyer is about to follow one. Only a click on the link of
 * a cart that the store does not have yet waits for it.
 */
export function linkLines(host: HTMLElement, key: string, event: Event): void {
  const links = [...linksOf(host)];
  if (links.length === 0) return;
  const way = wayToStore(wayOf(host, key));
  const put = (href: string): void => {
    for (const link of links) link.href = href;
  };
  if (typeof way === 'string') return put(way);
  linkCheckout(host);
  const isFollowed = event.composedPath().some((node) => links.includes(node as HTMLAnchorElement));
  const { button, metaKey, ctrlKey, shiftKey } = event as MouseEvent;
  const isPlain = event.type === 'click' && !(button || metaKey || ctrlKey || shiftKey);
  if (isFollowed && isPlain) {
    event.preventDefault();
    void way.then((href) => location.assign(href));
  } else void way.then(put);
}

/** Leaves for the store's cart with the lines of this page. */
export async function leave(host: HTMLElement, key: string): Promise<void> {
  location.assign(await wayToStore(wayOf(host, key)));
}
