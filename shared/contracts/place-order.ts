import { ordering } from './limits.ts';
import { z } from 'zod';
import { POSTAL_CODE } from '../rules/postal-code.ts';
import { saveWays } from '../rules/save-as.ts';
import { checkoutErrors, paymentType, stockErrors } from './checkout.ts';
import { contract } from './contract.ts';
import {
  cartId,
  checkoutId,
  currency,
  minor,
  orderId,
  paymentToken,
  skuId,
  storeId,
} from './fields.ts';
import { sampleAddress, sampleContact, sampleIds } from './samples.ts';

// A pattern instead of a length after trimming: so the OpenAPI document, too, says that a space is
// not a name.
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

/** The contact that an order has: of a sale in person, only what its buyer has said. */
export const keptContact = contact.extend({
  full_name: z.string(),
  email: contact.shape.email.or(z.literal('')),
  phone: z.string(),
});

export const address = z.object({
  address_name: optional(120),
  address_phone: optional(20),
  route: text(160),
  street_number: text(20),
  suite: optional(60),
  sublocality: optional(120),
  locality: text(120),
  administrative_area_level_1: text(120),
  administrative_area_level_2: optional(120),
  administrative_area_level_3: optional(120),
  administrative_area_level_4: optional(120),
  administrative_area_level_5: optional(120),
  postal_code: z
    .string()
    .trim()
    // Spaces around the text are removed first. The pattern allows them, so that the OpenAPI
    // document describes the text as it is sent.
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
  /**
   * The supplier whose part of the checkout is ordered alone. It becomes a checkout of its own, whose id the
   * answer has; the other parts stay to be ordered.
   */
  supplier_id: storeId.optional(),
  contact,
  /** Left out when nothing is delivered to an address. */
  address: address.optional(),
  attendees: z.array(attendee).max(200).default([]),
  /** Left out when the total is zero. */
  payment_type: paymentType.optional(),
  note: optional(500),
  /**
   * `user` makes an account from the same data, once the PIN that goes to the contact's e-mail is proved. No
   * answer tells whether the e-mail has an account already. Has no effect for a caller with a session.
   */
  save_as: z.enum(saveWays).optional(),
});
export type PlaceOrderBody = z.infer<typeof placeOrderBody>;

export const placedOrder = z
  .object({
    checkout_aggregation: checkoutId,
    orders: z.array(orderId),
    /** The token of the payment calls; null when nothing is left to pay online. */
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
  summary: {
    en: "Places the checkout's orders, one for each supplier",
    es: 'Crea los pedidos de la compra, uno por proveedor',
  },
  body: placeOrderBody,
  sample: {
    body: {
      checkout_id: sampleIds.checkout,
      cart_id: sampleIds.cart,
      contact: sampleContact,
      address: sampleAddress,
      payment_type: 'cash',
    },
  },
  answer: placedOrder,
  status: 201,
  limits: ordering,
  idempotency: 'required',
  errors: [
    ...checkoutErrors,
    ...stockErrors,
    'supplier_not_found',
    'delivery_not_available',
    'delivery_out_of_zone',
    'rate_expired',
    'rate_place_differs',
    'payment_type_not_available',
    'missing_attendants',
    'payment_pending',
    'card_number_refused',
  ],
});
