import { z } from 'zod';
import {
  deliveryTypes,
  type DeliveryType,
  type StoreDeliveryType,
} from '../rules/checkout-totals.ts';
import { paymentCodes, type PaymentCode } from '../rules/payment-codes.ts';
import { contract } from './contract.ts';
import { pageRead } from './page-read.ts';
import { cartOrder } from './cart.ts';
import { deliveryType } from './delivery.ts';
import { cartId, checkoutId, currency, itemId, minor, skuId, storeId } from './fields.ts';
import { sampleIds } from './samples.ts';

export { deliveryType, deliveryTypes, type DeliveryType, type StoreDeliveryType };

export const paymentType = z.enum(paymentCodes);
export type PaymentType = PaymentCode;

/** One supplier's part of a checkout: a cart order with its delivery. */
export const checkoutPart = cartOrder.extend({
  needs_delivery: z.boolean(),
  /** The supplier's first until the buyer chooses another; null where nothing is delivered. */
  delivery_type: deliveryType.nullable(),
  shipping_total: minor,
  /** True for a part that was taken out of a cart with more suppliers. */
  alone: z.boolean().optional(),
});
export type CheckoutPart = z.infer<typeof checkoutPart>;

/** The number of names that an experience's line asks for: one for each person admitted. */
export const attendeeSlot = z.object({
  sku: skuId,
  item: itemId,
  name: z.string(),
  amount: z.number().int(),
});

export const checkoutView = z
  .object({
    id: checkoutId,
    cart: cartId,
    state: z.enum(['open', 'placed', 'expired']),
    /**
     * False where the units are not held yet: a large hold waits for the contact, which comes with
     * the order.
     */
    held: z.boolean(),
    /** True in the store's test mode: nothing is charged or sent; left out of any other. */
    is_test: z.boolean().optional(),
    /** End of the stock hold, ISO 8601: the page shows it as a countdown. */
    expires_at: z.string(),
    /**
     * The edge's time when it answered, so that the countdown is right on a device whose clock is
     * wrong.
     */
    now: z.string(),
    parts: z.array(checkoutPart),
    currency,
    items_total: minor,
    shipping_total: minor,
    total: minor,
    needs_delivery: z.boolean(),
    needs_payment: z.boolean(),
    payment_types: z.array(paymentType),
    attendees: z.array(attendeeSlot),
  })
  .meta({ id: 'Checkout' });
export type CheckoutView = z.infer<typeof checkoutView>;

const path = '/{cart}/checkout/{checkout}';
const byCheckout = z.object({ cart: cartId, checkout: checkoutId });

/** The errors that every call about a checkout may answer with. */
export const checkoutErrors = [
  'checkout_not_found',
  'checkout_expired',
  'checkout_already_placed',
] as const;
/** The errors of a checkout whose goods cannot be bought as they are. */
export const stockErrors = [
  'out_of_stock',
  'insufficient_stock',
  'unavailable_for_sale',
  'purchase_amount_exceeded',
  'price_hidden',
  'experience_ended',
] as const;

export const createCheckout = contract({
  id: 'shopping-carts.checkout',
  service: 'shopping-carts',
  method: 'post',
  path: '/{cart}/checkout',
  access: 'public',
  summary: {
    en: "Starts a purchase: holds the cart's stock until the hold ends",
    es: 'Empieza una compra: aparta los artículos hasta que venza el plazo',
  },
  params: z.object({ cart: cartId }),
  body: z.object({
    referral: z.string().max(100).optional(),
    campaign: z.string().max(100).optional(),
    click_id: z.string().max(200).optional(),
    /**
     * The supplier whose part of the cart is bought alone. A store that is set so takes no other purchase of
     * a cart with several suppliers.
     */
    supplier: storeId.optional(),
    /**
     * The checkout of this store whose stock hold the new one takes over; by default the one that
     * the browser began last.
     */
    to_replace: checkoutId.optional(),
  }),
  sample: { params: { cart: sampleIds.cart }, body: {} },
  answer: checkoutView,
  status: 201,
  idempotency: 'required',
  errors: [
    'cart_not_found',
    'cart_empty',
    'store_read_only',
    'supplier_not_found',
    'supplier_required',
    ...stockErrors,
  ],
});

export const getCheckout = contract({
  id: 'shopping-carts.checkout-get',
  service: 'shopping-carts',
  method: 'get',
  path,
  access: 'public',
  summary: {
    en: 'The checkout with its totals and the end of its hold',
    es: 'La compra en curso con sus totales y el fin del plazo',
  },
  params: byCheckout,
  sample: { params: { cart: sampleIds.cart, checkout: sampleIds.checkout } },
  answer: checkoutView,
  errors: ['checkout_not_found'],
});

/** Leave `supplier` out to choose for every part that offers it. */
const chooseBody = z.object({ supplier: storeId.optional() });
const chooseErrors = [...checkoutErrors, 'delivery_not_available', 'payment_pending'] as const;

export const chooseFixedDelivery = contract({
  id: 'shopping-carts.fixed-delivery',
  service: 'shopping-carts',
  method: 'put',
  path: `${path}/fixed_delivery`,
  access: 'public',
  summary: { en: "Delivers at the supplier's fixed cost", es: 'Envío al costo fijo del proveedor' },
  params: byCheckout,
  body: chooseBody,
  sample: { params: { cart: sampleIds.cart, checkout: sampleIds.checkout } },
  answer: checkoutView,
  errors: chooseErrors,
});

export const chooseCollection = contract({
  id: 'shopping-carts.collection',
  service: 'shopping-carts',
  method: 'put',
  path: `${path}/collection`,
  access: 'public',
  summary: {
    en: 'The customer collects at the supplier',
    es: 'El cliente recoge con el proveedor',
  },
  params: byCheckout,
  body: chooseBody,
  sample: { params: { cart: sampleIds.cart, checkout: sampleIds.checkout } },
  answer: checkoutView,
  errors: chooseErrors,
});

/** A checkout by its unguessable id alone; the API's own call asks for the cart's id as well. */
export const readCheckoutById = pageRead({
  id: 'checkout.by-id',
  params: z.object({ checkout: checkoutId }),
  answer: checkoutView,
});
