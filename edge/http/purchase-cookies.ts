import { parse } from 'hono/utils/cookie';
import { parseId } from '../../shared/kernel/ids.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import type { Tenant } from '../unit-of-work/tenant.ts';

/**
 * Cookies of a visitor's purchase in one store, opaque ids that scripts cannot read: the server cart
 * that forms without script make, and the checkout that was begun last.
 */
type PurchaseCookie = 'cart' | 'checkout';

/**
 * The name and the options of a purchase cookie. Over TLS it has the prefix `__Host-`, with which
 * browsers accept it from its own host alone: a sibling sub-domain cannot set it. Such a cookie has
 * no path, so its name tells apart the stores that share one host.
 * @example purchaseCookie(tenant, 'cart').name // '__Host-cart'
 */
export function purchaseCookie(
  { origin, base, storeId }: Pick<Tenant, 'origin' | 'base' | 'storeId'>,
  which: PurchaseCookie,
) {
  const secure = origin.startsWith('https:');
  const own = base === '' ? which : `${which}-${storeId}`;
  return {
    name: secure ? `__Host-${own}` : own,
    options: { path: secure ? '/' : base || '/', httpOnly: true, sameSite: 'Lax', secure },
  } as const;
}

/** A request, and the store that it is for. */
export interface Asking {
  readonly scope: Pick<RequestScope, 'tenant'>;
  readonly request: Request;
}

function read({ scope, request }: Asking, which: PurchaseCookie): string {
  const cookies = parse(request.headers.get('cookie') ?? '');
  return cookies[purchaseCookie(scope.tenant, which).name] ?? '';
}

/**
 * The checkout that this browser began last. Its held units count as free for the same browser, so
 * that a buyer who goes back to the cart can still buy them.
 */
export function ownCheckoutOf(asking: Asking): string | undefined {
  return parseId('checkout', read(asking, 'checkout'));
}

/** The server cart that a request's cookie names; null where it names none. */
export function cookieCartOf(asking: Asking): string | null {
  return parseId('cart', read(asking, 'cart')) ?? null;
}
