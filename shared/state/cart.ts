import { persistentAtom } from '@nanostores/persistent';
import type { WritableAtom } from 'nanostores';
import { emit } from '../bus/index.ts';
import { cartChanged } from '../bus/topics/cart.ts';
import { toJson } from '../kernel/to-json.ts';
import {
  cartCount,
  cartKey,
  CART_MAX_AMOUNT,
  decodeCart,
  EMPTY_CART,
  validLines,
  type CartLine,
  type LocalCart,
} from './cart-lines.ts';

export { cartCount, EMPTY_CART, type CartLine, type LocalCart } from './cart-lines.ts';

export type CartAtom = WritableAtom<LocalCart>;

const KEY = Symbol.for('shop.carts');
const carts = ((globalThis as { [KEY]?: Map<string, CartAtom> })[KEY] ??= new Map());

/**
 * The visitor's cart in a store, kept in localStorage and in step with other tabs. Emits
 * `cart:changed` when its number of units changes, here or in another tab.
 * In a view use it with `EMPTY_CART` as the server's snapshot.
 */
export function $cart(storeId: string): CartAtom {
  const known = carts.get(storeId);
  if (known) return known;
  const $lines = persistentAtom<LocalCart>(cartKey(storeId), EMPTY_CART, {
    encode: toJson,
    decode: decodeCart,
  });
  // The edge renders for every visitor: it keeps no cart between requests.
  if (typeof window === 'undefined') return $lines;
  carts.set(storeId, $lines);
  let count = cartCount($lines.get());
  $lines.listen((cart) => {
    const now = cartCount(cart);
    if (now === count) return;
    count = now;
    emit(cartChanged, { store: storeId, count: now });
  });
  return $lines;
}

/** Puts units of a SKU in, in addition to those already there. */
export function addLine(storeId: string, line: CartLine): void {
  replaceLines(storeId, [...$cart(storeId).get().lines, line]);
}

/** Sets the units of a SKU that is in the cart; less than 1 counts as 1, more than 999 as 999. */
export function setAmount(storeId: string, sku: string, amount: number): void {
  if (!Number.isFinite(amount)) return;
  const bounded = Math.min(Math.max(Math.trunc(amount), 1), CART_MAX_AMOUNT);
  const lines = $cart(storeId).get().lines;
  replaceLines(
    storeId,
    lines.map((line) => (line.sku === sku ? { ...line, amount: bounded } : line)),
  );
}

/** Takes a SKU out. */
export function removeLine(storeId: string, sku: string): void {
  replaceLines(
    storeId,
    $cart(storeId)
      .get()
      .lines.filter((line) => line.sku !== sku),
  );
}

/** Replaces all lines; drops invalid ones and joins equal SKUs. */
export function replaceLines(storeId: string, lines: readonly CartLine[]): void {
  $cart(storeId).set({ lines: validLines(lines), updatedAt: Date.now() });
}

/** Empties the cart. */
export function clearCart(storeId: string): void {
  replaceLines(storeId, []);
}
