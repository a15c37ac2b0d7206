import { z } from 'zod';
import { cartNoticeCodes } from './cart.ts';
import { deliveryType } from './checkout.ts';
import { HANDOFF_CODE } from '../rules/handover.ts';
import { amount, cartId, checkoutId, skuId, storeId } from './fields.ts';
import { formCall } from './form-call.ts';
import { placeOrderBody } from './place-order.ts';

/**
 * The calls of a purchase's forms. They work on the visitor's cart, which no call of the API knows:
 * their account's when signed in, else the server cart that the browser's cookie names. With script
 * a visitor's cart is in the browser.
 */

/** The server cart that holds the lines now; null where the account's cart does. */
const heldBy = z.object({ cart: cartId.nullable() });

export const addToVisitorCart = formCall({
  id: 'shopping-carts.visitor-add',
  service: 'shopping-carts',
  body: z.object({ sku: skuId, amount }),
  answer: heldBy,
});

export const setVisitorLine = formCall({
  id: 'shopping-carts.visitor-set',
  service: 'shopping-carts',
  body: z.object({ sku: skuId, amount }),
  answer: heldBy,
});

export const removeVisitorLine = formCall({
  id: 'shopping-carts.visitor-remove',
  service: 'shopping-carts',
  body: z.object({ sku: skuId }),
  answer: heldBy,
});

/** The lines of an embed's link, `add=sku.amount,…`, or those that the store keeps under a code. */
export const takeOverHandover = formCall({
  id: 'shopping-carts.visitor-handover',
  service: 'shopping-carts',
  body: z.object({ add: z.string(), handoff: z.string().regex(HANDOFF_CODE).optional() }),
  answer: heldBy,
});

/**
 * Ends a trial of a partner: the code of the hand-over is told as bought, so that the partner's page
 * empties its cart, and the store has sold nothing.
 */
export const endTrialByForm = formCall({
  id: 'partners.end-trial',
  service: 'partners',
  body: z.object({
    handoff: z.string().regex(HANDOFF_CODE),
    /** The proof of the partner, of a key for trials. */
    embed: z.string().max(1_000),
  }),
  answer: z.object({}),
});

/** Starts a purchase of the named cart, else of the visitor's. */
export const startCheckoutByForm = formCall({
  id: 'shopping-carts.form-checkout',
  service: 'shopping-carts',
  body: z.object({
    cart: cartId.optional(),
    /** The supplier whose part is bought alone. */
    supplier: storeId.optional(),
    /** The checkout whose stock hold the new one takes over. */
    to_replace: checkoutId.optional(),
  }),
  answer: z.discriminatedUnion('state', [
    z.object({ state: z.literal('started'), checkout: checkoutId }),
    /** Units that cannot be bought were taken out of the cart: nothing has started. */
    z.object({
      state: z.literal('settled'),
      cart: cartId.nullable(),
      why: z.enum(cartNoticeCodes),
    }),
  ]),
});

const deliveries = z.record(storeId, deliveryType);

/** Chooses the delivery of several suppliers, so that the page's total follows. */
export const chooseDeliveries = formCall({
  id: 'shopping-carts.form-deliveries',
  service: 'shopping-carts',
  idempotency: 'none',
  body: z.object({ checkout: checkoutId, delivery: deliveries }),
  answer: z.object({}),
});

/**
 * Places the orders of a checkout with the deliveries that the form chooses; what is bought leaves
 * the cart.
 */
export const placeOrderByForm = formCall({
  id: 'orders.form-create',
  service: 'orders',
  idempotency: 'required',
  body: placeOrderBody.extend({ delivery: deliveries }),
  /** `cart` is null while the server cart still holds other suppliers' lines. */
  answer: z.object({ checkout: checkoutId, cart: cartId.nullable() }),
});
