import { z } from 'zod';
import {
  askedParts,
  askedReasons,
  REFUND_NOTE_MAX,
  REFUND_PROOF,
  REFUND_PROOF_MAX,
  REFUND_PROOF_MIN,
  refundParts,
  refundReasons,
  refundStates,
} from '../rules/refunds.ts';
import { contract } from './contract.ts';
import { currency, minor, orderId, storeId } from './fields.ts';
import { refundTarget } from './refund-account.ts';
import { sampleIds } from './samples.ts';

/** What a store gives back of its orders' payments: asked for, tried again, and marked by hand. */

/** One from before refunds had ids of their own has its payment's. */
const refundId = z.string().regex(/^(rf|py)_[a-z0-9]{26}$/);

/** A refund as its buyer sees it. */
export const boughtRefund = z
  .object({
    id: refundId,
    amount: minor,
    currency,
    state: z.enum(refundStates),
    reason: z.enum(refundReasons),
    asked_on: z.string(),
    /** When its state last changed. */
    changed_on: z.string(),
  })
  .meta({ id: 'BoughtRefund' });
export type BoughtRefund = z.infer<typeof boughtRefund>;

/** A refund as the staff of its store sees it. */
export const refundView = boughtRefund
  .extend({
    /** Null of a payment that became no order. */
    order: orderId.nullable(),
    part: z.enum(refundParts),
    /** The position of its line, of a refund by line. */
    line: z.number().int().min(0).nullable(),
    note: z.string().nullable(),
    /** The provider's id of it. */
    reference: z.string().nullable(),
    /** Why it has not arrived, in a code. */
    fault: z.string().nullable(),
    /** How often the provider was asked. */
    tries: z.number().int().min(0),
    /** When the provider is asked again; null once it is over, or waits for a person. */
    next_try_on: z.string().nullable(),
    /** Of one marked by hand. */
    proof: z.string().nullable(),
    /** The account that its buyer has named, where no provider gives it back; null until then, and once it has arrived. */
    to_account: refundTarget.nullable(),
    /** Whether the caller's store may try it again; one that failed it may mark, too. */
    may_retry: z.boolean(),
    may_mark: z.boolean(),
  })
  .meta({ id: 'Refund' });
export type RefundView = z.infer<typeof refundView>;

/** What is left to be given back of one order; minor units. */
export const refundableOrder = z.object({
  order: orderId,
  number: z.string(),
  currency,
  left: minor,
  shipping: minor,
  lines: z.array(z.object({ line: z.number().int().min(0), name: z.string(), left: minor })),
});
export type RefundableOrder = z.infer<typeof refundableOrder>;

const base = { service: 'admin', access: 'invoicing-admin' } as const;
const sample = { id: sampleIds.store, refund: sampleIds.refund };
const one = z.object({ id: storeId, refund: refundId });

export const refundOrder = contract({
  ...base,
  id: 'admin.order-refund',
  method: 'post',
  path: '/suppliers/{id}/orders/{order}/refunds',
  summary: {
    en: 'Gives back a line, the shipping or an amount of an order that the store delivers; never more than is left',
    es: 'Devuelve una línea, el envío o un monto de un pedido que entrega la tienda; nunca más de lo que queda',
  },
  params: z.object({ id: storeId, order: orderId }),
  body: z
    .object({
      part: z.enum(askedParts),
      /** Required of a line: its position. */
      line: z.number().int().min(0).max(999).optional(),
      amount: minor.min(1).max(1_000_000_000),
      reason: z.enum(askedReasons),
      /** Words for the store's books; required where the reason is `other`. */
      note: z.string().trim().max(REFUND_NOTE_MAX).default(''),
    })
    .refine(({ part, line }) => (part === 'line') === (line !== undefined), {
      path: ['line'],
      message: 'A line is named by its position, and nothing else is.',
    })
    .refine(({ reason, note }) => reason !== 'other' || note !== '', {
      path: ['note'],
      message: 'A reason of one’s own needs words.',
    }),
  sample: {
    params: { id: sampleIds.store, order: sampleIds.order },
    body: { part: 'shipping', amount: 9_900, reason: 'goodwill' },
  },
  status: 201,
  answer: refundView,
  errors: ['not_found', 'order_not_found', 'refund_too_much', 'order_not_refundable'],
});

export const retryRefund = contract({
  ...base,
  id: 'admin.refund-retry',
  method: 'post',
  path: '/suppliers/{id}/refunds/{refund}/retry',
  summary: {
    en: 'Asks the provider at once for a refund that failed or is still waited for',
    es: 'Pide de inmediato al proveedor un reembolso que falló o que aún se espera',
  },
  params: one,
  sample: { params: sample },
  answer: refundView,
  errors: ['not_found', 'refund_not_found', 'refund_is_over'],
});

export const markRefund = contract({
  ...base,
  id: 'admin.refund-mark',
  method: 'post',
  path: '/suppliers/{id}/refunds/{refund}/mark',
  summary: {
    en: 'Marks a refund that failed as done, by a proof: given back in the provider’s own panel, or paid by the store',
    es: 'Marca como hecho un reembolso que falló, con un comprobante: hecho en el panel del proveedor, o pagado por la tienda',
  },
  params: one,
  body: z.object({
    /** For example the number of the transfer. */
    proof: z.string().trim().min(REFUND_PROOF_MIN).max(REFUND_PROOF_MAX).regex(REFUND_PROOF),
    by: z.enum(['provider', 'store']),
  }),
  sample: { params: sample, body: { proof: 'SPEI 8812734', by: 'store' } },
  answer: refundView,
  errors: ['not_found', 'refund_not_found', 'refund_is_over', 'refund_not_failed'],
});
