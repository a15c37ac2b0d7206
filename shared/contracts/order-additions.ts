import { z } from 'zod';
import { ADDITIONS_MAX } from '../rules/order-additions.ts';
import { storeDeliveryTypes } from '../rules/checkout-totals.ts';
import {
  DRAFT_DAYS,
  DRAFT_LINES_MAX,
  DRAFT_PRICE_MAX,
  draftDays,
  draftStates,
} from '../rules/draft-orders.ts';
import { contract } from './contract.ts';
import { draftOrder, draftOrderId, namedOrder, saveErrors } from './draft-orders.ts';
import { cartLineInput, checkoutId, currency, minor, orderId, storeId } from './fields.ts';
import { limits } from './limits.ts';
import { editedLines } from './order-edit-view.ts';
import { askedLines, editsSeen, lineErrors } from './order-edits.ts';
import { pageRead } from './page-read.ts';
import { sampleIds, sampleLine } from './samples.ts';

/** What is added to an order that was placed: a prepared order of its own, which its buyer pays by a link. */

/** An addition as the page of the order that it adds to shows it. */
const orderAddition = z.object({
  id: draftOrderId,
  state: z.enum(draftStates),
  total: minor,
  currency,
  /** Its lines in words. @example '2 × Falda' */
  items: z.array(z.string()),
  /** The address of the page where it is paid. */
  url: z.string(),
  until: z.string(),
  /** The order that it became; null until it is paid. */
  order: namedOrder.nullable(),
});
export type OrderAddition = z.infer<typeof orderAddition>;

/** The order that one adds to, and those that add to it, the latest first. */
export const orderAdditions = z
  .object({
    extends: namedOrder.nullable(),
    results: z.array(orderAddition),
    /** Whether one more may be added, as far as the order's stage and its edits let it. */
    may_add: z.boolean(),
  })
  .meta({ id: 'OrderAdditions' });
export type OrderAdditions = z.infer<typeof orderAdditions>;

const base = { service: 'admin', access: 'orders-admin' } as const;
const PATH = '/suppliers/{id}/orders/{order}/additions';
const params = z.object({ id: storeId, order: orderId });
const sample = { id: sampleIds.store, order: sampleIds.order };

export const getOrderAdditions = contract({
  ...base,
  id: 'admin.order-additions',
  method: 'get',
  path: PATH,
  summary: {
    en: 'The order that one adds to, and the prepared orders that add to it, with how they stand',
    es: 'El pedido al que otro agrega y los pedidos con enlace que le agregan, con cómo van',
  },
  params,
  sample: { params: sample },
  answer: orderAdditions,
  errors: ['not_found', 'order_not_found'],
});

const body = z.object({
  edits: editsSeen,
  /** How many additions of the order the caller has seen: of two who add at one time the second is told. */
  additions: z.number().int().min(0).max(ADDITIONS_MAX),
  /** What is added, with the seller's price of one unit. */
  lines: z
    .array(cartLineInput.extend({ price: minor.min(0).max(DRAFT_PRICE_MAX) }))
    .min(1)
    .max(DRAFT_LINES_MAX),
  /** What leaves the order in exchange, by the units that stay of its lines; left out for nothing. */
  leaves: askedLines.optional(),
  /** How what is added gets there, of what the store offers; to the order's own address where it is brought. */
  delivery_type: z.enum(storeDeliveryTypes).nullable().default(null),
  /** What it costs to bring it; nothing where it goes with the order. */
  shipping: minor.min(0).max(DRAFT_PRICE_MAX).default(0),
  days: z.literal(draftDays).default(DRAFT_DAYS),
  is_mailed: z.boolean().default(true),
});
export type AdditionBody = z.output<typeof body>;

const sampleBody = {
  edits: 0,
  additions: 0,
  lines: [{ ...sampleLine, price: 19_900 }],
  delivery_type: 'fixed_delivery' as const,
};
const additionErrors = [
  ...lineErrors,
  ...saveErrors,
  'order_not_extendable',
  'too_many_additions',
] as const;

/** What an addition asks its buyer for, and what goes back or is owed less for what leaves; minor units. */
export const shownAddition = z.object({
  currency,
  items_total: minor,
  shipping_total: minor,
  total: minor,
  leaves: editedLines.nullable(),
});
export type ShownAddition = z.infer<typeof shownAddition>;

export const previewOrderAddition = contract({
  ...base,
  id: 'admin.order-addition-preview',
  method: 'post',
  path: `${PATH}/preview`,
  summary: {
    en: 'What an addition would ask its buyer to pay, and what would go back for what leaves; changes nothing',
    es: 'Cuánto se pediría por lo que se agrega y qué se devolvería por lo que sale; no cambia nada',
  },
  params,
  body,
  sample: { params: sample, body: sampleBody },
  answer: shownAddition,
  errors: [...additionErrors],
});

export const addToOrder = contract({
  ...base,
  id: 'admin.order-addition-add',
  method: 'post',
  path: PATH,
  summary: {
    en: 'Adds goods to an order, or swaps them: a prepared order of its own',
    es: 'Agrega o cambia artículos de un pedido, con otro que se paga por enlace',
  },
  params,
  body,
  sample: { params: sample, body: sampleBody },
  answer: draftOrder,
  status: 201,
  limits: [limits.draftByStore, limits.orderMailToContact],
  errors: [...additionErrors, 'refund_too_much', 'order_moved'],
});

/** The same of all orders of a purchase, as their buyer sees it. */
const boughtAdditions = z.object({
  extends: namedOrder.nullable(),
  results: z.array(
    orderAddition.omit({ id: true }).extend({
      /** The number of the order that it adds to. */
      to: z.string(),
    }),
  ),
});
export type BoughtAdditions = z.infer<typeof boughtAdditions>;

/** The additions of a purchase's orders, for its buyer alone; nothing for everybody else. */
export const readBoughtAdditions = pageRead({
  id: 'orders.additions',
  params: z.object({ checkout: checkoutId }),
  answer: boughtAdditions,
});
