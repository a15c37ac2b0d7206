import type { PageReads } from '../../host-pages/kit/reads.ts';
import type { CartView } from '../../shared/contracts/cart.ts';
import type { CartLineInput } from '../../shared/contracts/fields.ts';
import { parseId } from '../../shared/kernel/ids.ts';
import { fail } from '../../shared/kernel/result.ts';
import type { RequestScope } from '../work/scope.ts';
import { ownCheckout, PURCHASE_COOKIE } from '../http/purchase-cookies.ts';
import { readQuote } from '../modules/carts/index.ts';
import { readCheckout } from '../modules/checkouts/index.ts';
import { readPurchase } from '../modules/orders/index.ts';

/** The part of a page's reads that belongs to one visitor's purchase. */
export type PurchaseReads = Pick<PageReads, 'cart' | 'quote' | 'checkout' | 'purchase'>;

/** The request's cookies by name. */
export type Cookies = Readonly<Record<string, string>>;

/** What the purchase pages of one request read. */
export function purchaseReads(scope: RequestScope, cookies: Cookies): PurchaseReads {
  return {
    async cart() {
      const identity = await scope.visitor.identity();
      const cart = identity
        ? { account: identity.accountId }
        : parseId('cart', cookies[PURCHASE_COOKIE.cart] ?? '');
      if (!cart) return null;
      const quote = await readQuote(scope, { cart }, ownCheckout(cookies));
      return quote.ok ? quote.value.view : null;
    },
    quote: (lines) => quoteOrEmpty(scope, lines, ownCheckout(cookies)),
    checkout: async (id) =>
      parseId('checkout', id)
        ? readCheckout(scope, id, null)
        : fail({ code: 'checkout_not_found' }),
    purchase: async (id) =>
      parseId('checkout', id)
        ? readPurchase(scope.cell, scope.tenant.storeId, id)
        : fail({ code: 'order_not_found' }),
  };
}

async function quoteOrEmpty(
  scope: RequestScope,
  lines: readonly CartLineInput[],
  own: string | undefined,
): Promise<CartView> {
  const quote = await readQuote(scope, lines, own);
  if (quote.ok) return quote.value.view;
  return {
    cart: null,
    orders: [],
    total_products: 0,
    requestTotalAmount: 0,
    currency: '',
    notices: [],
    lines: [],
  };
}
