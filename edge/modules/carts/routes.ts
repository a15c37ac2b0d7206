import * as contract from '../../../shared/contracts/cart.ts';
import type { Contract } from '../../../shared/contracts/contract.ts';
import * as ownContract from '../../../shared/contracts/own-cart.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import type { Call } from '../../http/read-call.ts';
import { ownCheckoutOf, type Asking } from '../../http/purchase-cookies.ts';
import { addToCart, removeFromCart, setCartAmount } from './change-lines.ts';
import { readOwnCart, replaceOwnLines, takeOverOwnLines, type OwnCartRef } from './own-cart.ts';
import { createCart, readQuote } from './quote.ts';
import { visitorCartCalls, visitorCartOf } from './visitor-cart.ts';

/** The cart of a call's path, and the checkout that its browser began. */
function cartOf(call: Asking & { readonly params: { readonly cart: string } }) {
  return { cart: call.params.cart, own: ownCheckoutOf(call) };
}

type AccountCall = Pick<Call<Contract>, 'scope' | 'request'>;

/** The cart of the caller's account. The contract lets only signed-in callers get here. */
async function ownCartOf(call: AccountCall): Promise<OwnCartRef> {
  const identity = await call.scope.visitor.identity();
  if (!identity) throw new Error('a call for accounts without one');
  return { cart: { account: identity.accountId }, own: ownCheckoutOf(call) };
}

/** The calls of `shopping-carts` up to the checkout. */
export const cartEndpoints: readonly PageEndpoint[] = [
  answers(contract.quoteCart, async ({ scope, body, request }) => {
    const quote = await readQuote(scope, body.lines, ownCheckoutOf({ scope, request }));
    return quote.ok ? ok(quote.value.view) : quote;
  }),

  changes(contract.createCart, ({ scope, body, request }) =>
    createCart(scope, body.lines, ownCheckoutOf({ scope, request })),
  ),

  answers(contract.getCart, async ({ scope, params, request }) => {
    const quote = await readQuote(scope, { cart: params.cart }, ownCheckoutOf({ scope, request }));
    return quote.ok ? ok(quote.value.view) : quote;
  }),

  changes(contract.addToCart, (call) => addToCart(call.scope, cartOf(call), call.body)),

  changes(contract.setCartAmount, (call) =>
    setCartAmount(call.scope, cartOf(call), { sku: call.params.sku, amount: call.body.amount }),
  ),

  changes(contract.removeFromCart, (call) =>
    removeFromCart(call.scope, cartOf(call), call.params.sku),
  ),

  answers(ownContract.getOwnCart, async (call) => readOwnCart(call.scope, await ownCartOf(call))),

  changes(ownContract.setOwnCart, async (call) =>
    replaceOwnLines(call.scope, await ownCartOf(call), call.body.lines, call.body.version),
  ),

  changes(ownContract.takeOverCart, async (call) =>
    takeOverOwnLines(call.scope, await ownCartOf(call), call.body.lines),
  ),

  ...visitorCartCalls,

  readsForPages(contract.readVisitorCart, async (call) => {
    const { cart, own } = await visitorCartOf(call);
    if (!cart) return ok(null);
    const quote = await readQuote(call.scope, { cart }, own);
    return ok(quote.ok ? quote.value.view : null);
  }),
];
