import { parse } from 'hono/utils/cookie';
import { parseId } from '../../shared/kernel/ids.ts';

/** Cookies of a visitor's purchase in one store: opaque ids that scripts cannot read. */
export const PURCHASE_COOKIE = {
  /** The server cart, which forms without script make. */
  cart: 'cart',
  /** The checkout that was begun last. */
  checkout: 'checkout',
} as const;

/**
 * The checkout that this browser began last. Its held units count as free for the same browser, so
 * that a buyer who goes back to the cart can still buy them.
 */
export function ownCheckout(cookies: Readonly<Record<string, string>>): string | undefined {
  return parseId('checkout', cookies[PURCHASE_COOKIE.checkout] ?? '');
}

/** The same, from a request. */
export function ownCheckoutOf(request: Request): string | undefined {
  return ownCheckout(parse(request.headers.get('cookie') ?? ''));
}

/** The server cart that a request's cookie names; null where it names none. */
export function cookieCartOf(request: Request): string | null {
  const cookies = parse(request.headers.get('cookie') ?? '');
  return parseId('cart', cookies[PURCHASE_COOKIE.cart] ?? '') ?? null;
}
