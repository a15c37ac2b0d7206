import type { Context } from 'hono';
import { cartNoticeCodes } from '../../../shared/contracts/cart.ts';
import type { ErrorCode } from '../../../shared/contracts/errors.ts';
import { parseId } from '../../../shared/kernel/ids.ts';
import { containsCardNumber } from '../../../shared/rules/card-number.ts';
import { parseHandover } from '../../../shared/rules/handover.ts';
import { attributionOf, startCheckout } from '../../flows/index.ts';
import { commit } from '../../http/change.ts';
import type { EdgeEnv } from '../../http/context.ts';
import { settleCart, takeOverLines } from '../../modules/carts/index.ts';
import {
  cartRefOf,
  commitForm,
  keepCart,
  keepCheckout,
  leadTo,
  leadToCart,
  readFields,
  type Fields,
} from './form.ts';

/**
 * `POST {base}/checkout`, the way to pay without script: the cart that is named, or the browser's
 * own, or the lines of `add`. Leads to the checkout, or back to the cart, which says why.
 */
export async function answerCheckoutStartForm(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'form.checkout');
  const fields = await readFields(context);
  if (containsCardNumber(fields)) return leadToCart(context, 'card_number_refused');
  const cart = await cartFor(context, fields);
  if (!cart) return leadToCart(context, 'cart_empty');
  const started = await commitForm(context, 'checkout', fields, () =>
    startCheckout(context.get('scope'), {
      cart,
      attribution: attributionOf(context.req.raw),
      toReplace: parseId('checkout', fields['to_replace'] ?? '') ?? cartRefOf(context).own,
    }),
  );
  if (started.ok) {
    keepCheckout(context, started.value.id);
    return leadTo(context, `/checkout/${started.value.id}`);
  }
  if (isLineProblem(started.error.code)) await settle(context, cart);
  return leadToCart(context, started.error.code);
}

async function cartFor(context: Context<EdgeEnv>, fields: Fields): Promise<string | null> {
  const lines = parseHandover(fields['add'] ?? '');
  if (lines.length === 0) return parseId('cart', fields['cart'] ?? '') ?? cartRefOf(context).cart;
  const scope = context.get('scope');
  const made = await commit(scope, undefined, 303, () =>
    takeOverLines(scope, { cart: null, own: cartRefOf(context).own }, lines),
  );
  return made.ok && made.value.kind === 'new' ? made.value.answer.cart : null;
}

function isLineProblem(code: ErrorCode): boolean {
  return (cartNoticeCodes as readonly ErrorCode[]).includes(code);
}

/** Takes out what cannot be bought, since a page without script shows no line for it to be removed. */
async function settle(context: Context<EdgeEnv>, cart: string): Promise<void> {
  const scope = context.get('scope');
  const settled = await commit(scope, undefined, 303, () =>
    settleCart(scope, { cart, own: cartRefOf(context).own }),
  );
  if (settled.ok) keepCart(context, cart);
}
