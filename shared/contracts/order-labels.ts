import { z } from 'zod';
import { courierCodes } from '../rules/courier-codes.ts';
import { journeys, labelStates } from '../rules/courier-labels.ts';
import { courierRate } from './courier.ts';
import { contract } from './contract.ts';
import { currency, minor, orderId, storeId } from './fields.ts';
import { sampleIds } from './samples.ts';

/** The label of an order that goes by courier: bought, followed and given back by the store that delivers it. */

export const labelView = z.object({
  state: z.enum(labelStates),
  /** What the courier asked for it, or charged where it says so. */
  price: minor,
  currency,
  tracking_number: z.string().nullable(),
  /** The courier's own page of the journey. */
  tracking_url: z.string().nullable(),
  /** How many documents there are to print. */
  papers: z.number().int().min(0),
  journey: z.enum(journeys),
  /** When the journey came so far, as the platform learned it. */
  journey_on: z.string().nullable(),
  asked_on: z.string(),
  may_cancel: z.boolean(),
});
export type LabelView = z.infer<typeof labelView>;

/** A label that was given back, and replaced by another one. */
export const pastLabel = labelView
  .pick({ state: true, price: true, currency: true, tracking_number: true, asked_on: true })
  .extend({ replaced_on: z.string() });
export type PastLabel = z.infer<typeof pastLabel>;

export const orderLabel = z
  .object({
    /** The rate that the buyer chose; null for an order that goes by no courier. */
    chosen: z
      .object({ carrier: z.string(), service: z.string(), price: minor, currency })
      .nullable(),
    /** Null where none was asked for. */
    label: labelView.nullable(),
    /** Those before it, the latest first. */
    past: z.array(pastLabel),
    may_buy: z.boolean(),
    /** Whether the store has an account of its own at the courier, without which it buys no label. */
    has_account: z.boolean(),
    /** Rates that were asked anew for the order's address, for ten minutes, the cheapest first. */
    rates: z.array(courierRate),
  })
  .meta({ id: 'OrderLabel' });
export type OrderLabel = z.infer<typeof orderLabel>;

const one = z.object({ id: storeId, order: orderId });
const params = { id: sampleIds.store, order: sampleIds.order };
const PATH = '/suppliers/{id}/orders/{order}/label';
const base = { service: 'admin', access: 'orders-admin', params: one } as const;
const NOT_FOUND = ['not_found', 'order_not_found'] as const;

export const getOrderLabel = contract({
  ...base,
  id: 'admin.order-label',
  method: 'get',
  path: PATH,
  summary: {
    en: 'The label of an order that goes by courier, and the rates to buy one by',
    es: 'La guía de un pedido que va por paquetería, y las tarifas con las que se compra',
  },
  sample: { params },
  answer: orderLabel,
  errors: [...NOT_FOUND],
});

const courierId = z.string().regex(/^\w{1,64}$/);

export const buyOrderLabel = contract({
  ...base,
  id: 'admin.order-label-buy',
  method: 'post',
  path: PATH,
  summary: {
    en: "Buys an order's label with the store's own account, once: asked for again, it gives the same one",
    es: 'Compra la guía de un pedido con la cuenta de la tienda, una sola vez: si se vuelve a pedir, da la misma',
  },
  body: z.object({
    /** A rate that was asked anew; left out for the one that the buyer chose. */
    rate_id: courierId.optional(),
    shipment_id: courierId.optional(),
  }),
  sample: { params },
  answer: orderLabel,
  errors: [
    ...NOT_FOUND,
    'label_not_available',
    'order_is_test',
    'order_on_hold',
    'courier_account_missing',
    'courier_failed',
    'courier_refused',
    'rate_not_found',
    'label_pending',
    'capture_refused',
    'authorization_is_over',
    'payment_pending',
  ],
});

export const cancelOrderLabel = contract({
  ...base,
  id: 'admin.order-label-cancel',
  method: 'delete',
  path: PATH,
  summary: {
    en: "Gives an order's label back to the courier, where its parcels were not fetched yet",
    es: 'Devuelve la guía de un pedido a la paquetería, si todavía no recogió los paquetes',
  },
  sample: { params },
  answer: orderLabel,
  errors: [
    ...NOT_FOUND,
    'label_not_found',
    'label_not_cancelable',
    'courier_account_missing',
    'courier_failed',
    'label_pending',
  ],
});

export const askLabelRates = contract({
  ...base,
  id: 'admin.order-label-rates',
  method: 'post',
  path: `${PATH}/rates`,
  summary: {
    en: "Asks the courier anew what an order's label costs, with the store's own account",
    es: 'Pregunta otra vez a la paquetería cuánto cuesta la guía de un pedido, con la cuenta de la tienda',
  },
  sample: { params },
  answer: orderLabel,
  errors: [
    ...NOT_FOUND,
    'label_not_available',
    'order_on_hold',
    'courier_account_missing',
    'courier_failed',
    'courier_no_quotes',
    'delivery_not_available',
  ],
});

export const courierEvent = contract({
  id: 'courier.event',
  service: 'courier',
  method: 'post',
  path: '/events/{code}',
  access: 'webhook',
  idempotency: 'none',
  summary: {
    en: "A courier's event: it proves nothing, and only has the platform ask the courier about the label",
    es: 'Un aviso de una paquetería: no prueba nada, solo hace que la plataforma le pregunte por la guía',
  },
  params: z.object({ code: z.enum(courierCodes) }),
  sample: { params: { code: 'shippo' } },
  body: z.looseObject({}),
  answer: z.object({ received: z.boolean() }),
  errors: [],
});
