import type { CartView } from '../../../shared/contracts/cart.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { CartLineInput } from '../../../shared/contracts/fields.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { testCodesOf } from '../../../shared/rules/test-keys.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { buyerOf, sellerOf, type QuoteScope } from './buyer.ts';
import { toQuote, type Quote } from './mapper.ts';
import { cartOf } from './read-lines.ts';
import { mergeLines } from './rules.ts';
import * as statements from './statements.ts';

/**
 * Prices the lines of a client, or those of a kept cart; changes nothing. One round trip. `version`
 * is the kept cart's, and 0 where there is none.
 * @param own the visitor's own checkout, whose held units count as free
 * @param supplier the supplier whose lines are priced alone, as if the others were not there
 */
export async function readQuote(
  scope: QuoteScope,
  lines: statements.Lines,
  own?: string,
  supplier?: string,
): Promise<Result<Quote & { readonly version: number }, Failure>> {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const { locale } = scope;
  const source = 'cart' in lines ? lines : mergeLines(lines);
  const cart = 'cart' in lines ? lines.cart : null;
  const reselling = scope.visitor?.hasSession ? await sellerOf(scope) : undefined;
  const [seller, rows, buyer] = await Promise.all([
    scope.cell.first(
      cart === null ? statements.findSeller(storeId) : statements.findSellerAndCart(storeId, cart),
    ),
    scope.cell.read(statements.listLines(storeId, source, { now, locale }, own, reselling)),
    buyerOf(scope, reselling),
  ]);
  if (!seller) return fail({ code: 'store_not_found' });
  if (seller.is_proxy === 1) return fail({ code: 'store_read_only' });
  const found = cartOf(seller);
  const id = typeof cart === 'string' ? cart : null;
  // An account that has never added a line has an empty cart.
  if (id !== null && !found) return fail({ code: 'cart_not_found' });
  const meant = supplier === undefined ? rows : rows.filter((row) => row.owner_id === supplier);
  const quote = toQuote(seller, meant, {
    storeId,
    cart: id,
    now,
    locale,
    payable: scope.ports.payments.own,
    testPayable: (codes) => testCodesOf(scope.ports.payments, codes),
    buyer,
  });
  return ok({ ...quote, version: found?.version ?? 0 });
}

/**
 * Makes an opaque cart of the lines. It keeps the amounts that were asked for, so that a checkout
 * of it can still say which are missing. Each read decides anew which can be bought.
 */
export async function createCart(
  scope: RequestScope,
  lines: readonly CartLineInput[],
  own?: string,
): Promise<Result<Change<CartView>, Failure>> {
  const quote = await readQuote(scope, lines, own);
  if (!quote.ok) return quote;
  const cart = newId('cart');
  const now = scope.ports.clock.now();
  return ok({
    answer: { ...quote.value.view, cart },
    statements: [statements.insertCart(scope.tenant.storeId, cart, mergeLines(lines), now)],
  });
}

/** The empty cart that is shown where lines cannot be priced, as in a store that sells nothing. */
export const NO_CART: CartView = {
  cart: null,
  orders: [],
  total_products: 0,
  requestTotalAmount: 0,
  currency: '',
  notices: [],
  lines: [],
};
