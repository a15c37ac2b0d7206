import { parse } from 'hono/utils/cookie';
import { parseId } from '../../shared/kernel/ids.ts';

/** Cookies of a visitor's purchase in one store: opaque ids, out of reach for script. */
export const PURCHASE_COOKIE = {
  /** The server cart, made by forms without script. */
  cart: 'cart',
  /** The checkout that was begun last. */
  checkout: 'checkout',
} as const;

/**
 * The checkout that this browser began last. What it holds counts as free for the same browser: who
 * goes back to the cart is not kept from their own units.
 */
export function ownCheckout(cookies: Readonly<Record<string, string>>): string | undefined {
  return parseId('checkout', cookies[PURCHASE_COOKIE.checkout] ?? '');
}

/** The same, off a request. */
export function ownCheckoutOf(request: Request): string | undefined {
  return ownCheckout(parse(request.headers.get('cookie') ?? ''));
}

/** The server cart that a request's cookie names; null where it names none. */
export function cookieCartOf(request: Request): string | null {
  const cookies = parse(request.headers.get('cookie') ?? '');
  return parseId('cart', cookies[PURCHASE_COOKIE.cart] ?? '') ?? null;
}
