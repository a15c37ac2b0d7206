import type { Fields } from '../../../host-pages/kit/form.ts';
import type { Context } from 'hono';
import { cartNoticeCodes, type CartView } from '../../../shared/contracts/cart.ts';
import type { ErrorCode, Failure } from '../../../shared/contracts/errors.ts';
import { parseId } from '../../../shared/kernel/ids.ts';
import { containsCardNumber } from '../../../shared/rules/card-number.ts';
import type { Result } from '../../../shared/kernel/result.ts';
import { parseHandover } from '../../../shared/rules/handover.ts';
import { startCheckout } from '../../flows/purchase/index.ts';
import { attributionOf } from '../../http/attribution-cookies.ts';
import { commit, type Change } from '../../unit-of-work/change.ts';
import type { EdgeEnv } from '../../http/context.ts';
import { copyOwnCart, settleCart, takeOverLines, type CartRef } from '../../modules/carts/index.ts';
import {
  cartRefOf,
  commitForm,
  keepCart,
  keepCheckout,
  leadTo,
  leadToCart,
  readFields,
} from './form.ts';

/**
 * `POST {base}/checkout`, the way to pay without script: for the named cart, or the one that forms
 * work on, or the lines of `add`. Leads to the checkout, or back to the cart, which shows the
 * failure.
 */
export async function answerCheckoutStartForm(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'form.checkout');
  const fields = await readFields(context);
  if (containsCardNumber(fields)) return leadToCart(context, 'card_number_refused');
  const own = await cartRefOf(context);
  const chosen = await chooseCart(context, own, fields);
  if (!chosen) return leadToCart(context, 'cart_empty');
  const started = await commitForm(context, 'checkout', fields, () =>
    startCheckout(context.get('scope'), {
      cart: chosen.cart,
      claimed: attributionOf(context.req.raw),
      toReplace: parseId('checkout', fields['to_replace'] ?? '') ?? own.own,
    }),
  );
  if (started.ok) {
    keepCheckout(context, started.value.id);
    return leadTo(context, `/checkout/${started.value.id}`);
  }
  if (isLineProblem(started.error.code)) await settle(context, { ...own, cart: chosen.from });
  return leadToCart(context, started.error.code);
}

/** A cart that a checkout can name, and the one that the cart's page shows. */
interface Chosen {
  readonly cart: string;
  readonly from: Exclude<CartRef['cart'], null>;
}

async function chooseCart(
  context: Context<EdgeEnv>,
  own: CartRef,
  fields: Fields,
): Promise<Chosen | null> {
  const scope = context.get('scope');
  const made = async (work: () => Promise<Result<Change<Pick<CartView, 'cart'>>, Failure>>) => {
    const done = await commit(scope, undefined, 303, work);
    return done.ok && done.value.kind === 'new' ? done.value.answer.cart : null;
  };
  const lines = parseHandover(fields['add'] ?? '');
  if (lines.length > 0) {
    const cart = await made(() => takeOverLines(scope, { ...own, cart: null }, lines));
    return cart === null ? null : { cart, from: cart };
  }
  const named = parseId('cart', fields['cart'] ?? '');
  if (own.cart === null || typeof own.cart === 'string') {
    const cart = named ?? own.cart;
    return cart === null ? null : { cart, from: cart };
  }
  const { cart: from } = own;
  const cart = named ?? (await made(() => copyOwnCart(scope, { ...own, cart: from })));
  return cart === null ? null : { cart, from };
}

function isLineProblem(code: ErrorCode): boolean {
  return (cartNoticeCodes as readonly ErrorCode[]).includes(code);
}

/**
 * Takes out the units that cannot be bought, since a page without script shows no line to remove
 * them.
 */
async function settle(context: Context<EdgeEnv>, of: CartRef): Promise<void> {
  const scope = context.get('scope');
  const settled = await commit(scope, undefined, 303, () => settleCart(scope, of));
  if (settled.ok && typeof of.cart === 'string') keepCart(context, of.cart);
}
