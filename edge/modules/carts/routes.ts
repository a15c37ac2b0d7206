import * as contract from '../../../shared/contracts/cart.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { ownCheckoutOf } from '../../http/purchase-cookies.ts';
import { addToCart, removeFromCart, setCartAmount } from './change-lines.ts';
import { createCart, readQuote } from './quote.ts';

/** The cart of a call's path, and the checkout that its browser began. */
function cartOf(call: { readonly params: { readonly cart: string }; readonly request: Request }) {
  return { cart: call.params.cart, own: ownCheckoutOf(call.request) };
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
];
