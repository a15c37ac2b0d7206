import type { z } from 'zod';
import type { CartView } from '../../../shared/contracts/cart.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Answerable, FormCall } from '../../../shared/contracts/form-call.ts';
import * as contract from '../../../shared/contracts/purchase-forms.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { changesForForms, type PageEndpoint } from '../../http/endpoint.ts';
import { cookieCartOf, ownCheckoutOf } from '../../http/purchase-cookies.ts';
import type { Call } from '../../http/read-call.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { addToCart, removeFromCart, setCartAmount } from './change-lines.ts';
import type { CartRef } from './read-lines.ts';

type FromBrowser = Pick<Call<Answerable>, 'scope' | 'request'>;

/**
 * The cart that pages and forms work on: that of the visitor's account, else the one that the
 * browser's cookie names.
 */
export async function visitorCartOf({ scope, request }: FromBrowser): Promise<CartRef> {
  const identity = await scope.visitor.identity();
  const cart = identity ? { account: identity.accountId } : cookieCartOf({ scope, request });
  return { cart, own: ownCheckoutOf({ scope, request }) };
}

/** The forms of the cart's page. They make a server cart where the visitor has none. */
export const visitorCartCalls: readonly PageEndpoint[] = [
  changing(contract.addToVisitorCart, addToCart),
  changing(contract.setVisitorLine, setCartAmount),
  changing(contract.removeVisitorLine, (scope, of, { sku }) => removeFromCart(scope, of, sku)),
];

type ChangeCart<Body> = (
  scope: RequestScope,
  of: CartRef,
  body: Body,
) => Promise<Result<Change<CartView>, Failure>>;

function changing<B extends z.ZodType>(
  form: FormCall<B, (typeof contract.addToVisitorCart)['answer']>,
  change: ChangeCart<z.output<B>>,
): PageEndpoint {
  return changesForForms(form, (call) =>
    changeVisitorCart(call, (of) => change(call.scope, of, call.body)),
  );
}

/** The answer of a form that changes a cart: the server cart's id, null for an account's. */
type Held = { readonly cart: CartView['cart'] };

/** Changes the visitor's cart; one that its cookie names in vain is made anew. */
export async function changeVisitorCart(
  call: FromBrowser,
  change: (of: CartRef) => Promise<Result<Change<CartView>, Failure>>,
): Promise<Result<Change<Held>, Failure>> {
  const of = await visitorCartOf(call);
  const found = await change(of);
  // The cookie may be older than its cart, or belong to another store of the same host.
  const isGone = !found.ok && found.error.code === 'cart_not_found';
  const done = isGone ? await change({ ...of, cart: null }) : found;
  return done.ok ? ok({ ...done.value, answer: { cart: done.value.answer.cart } }) : done;
}
