import { decodeCart, visitorCartKey, type CartLine } from '../../shared/state/cart-lines.ts';
import { handoverUrl } from '../../shared/state/handover.ts';

/** Where `shared/state/cart.ts` keeps its stores: the lines of a page whose browser stores nothing. */
const CARTS = Symbol.for('shop.carts');

type Carts = Map<string, { get(): { lines: readonly CartLine[] } }>;

/** The lines of a store's cart on this page: of its memory, else of its storage. */
function linesOf(store: string): readonly CartLine[] {
  const live = (globalThis as { [CARTS]?: Carts })[CARTS]?.get(store);
  if (live) return live.get().lines;
  try {
    return decodeCart(localStorage.getItem(visitorCartKey(store)) ?? '').lines;
  } catch {
    // A frame without an origin has no storage.
    return [];
  }
}

/**
 * Checkout happens on the store's own domain: a link takes the cart there, with the proof of the
 * partner who sells.
 */
export function linkCheckout(host: HTMLElement): void {
  const { store = '', token } = host.dataset;
  const links = host.shadowRoot?.querySelectorAll<HTMLAnchorElement>('a[data-handover]') ?? [];
  for (const link of links) {
    link.href = handoverUrl(`${host.getAttribute('store')}/`, linesOf(store), token);
  }
}
