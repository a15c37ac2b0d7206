import * as contract from '../../../shared/contracts/cart.ts';
import type { Contract } from '../../../shared/contracts/contract.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import type { Call } from '../../http/read-call.ts';
import { ownCheckoutOf } from '../../http/purchase-cookies.ts';
import {
  addToCart,
  removeFromCart,
  replaceLines,
  setCartAmount,
  takeOverLines,
} from './change-lines.ts';
import { createCart, readQuote } from './quote.ts';

/** The cart of a call's path, and the checkout that its browser began. */
function cartOf(call: { readonly params: { readonly cart: string }; readonly request: Request }) {
  return { cart: call.params.cart, own: ownCheckoutOf(call.request) };
}

type AccountCall = Pick<Call<Contract>, 'scope' | 'request'>;

/** The cart of who is signed in; its contract has let nobody else get here. */
async function ownCartOf({ scope, request }: AccountCall) {
  const identity = await scope.visitor.identity();
  if (!identity) throw new Error('a call for accounts without one');
  return { cart: { account: identity.accountId }, own: ownCheckoutOf(request) };
}

/** The calls of `shopping-carts` up to the checkout. */
export const cartEndpoints: readonly Endpoint[] = [
  answers(contract.quoteCart, async ({ scope, body, request }) => {
    const quote = await readQuote(scope, body.lines, ownCheckoutOf(request));
    return quote.ok ? ok(quote.value.view) : quote;
  }),

  changes(contract.createCart, ({ scope, body, request }) =>
    createCart(scope, body.lines, ownCheckoutOf(request)),
  ),

  answers(contract.getCart, async ({ scope, params, request }) => {
    const quote = await readQuote(scope, { cart: params.cart }, ownCheckoutOf(request));
    return quote.ok ? ok(quote.value.view) : quote;
  }),

  changes(contract.addToCart, (call) => addToCart(call.scope, cartOf(call), call.body)),

  changes(contract.setCartAmount, (call) =>
    setCartAmount(call.scope, cartOf(call), { sku: call.params.sku, amount: call.body.amount }),
  ),

  changes(contract.removeFromCart, (call) =>
    removeFromCart(call.scope, cartOf(call), call.params.sku),
  ),

  answers(contract.getOwnCart, async (call) => {
    const { cart, own } = await ownCartOf(call);
    const quote = await readQuote(call.scope, { cart }, own);
    return quote.ok ? ok(quote.value.view) : quote;
  }),

  changes(contract.setOwnCart, async (call) =>
    replaceLines(call.scope, await ownCartOf(call), call.body.lines),
  ),

  changes(contract.takeOverCart, async (call) =>
    takeOverLines(call.scope, await ownCartOf(call), call.body.lines),
  ),
];
