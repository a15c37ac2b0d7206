import { toJson } from '../../shared/kernel/to-json.ts';
import {
  decodeCart,
  visitorCartKey,
  type CartLine,
  type LocalCart,
} from '../../shared/state/cart-lines.ts';

/** Where `shared/state/cart.ts` keeps its stores: the lines of a page whose browser stores nothing. */
const CARTS = Symbol.for('shop.carts');

type Carts = Map<string, { get(): LocalCart; set(cart: LocalCart): void }>;

const liveCart = (store: string) => (globalThis as { [CARTS]?: Carts })[CARTS]?.get(store);

/** The lines of a store's cart on this page: of its memory, else of its storage. */
export function linesOf(store: string): readonly CartLine[] {
  const live = liveCart(store);
  if (live) return live.get().lines;
  try {
    return decodeCart(localStorage.getItem(visitorCartKey(store)) ?? '').lines;
  } catch {
    // A frame without an origin has no storage.
    return [];
  }
}

/**
 * Replaces the lines of a store's cart on this page.
 * @throws where the browser stores nothing, and no element of the cart is live
 */
export function putLines(store: string, lines: CartLine[]): void {
  const cart = { lines, updatedAt: Date.now() };
  const live = liveCart(store);
  if (live) live.set(cart);
  else localStorage.setItem(visitorCartKey(store), toJson(cart));
}
