import { z } from 'zod';
import { POSTAL_CODE } from '../rules/postal-code.ts';
import { contract } from './contract.ts';
import { cartOrder } from './cart.ts';
import {
  cartId,
  checkoutId,
  currency,
  itemId,
  minor,
  orderId,
  paymentToken,
  skuId,
  storeId,
} from './fields.ts';

/** The delivery types that the storefront offers; couriers join with the orders issue. */
export const deliveryTypes = ['fixed_delivery', 'collection'] as const;
export const deliveryType = z.enum(deliveryTypes);
export type DeliveryType = z.infer<typeof deliveryType>;

export const paymentTypes = ['cash', 'card'] as const;
export const paymentType = z.enum(paymentTypes);
export type PaymentType = z.infer<typeof paymentType>;

export const deliveryOption = z.object({
  type: deliveryType,
  cost: minor,
  /** Days that a fixed delivery takes. */
  days: z.number().int().nullable(),
  /** Where to collect. */
  address: z.string().nullable(),
});

/** One supplier's part of a checkout: a cart order with its delivery. */
export const checkoutPart = cartOrder.extend({
  needs_delivery: z.boolean(),
  delivery_options: z.array(deliveryOption),
  /** Null until it is chosen; also null where nothing is delivered. */
  delivery_type: deliveryType.nullable(),
  shipping_total: minor,
});
export type CheckoutPart = z.infer<typeof checkoutPart>;

/** How many names an experience's line asks for. */
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
    /** End of the stock hold, ISO 8601: it is the visible countdown. */
    expires_at: z.string(),
    /** The edge's own time when it answered, so that a wrong clock shows the right countdown. */
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

const checkoutErrors = [
  'checkout_not_found',
  'checkout_expired',
  'checkout_already_placed',
] as const;
const stockErrors = [
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
  summary: "Starts a purchase: holds the cart's stock until the hold ends",
  params: z.object({ cart: cartId }),
  body: z.object({
    referral: z.string().max(100).optional(),
    campaign: z.string().max(100).optional(),
    click_id: z.string().max(200).optional(),
    /** A checkout of the store whose hold this one takes over; else the one that the browser began last. */
    to_replace: checkoutId.optional(),
  }),
  answer: checkoutView,
  status: 201,
  idempotency: 'required',
  errors: ['cart_not_found', 'cart_empty', 'store_read_only', 'supplier_not_found', ...stockErrors],
});

export const getCheckout = contract({
  id: 'shopping-carts.checkout-get',
  service: 'shopping-carts',
  method: 'get',
  path,
  access: 'public',
  summary: 'The checkout with its totals and the end of its hold',
  params: byCheckout,
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
  summary: "Delivers at the supplier's fixed cost",
  params: byCheckout,
  body: chooseBody,
  answer: checkoutView,
  errors: chooseErrors,
});

export const chooseCollection = contract({
  id: 'shopping-carts.collection',
  service: 'shopping-carts',
  method: 'put',
  path: `${path}/collection`,
  access: 'public',
  summary: 'The customer collects at the supplier',
  params: byCheckout,
  body: chooseBody,
  answer: checkoutView,
  errors: chooseErrors,
});

// A pattern instead of a length after trimming: so the document, too, says that a space is no name.
const text = (max: number) => z.string().trim().regex(/\S/).max(max);
const optional = (max: number) => z.string().trim().max(max).optional();

export const contact = z.object({
  full_name: text(120),
  email: z.email().max(200),
  /** ISO 3166-1 alpha-2 of the phone number. */
  country: z.string().length(2),
  /** National number, digits only after normalising. */
  phone: z.string().trim().min(7).max(20),
});
export type Contact = z.infer<typeof contact>;

export const address = z.object({
  address_name: optional(120),
  address_phone: optional(20),
  route: text(160),
  street_number: text(20),
  suite: optional(60),
  sublocality: optional(120),
  locality: text(120),
  administrative_area_level_1: text(120),
  postal_code: z
    .string()
    .trim()
    // Spaces around are taken off first; said here, the document tells of the text as it is sent.
    .regex(POSTAL_CODE),
  country: z.string().length(2),
  reference: optional(240),
});
export type Address = z.infer<typeof address>;

export const attendee = z.object({
  sku: skuId,
  full_name: text(120),
  phone: z.string().trim().min(7).max(20),
});
export type Attendee = z.infer<typeof attendee>;

export const placeOrderBody = z.object({
  checkout_id: checkoutId,
  cart_id: cartId,
  contact,
  /** Left out when nothing is delivered to an address. */
  address: address.optional(),
  attendees: z.array(attendee).max(200).default([]),
  /** Left out when the total is zero. */
  payment_type: paymentType.optional(),
  note: optional(500),
});
export type PlaceOrderBody = z.infer<typeof placeOrderBody>;

export const placedOrder = z
  .object({
    checkout_aggregation: checkoutId,
    orders: z.array(orderId),
    /** What the payment calls are made with; null when nothing is left to pay online. */
    payment_token: paymentToken.nullable(),
    total: minor,
    currency,
  })
  .meta({ id: 'PlacedOrder' });
export type PlacedOrder = z.infer<typeof placedOrder>;

export const placeOrder = contract({
  id: 'orders.create',
  service: 'orders',
  method: 'post',
  path: '/',
  access: 'public',
  summary: "Places the checkout's orders, one for each supplier",
  body: placeOrderBody,
  answer: placedOrder,
  status: 201,
  idempotency: 'required',
  errors: [
    ...checkoutErrors,
    ...stockErrors,
    'delivery_not_available',
    'payment_type_not_available',
    'missing_attendants',
    'payment_pending',
    'card_number_refused',
  ],
});
