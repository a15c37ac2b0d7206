import { z } from 'zod';
import { takenWays } from '../rules/in-store.ts';
import { askingReasons } from '../rules/order-holds.ts';
import { orderStates, type OrderState } from '../rules/order-states.ts';
import { paymentStates, type PaymentState } from '../rules/payment-states.ts';
import { cancelReasons, CANCEL_NOTE_MAX } from '../rules/seller-moves.ts';
import { deliveryType, paymentType } from './checkout.ts';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import type { PurchasesFilter } from '../rules/purchases-filter.ts';
import { contract, listOf, paging } from './contract.ts';
import { pageRead } from './page-read.ts';
import {
  checkoutId,
  currency,
  isTest,
  minor,
  orderId,
  paymentToken,
  photo,
  skuId,
  storeId,
} from './fields.ts';
import { orderLine } from './order-line.ts';
import { boughtEdit } from './order-edit-view.ts';
import { buyerTaxData } from './tax-data.ts';
import { paymentReview } from './payment-review.ts';
import { paymentSlip } from './payment-slip.ts';
import { proofCode } from './people.ts';
import { address, keptContact } from './place-order.ts';
import { askedAccount } from './refund-account.ts';
import { boughtRefund } from './refunds.ts';
import { sampleIds } from './samples.ts';
import { shipmentView, tracking } from './shipment-view.ts';
import { wantedTime } from './wanted-time.ts';

export { tracking, type Tracking } from './shipment-view.ts';
export { orderStates, paymentStates, type OrderState, type PaymentState };

export const orderView = z
  .object({
    id: orderId,
    /** Short number, for buyer and seller to name the order by. */
    number: z.string(),
    supplier: storeId,
    supplier_name: z.string(),
    state: z.enum(orderStates),
    payment_type: paymentType.nullable(),
    /** The provider's page that its payment waits at; null for everybody but its buyer. */
    approval_url: z.string().nullable(),
    /** What the provider has told of its payment, by name; null for everybody but its buyer. */
    payment_metadata: z.record(z.string(), z.string()).nullable(),
    delivery_type: deliveryType.nullable(),
    collection_address: z.string().nullable(),
    delivery_days: z.number().int().nullable(),
    /** Who carries it, and by which service; null where no courier's rate was chosen. */
    courier: z.object({ carrier: z.string(), service: z.string() }).nullable(),
    /** How far its parcels have come by their courier; null without a label, and for everybody but its two sides. */
    tracking: tracking.nullable(),
    /** The parcels in which it is sent; left out for an order that goes as one, and for everybody but its two sides. */
    shipments: z.array(shipmentView).optional(),
    /** The day on which it was promised, `YYYY-MM-DD`; null once it has come or was cancelled. */
    arrives_on: z.string().nullable(),
    /** The day and hours that its buyer asked for; left out without a wish. */
    wanted: wantedTime.optional(),
    placed_on: z.string(),
    currency,
    lines: z.array(orderLine),
    items_total: minor,
    shipping_total: minor,
    /** What the seller asked for on top of the shipping; in the totals once its buyer has agreed. */
    is_test: isTest,
    extra_charge: minor,
    total: minor,
    attendees: z.array(z.object({ sku: skuId, full_name: z.string(), phone: z.string() })),
    /** What was given back of it, or is about to be, the latest first; none for a reader of its link alone. */
    refunds: z.array(boughtRefund),
    /** How its money was taken, where staff sold it in person; left out for all other orders. */
    in_store: z
      .object({
        taken: z.enum(takenWays),
        /** What was handed over in cash, and what went back. */
        received: minor.nullable(),
        change: minor,
      })
      .optional(),
    /** The invoicing data that its buyer gave; left out for an order without, and for everybody but its two sides. */
    invoicing: buyerTaxData.optional(),
  })
  .meta({ id: 'Order' });
export type OrderView = z.infer<typeof orderView>;

/** One order as its buyer sees it. */
export const boughtOrder = orderView
  .extend({
    /** Whether the reader is its buyer and may cancel it now. */
    may_cancel: z.boolean(),
    /** The stage that the buyer's "next" leads to; null where it is not their turn. */
    next: z.enum(orderStates).nullable(),
    /** What the seller has changed of it since it was placed, the latest first; left out for nothing, and for a reader of its link alone. */
    edits: z.array(boughtEdit).optional(),
    /** What the seller waits for from the buyer, and holds the order for; null for nothing. */
    asked: z.enum(askingReasons).nullable(),
    /** True while its seller looks at its payment before it goes on; false for a reader of its link alone. */
    in_review: z.boolean(),
    /** The bank account that its buyer is asked for, since no provider gives the money back; null where none is needed. */
    refund_account: askedAccount.nullable(),
    /** What the seller wrote for its buyer, the latest first; none for a reader of its link alone. */
    notes: z.array(z.object({ at: z.string(), text: z.string() })),
    /** Its moves so far, the latest first; a seller's reasons and notes are not the buyer's to read. */
    history: z.array(
      z.object({
        at: z.string(),
        actor: z.enum(['seller', 'customer', 'system']),
        to: z.enum(orderStates),
      }),
    ),
  })
  .meta({ id: 'BoughtOrder' });
export type BoughtOrder = z.infer<typeof boughtOrder>;

/** All orders of one checkout, as the confirmation shows them. */
export const purchase = z
  .object({
    checkout_aggregation: checkoutId,
    orders: z.array(boughtOrder),
    /**
     * Null, as address and card are, for a caller who only has the id: neither the browser nor the
     * account of the buyer, nor an account that has proved the buyer's e-mail.
     */
    contact: keptContact.nullable(),
    address: address.nullable(),
    payment_state: z.enum(paymentStates),
    /** Why its last try was refused, in the provider's code. */
    decline_code: z.string().nullable(),
    payment_token: paymentToken.nullable(),
    /** True while units are kept for its buyer until it is paid. */
    is_held: z.boolean(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    /** The number that its payment waits for, or waited for until it ended; null for other ways to pay. */
    slip: paymentSlip.nullable(),
    /** Left out unless its provider takes days to decide about its payment. */
    review: paymentReview.optional(),
    /** In how many monthly payments without interest it is paid; 1 for a single payment. */
    msi_payments: z.number().int().min(1),
    items_total: minor,
    shipping_total: minor,
    total: minor,
    currency,
    /** Code of the proof that its buyer's account waits for; left out where none waits, and for everybody else. */
    account_proof: proofCode.optional(),
  })
  .meta({ id: 'Purchase' });
export type Purchase = z.infer<typeof purchase>;

/** A purchase with the people in it. */
export type WholePurchase = Purchase & { readonly contact: NonNullable<Purchase['contact']> };

export const getPurchase = contract({
  id: 'orders.purchase',
  service: 'orders',
  method: 'get',
  path: '/aggregation/{checkout}',
  access: 'public',
  summary: {
    en: 'The orders of one checkout, by its unguessable id; who bought them is shown to the buyer alone',
    es: 'Los pedidos de una compra, por su id, que no se puede adivinar; quién compró solo lo ve quien compró',
  },
  params: z.object({ checkout: checkoutId }),
  sample: { params: { checkout: sampleIds.checkout } },
  answer: purchase,
  errors: ['order_not_found'],
});

export const getOrder = contract({
  id: 'orders.get',
  service: 'orders',
  method: 'get',
  path: '/{order}',
  access: 'public',
  summary: {
    en: 'One order; its unguessable id is what lets a guest in',
    es: 'Un pedido; su id no se puede adivinar y da acceso al invitado',
  },
  params: z.object({ order: orderId }),
  sample: { params: { order: sampleIds.order } },
  answer: boughtOrder,
  errors: ['order_not_found'],
});

export const moveBoughtOrder = contract({
  id: 'orders.next',
  service: 'orders',
  method: 'post',
  path: '/{order}/next',
  access: 'public',
  summary: {
    en: 'The buyer agrees to the day and the cost that the seller proposed; the cost becomes part of the total',
    es: 'Quien compró acepta el día y el costo que propuso el vendedor; el costo pasa a ser parte del total',
  },
  params: z.object({ order: orderId }),
  /** The stage that the buyer has seen. */
  body: z.object({ from: z.enum(orderStates) }),
  sample: { params: { order: sampleIds.order }, body: { from: 'confirm_order' } },
  answer: boughtOrder,
  errors: ['order_not_found', 'order_moved', 'move_not_allowed', 'already_canceled'],
});

export const cancelBoughtOrder = contract({
  id: 'orders.cancel',
  service: 'orders',
  method: 'delete',
  path: '/{order}',
  access: 'public',
  summary: {
    en: 'The buyer cancels an order for one of five reasons; its units go back into stock and what was paid is given back. An order that awaits its payment is cancelled with the others of its purchase',
    es: 'Quien compró cancela un pedido por una de cinco razones; sus unidades vuelven al inventario y lo que se pagó se devuelve. Un pedido en espera de pago se cancela con los demás de su compra',
  },
  params: z.object({ order: orderId }),
  body: z
    .object({
      /** The stage that the buyer has seen. */
      from: z.enum(orderStates),
      reason: z.enum(cancelReasons),
      /** Words for the seller; required where the reason is `other`. */
      message: z.string().trim().max(CANCEL_NOTE_MAX).default(''),
    })
    .refine(({ reason, message }) => reason !== 'other' || message !== '', {
      path: ['message'],
      message: 'A reason of one’s own needs words.',
    }),
  sample: {
    params: { order: sampleIds.order },
    body: { from: 'sent_to_supplier', reason: 'requested_by_client' },
  },
  answer: boughtOrder,
  errors: [
    'order_not_found',
    'order_moved',
    'cancel_not_allowed',
    'order_used',
    'already_canceled',
    'payment_pending',
    'order_in_review',
  ],
});

/** A purchase as one of its orders shows it, by the order's own unguessable id. */
export const readPurchaseOfOrder = pageRead({
  id: 'orders.purchase-of-order',
  params: z.object({ order: orderId }),
  answer: purchase,
});

/** The summary of an order of the caller's own account. */
export const ownOrder = z.object({
  number: z.string(),
  purchase: z.string(),
  placed_on: z.string(),
  /** Name of the store that delivers. */
  seller: z.string(),
  /** Name and photo of the order's first line; null for an order without lines. */
  item: z.string().nullable(),
  photo: photo.nullable(),
  /** How many lines the order has besides the first. */
  more: z.number().int().min(0),
  is_test: isTest,
  state: z.enum(orderStates),
  total: z.number().int(),
  currency: z.string(),
});
export type OwnOrder = z.infer<typeof ownOrder>;

/**
 * A page of the caller's purchases in this store: made while signed in, or with a contact that the
 * account has proven.
 */
export const readOwnPurchases = pageRead({
  id: 'orders.own',
  params: z.object({ ...paging(PAGE_SIZE.table), filter: z.custom<PurchasesFilter>().optional() }),
  answer: listOf(ownOrder).extend({
    /** True when the account's e-mail is proven, so that orders are found by it too. */
    isProven: z.boolean(),
  }),
});
