import type { Fields } from '../../../host-pages/kit/form.ts';
import type { Context } from 'hono';
import type { CartView } from '../../../shared/contracts/cart.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { amount, skuId } from '../../../shared/contracts/fields.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import { containsCardNumber } from '../../../shared/rules/card-number.ts';
import { parseHandover } from '../../../shared/rules/handover.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { EdgeEnv } from '../../http/context.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  addToCart,
  removeFromCart,
  setCartAmount,
  takeOverLines,
  type CartRef,
} from '../../modules/carts/index.ts';
import { cartRefOf, commitForm, keepCart, leadToCart, readFields } from './form.ts';

/**
 * `POST {base}/cart`, the cart without script: `intent` is `add` (the default), `set`, `remove`, or
 * `handover` for the lines of an embed's link. Changes the account's cart of a signed-in visitor,
 * else the server cart, which it makes when there is none. Leads to the cart's page.
 */
export async function answerCartForm(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'form.cart');
  const fields = await readFields(context);
  if (containsCardNumber(fields)) return leadToCart(context, 'card_number_refused');
  const of = await cartRefOf(context);
  const changed = await commitForm(context, 'cart', fields, () =>
    change(context.get('scope'), of, fields),
  );
  if (!changed.ok) return leadToCart(context, changed.error.code);
  if (changed.value.cart) keepCart(context, changed.value.cart);
  return leadToCart(context);
}

type Changed = Promise<Result<Change<CartView>, Failure>>;

async function change(scope: RequestScope, of: CartRef, fields: Fields): Changed {
  const changed = await changeBy(scope, of, fields);
  // The cookie may be older than its cart, or belong to another store of the same host.
  if (changed.ok || changed.error.code !== 'cart_not_found') return changed;
  return changeBy(scope, { ...of, cart: null }, fields);
}

async function changeBy(scope: RequestScope, of: CartRef, fields: Fields): Changed {
  const intent = fields['intent'] ?? 'add';
  if (intent === 'handover') return takeOverLines(scope, of, parseHandover(fields['add'] ?? ''));
  const sku = skuId.safeParse(fields['sku']);
  if (!sku.success) return fail({ code: 'invalid_request', field: 'sku' });
  if (intent === 'remove') return removeFromCart(scope, of, sku.data);
  const units = amount.safeParse(Number(fields['amount'] ?? '1'));
  if (!units.success) return fail({ code: 'invalid_request', field: 'amount' });
  const line = { sku: sku.data, amount: units.data };
  if (intent === 'add') return addToCart(scope, of, line);
  return intent === 'set'
    ? setCartAmount(scope, of, line)
    : fail({ code: 'invalid_request', field: 'intent' });
}
