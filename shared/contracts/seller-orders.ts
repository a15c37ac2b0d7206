import { z } from 'zod';
import {
  cancelReasons,
  CANCEL_NOTE_MAX,
  PROPOSED_COST_MAX,
  sellerStages,
} from '../rules/seller-moves.ts';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { standingReasons } from '../rules/order-holds.ts';
import { authorizationView } from './authorization-view.ts';
import { deliveryType, paymentType } from './checkout.ts';
import { contract, listOf, paging } from './contract.ts';
import { currency, isTest, minor, orderId, photo, storeId } from './fields.ts';
import { orderEdit } from './order-edit-view.ts';
import { orderHold } from './order-hold-view.ts';
import { orderStates, orderView } from './orders.ts';
import { paymentRisk } from './payment-risk.ts';
import { address, keptContact } from './place-order.ts';
import { sampleIds } from './samples.ts';

/** The orders that a store has to deliver, as its staff works on them. */

const state = z.enum(orderStates);
/** A stage to which a seller moves an order. */
const stage = z.enum(sellerStages);
/** Why an order is held; null for one that is not. */
const hold = z.enum(standingReasons).nullable();
const base = { service: 'admin', access: 'orders-admin' } as const;
const PATH = '/suppliers/{id}/orders';
/** Why what a seller asks of an order that it has seen in a stage may be refused. */
export const moveErrors = [
  'not_found',
  'order_not_found',
  'order_moved',
  'order_on_hold',
  'move_not_allowed',
  'already_canceled',
  // Of an order whose payment is charged first.
  'capture_refused',
  'authorization_is_over',
  'payment_pending',
] as const;

/** An order as its seller's list shows it. */
export const sellerOrder = z
  .object({
    id: orderId,
    number: z.string(),
    state,
    /** The stage to which the seller's "next" leads; null where it is not the seller's turn. */
    next: stage.nullable(),
    may_cancel: z.boolean(),
    hold,
    payment_type: paymentType.nullable(),
    delivery_type: deliveryType.nullable(),
    placed_on: z.string(),
    /** The buyer's name. */
    buyer: z.string(),
    /** The store in which it was bought. */
    sold_in: z.string(),
    /** Name and photo of the first line; null for an order without lines. */
    item: z.string().nullable(),
    photo: photo.nullable(),
    /** How many lines it has besides the first. */
    more: z.number().int().min(0),
    total: minor,
    currency,
    is_test: isTest,
  })
  .meta({ id: 'SellerOrder' });
export type SellerOrder = z.infer<typeof sellerOrder>;

export const orderMove = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.enum(['seller', 'customer', 'system']),
  /** The account that made the move, with its name where the account still has one. */
  by: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  from: state,
  to: state,
  reason: z.enum(cancelReasons).nullable(),
  note: z.string().nullable(),
});
export type OrderMove = z.infer<typeof orderMove>;

/** One order, whole, as its seller sees it. */
export const sellerOrderView = orderView
  .extend({
    next: stage.nullable(),
    /** Every stage to which the seller may move it now, `next` first. */
    moves: z.array(stage),
    may_cancel: z.boolean(),
    /** Whether the seller may ask the buyer to agree to a day, and to a cost. */
    may_propose: z.boolean(),
    may_charge: z.boolean(),
    may_hold: z.boolean(),
    /** Whether a parcel of it may be sent now, as far as its stage says. */
    may_ship: z.boolean(),
    /** What keeps it from moving on; null for an order that is not held. */
    hold: orderHold.nullable(),
    /** The times for which it was held before, the latest first. */
    past_holds: z.array(orderHold),
    /** What the staff has changed of it since it was placed, the latest first; left out for nothing. */
    edits: z.array(orderEdit).optional(),
    /** How risky its payment looked; null for a payment that was not judged. */
    risk: paymentRisk.nullable(),
    /** What its buyer's bank has authorised, where that is charged later; null for any other payment. */
    authorization: authorizationView.nullable(),
    contact: keptContact,
    address: address.nullable(),
    note: z.string().nullable(),
    sold_in: z.string(),
    received_on: z.string().nullable(),
    /** The latest move first. */
    history: z.array(orderMove),
  })
  .meta({ id: 'SellerOrderView' });
export type SellerOrderView = z.infer<typeof sellerOrderView>;

/** A day of the seller's calendar. */
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const flag = z.enum(['true', 'false']).default('false');

/** What a seller's list may be narrowed to (spec [2], [7]). */
export const orderFilters = z.object({
  state: state.exclude(['awaiting_payment']).optional(),
  payment_type: paymentType.optional(),
  delivery_type: deliveryType.optional(),
  start_date: day.optional(),
  end_date: day.optional(),
  include_delivered: flag,
  include_canceled: flag,
  /** `true` for those alone that are held. */
  held: flag,
  /** `true` for those of the store's test mode alone. */
  test: flag,
  /** The start of an order's number, its id, its buyer's whole e-mail, or a courier's whole tracking number. */
  text: z.string().trim().max(100).default(''),
});
export type OrderFilters = z.output<typeof orderFilters>;

export const listSellerOrders = contract({
  ...base,
  id: 'admin.orders',
  method: 'get',
  path: PATH,
  summary: {
    en: 'The orders that the store has to deliver, the latest first; delivered and cancelled ones where they are asked for',
    es: 'Los pedidos que la tienda tiene que entregar, primero los últimos; los entregados y cancelados, si se piden',
  },
  params: z.object({ id: storeId }),
  query: orderFilters.extend(paging(PAGE_SIZE.table)),
  sample: { params: { id: sampleIds.store } },
  answer: listOf(sellerOrder),
  errors: ['not_found'],
});

const one = z.object({ id: storeId, order: orderId });
const sample = { id: sampleIds.store, order: sampleIds.order };

/** Most orders whose stages are asked for at once. */
export const ORDER_STATES_MAX = 100;

/** Where an order stands, and who brought it there. */
export const orderStanding = z.object({
  id: orderId,
  state,
  next: stage.nullable(),
  may_cancel: z.boolean(),
  hold,
  /** Its latest move; null for an order that has not moved yet. */
  moved: orderMove.pick({ at: true, actor: true, by: true }).nullable(),
});
export type OrderStanding = z.infer<typeof orderStanding>;

export const listOrderStates = contract({
  ...base,
  id: 'admin.order-states',
  method: 'get',
  path: `${PATH}/states`,
  summary: {
    en: 'Where some orders stand now, and who moved them last: for a list that stays on screen; orders of others are left out',
    es: 'En qué etapa están ahora unos pedidos y quién los movió: para una lista que sigue en pantalla; los de otros se omiten',
  },
  params: z.object({ id: storeId }),
  query: z.object({
    /** Ids of orders, with commas between them. */
    ids: z
      .string()
      .max(7_000)
      .transform((text) => text.split(','))
      .pipe(z.array(orderId).min(1).max(ORDER_STATES_MAX)),
  }),
  sample: { params: { id: sampleIds.store }, query: { ids: sampleIds.order } },
  answer: z.object({ results: z.array(orderStanding) }),
  errors: ['not_found'],
});

export const getSellerOrder = contract({
  ...base,
  id: 'admin.order',
  method: 'get',
  path: `${PATH}/{order}`,
  summary: {
    en: 'One order that the store has to deliver, with its buyer and its history',
    es: 'Un pedido que la tienda tiene que entregar, con su comprador y su historial',
  },
  params: one,
  sample: { params: sample },
  answer: sellerOrderView,
  errors: ['not_found', 'order_not_found'],
});

export const moveSellerOrder = contract({
  ...base,
  id: 'admin.order-next',
  method: 'post',
  path: `${PATH}/{order}/next`,
  summary: {
    en: 'Moves an order to its next stage, or to another that its seller may choose; refused where it has moved meanwhile',
    es: 'Lleva un pedido a su siguiente etapa, o a otra que su vendedor puede elegir; se rechaza si entre tanto avanzó',
  },
  params: one,
  body: z.object({
    /** The stage that the caller has seen. */
    from: state,
    /** Left out for the next one. */
    to: stage.optional(),
  }),
  sample: { params: sample, body: { from: 'sent_to_supplier' } },
  answer: sellerOrderView,
  errors: [...moveErrors],
});

export const proposeDelivery = contract({
  ...base,
  id: 'admin.order-propose',
  method: 'put',
  path: `${PATH}/{order}/proposal`,
  summary: {
    en: 'Asks the buyer to agree to a day of delivery, and to a cost where the order is paid by hand; until then it waits in "confirm order"',
    es: 'Pide al comprador que acepte un día de entrega, y un costo si el pedido se paga a mano; hasta entonces espera en «Por confirmar»',
  },
  params: one,
  body: z.object({
    /** The stage that the caller has seen. */
    from: state,
    /** By the seller's calendar, from today on, at most a year ahead. */
    arrives_on: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/),
    cost: minor.min(0).max(PROPOSED_COST_MAX).default(0),
  }),
  sample: { params: sample, body: { from: 'sent_to_supplier', arrives_on: '2030-01-31' } },
  answer: sellerOrderView,
  errors: [...moveErrors, 'cost_not_payable'],
});

export const cancelSellerOrder = contract({
  ...base,
  id: 'admin.order-cancel',
  method: 'delete',
  path: `${PATH}/{order}`,
  summary: {
    en: 'Cancels an order for one of five reasons; its units go back into stock and what was paid is given back',
    es: 'Cancela un pedido por una de cinco razones; sus unidades vuelven al inventario y lo que se pagó se devuelve',
  },
  params: one,
  body: z
    .object({
      from: state,
      reason: z.enum(cancelReasons),
      /** Words for the order's history; required where the reason is `other`. */
      message: z.string().trim().max(CANCEL_NOTE_MAX).default(''),
    })
    .refine(({ reason, message }) => reason !== 'other' || message !== '', {
      path: ['message'],
      message: 'A reason of one’s own needs words.',
    }),
  sample: { params: sample, body: { from: 'sent_to_supplier', reason: 'cannot_be_fulfilled' } },
  answer: sellerOrderView,
  errors: ['not_found', 'order_not_found', 'order_moved', 'move_not_allowed', 'already_canceled'],
});
