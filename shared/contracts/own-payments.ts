import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { paymentCodes } from '../rules/payment-codes.ts';
import { paymentStates } from '../rules/payment-states.ts';
import { contract, listOf, paging } from './contract.ts';
import { disputeEvidence, disputeView } from './disputes.ts';
import { currency, minor, orderId, storeId } from './fields.ts';
import { paymentReview } from './payment-review.ts';
import { paymentRisk } from './payment-risk.ts';
import { refundableOrder, refundView } from './refunds.ts';
import { sampleIds } from './samples.ts';

/** The payments that a store takes, and its balances in the books of its network. */

const base = { service: 'admin', access: 'invoicing-admin' } as const;
const paymentId = z.string().regex(/^py_[a-z0-9]{26}$/);
const state = z.enum(paymentStates).exclude(['none']);

/** A payment as the list of its store shows it. */
export const ownPayment = z
  .object({
    id: paymentId,
    state,
    payment_type: z.enum(paymentCodes),
    amount: minor,
    currency,
    begun_on: z.string(),
    buyer: z.string(),
    /** The numbers of its orders, of every seller. */
    orders: z.array(z.object({ id: orderId, number: z.string(), is_own: z.boolean() })),
    /** Null where no card paid, or none is known. */
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    /** In how many monthly payments without interest its buyer pays it; 1 for a single payment. */
    msi_payments: z.number().int().min(1),
    /** Whose account takes it: that of the platform, of this store, or of another. */
    taken_by: z.enum(['platform', 'store', 'other']),
    /** True for a payment of the store's test mode; left out of any other. */
    is_test: z.boolean().optional(),
  })
  .meta({ id: 'OwnPayment' });
export type OwnPayment = z.infer<typeof ownPayment>;

/** An event of a payment's time line. */
export const paymentStep = z.object({
  at: z.string(),
  event: z.enum([
    'begun',
    'in_review',
    'authorized',
    'voided',
    'tried',
    'told',
    'paid',
    'refunded',
    'unlocked',
    'changed',
    'arrived',
    'disputed',
    'evidence',
    'lost',
    'won',
    'fee',
  ]),
  /** Of an entry in the books: minor units into the store's wallets, or out of them. */
  amount: minor.nullable(),
});
export type PaymentStep = z.infer<typeof paymentStep>;

/** One payment with its time line, the latest event first. */
export const ownPaymentView = ownPayment
  .extend({
    /** Minor units that have come of a deposit that waits for the rest. */
    arrived: minor,
    /** Left out unless its provider takes days to decide about it. */
    review: paymentReview.optional(),
    /** How often it was tried. */
    tries: z.number().int().min(0),
    /** Why the last try was declined, in the provider's code. */
    decline_code: z.string().nullable(),
    /** The provider's id of the charge. */
    charge: z.string().nullable(),
    refund_reason: z.string().nullable(),
    /** How risky it looked when it was approved; null for one that was not judged. */
    risk: paymentRisk.nullable(),
    steps: z.array(paymentStep),
    /** The latest first. */
    refunds: z.array(refundView),
    /** The latest first. */
    disputes: z.array(disputeView),
    /** The facts of the store's own orders, while a dispute is open. */
    evidence: z.array(disputeEvidence),
    /** What may still be given back of the store's own orders in it. */
    refundable: z.array(refundableOrder),
  })
  .meta({ id: 'OwnPaymentView' });
export type OwnPaymentView = z.infer<typeof ownPaymentView>;

/** What the books say of a store, in one currency; minor units. */
export const ownBalance = z.object({
  currency,
  /** Paid, and kept until returns have ended. */
  locked: minor,
  open: minor,
  /** What its own account took for other sellers. */
  owed: minor,
});
export type OwnBalance = z.infer<typeof ownBalance>;

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

/** What the list may be narrowed to. */
export const paymentFilters = z.object({
  state: state.optional(),
  payment_type: z.enum(paymentCodes).optional(),
  start_date: day.optional(),
  end_date: day.optional(),
  /** The start of an order's number, or its buyer's whole e-mail. */
  text: z.string().trim().max(100).default(''),
});
export type PaymentFilters = z.output<typeof paymentFilters>;

export const listOwnPayments = contract({
  ...base,
  id: 'admin.payments',
  method: 'get',
  path: '/suppliers/{id}/payments',
  summary: {
    en: 'The payments that the store takes, the latest first',
    es: 'Los pagos que cobra la tienda, primero los últimos',
  },
  params: z.object({ id: storeId }),
  query: paymentFilters.extend(paging(PAGE_SIZE.table)),
  sample: { params: { id: sampleIds.store } },
  answer: listOf(ownPayment),
  errors: ['not_found'],
});

export const getOwnPayment = contract({
  ...base,
  id: 'admin.payment',
  method: 'get',
  path: '/suppliers/{id}/payments/{payment}',
  summary: {
    en: 'One payment with its time line: tries, refunds, and its entries in the books',
    es: 'Un pago con su historia: intentos, devoluciones y sus asientos en los libros',
  },
  params: z.object({ id: storeId, payment: paymentId }),
  sample: { params: { id: sampleIds.store, payment: `py_${'0'.repeat(26)}` } },
  answer: ownPaymentView,
  errors: ['not_found', 'payment_not_found'],
});

/** A deposit to the store's bank account that its seller has not seen yet. */
export const dueDeposit = z
  .object({
    id: paymentId,
    /** The reference that the buyer was asked to write as the concept. */
    number: z.string(),
    amount: minor,
    currency,
    /** Minor units that have come of it; the rest is waited for. */
    arrived: minor,
    buyer: z.string(),
    /** When the goods are kept no longer, ISO 8601. */
    until: z.string(),
    /** True once that time is over: its order was cancelled, and stands again if its goods are still there. */
    is_over: z.boolean(),
  })
  .meta({ id: 'DueDeposit' });
export type DueDeposit = z.infer<typeof dueDeposit>;

export const listDueDeposits = contract({
  ...base,
  id: 'admin.deposits',
  method: 'get',
  path: '/suppliers/{id}/deposits',
  summary: {
    en: "The deposits to the store's bank account that nobody has confirmed, the latest of three days",
    es: 'Los depósitos a la cuenta de la tienda que nadie ha confirmado, los últimos de tres días',
  },
  params: z.object({ id: storeId }),
  query: z.object(paging(PAGE_SIZE.table)),
  sample: { params: { id: sampleIds.store } },
  answer: z.object({ results: z.array(dueDeposit) }),
  errors: ['not_found'],
});

/** No transfer is so large: an amount above it was mistyped. */
const ARRIVED_MAX = 100_000_000_00;

export const confirmDeposit = contract({
  ...base,
  id: 'admin.deposit-confirm',
  method: 'post',
  path: '/suppliers/{id}/deposits/{payment}',
  summary: {
    en: 'The seller has seen the deposit on the bank account: the order is paid and sent to its suppliers; again, it changes nothing. With an `amount` below what is left the rest is waited for; what is above it is owed back',
    es: 'El vendedor vio el depósito en su cuenta: el pedido queda pagado y pasa a sus proveedores; repetirlo no cambia nada. Con un `amount` menor a lo que falta se espera el resto; lo que sobra se debe a quien compró',
  },
  params: z.object({ id: storeId, payment: paymentId }),
  body: z.object({
    /** Minor units that really came; all that is left where none is named. */
    amount: minor.min(1).max(ARRIVED_MAX).optional(),
  }),
  sample: { params: { id: sampleIds.store, payment: `py_${'0'.repeat(26)}` }, body: {} },
  answer: z.object({
    id: paymentId,
    state,
    /** What is left of it, minor units. */
    left: minor,
  }),
  errors: ['not_found', 'payment_not_found', 'deposit_not_due', 'out_of_stock'],
});

export const askPayment = contract({
  ...base,
  id: 'admin.payment-ask',
  method: 'post',
  path: '/suppliers/{id}/payments/{payment}/ask',
  summary: {
    en: 'Asks the provider where a payment stands, and takes its answer over, as an event that was lost would have done; again, it changes nothing',
    es: 'Pregunta al proveedor en qué va un pago y toma su respuesta, como lo habría hecho un aviso perdido; repetirlo no cambia nada',
  },
  params: z.object({ id: storeId, payment: paymentId }),
  body: z.object({}),
  sample: { params: { id: sampleIds.store, payment: `py_${'0'.repeat(26)}` }, body: {} },
  answer: z.object({ id: paymentId, state }),
  errors: ['not_found', 'payment_not_found', 'payment_failed'],
});

export const listOwnBalances = contract({
  ...base,
  id: 'admin.balances',
  method: 'get',
  path: '/suppliers/{id}/balances',
  summary: {
    en: 'What the books of the network say of the store: locked, open and owed, by currency',
    es: 'Lo que los libros de la red dicen de la tienda: retenido, disponible y adeudado, por moneda',
  },
  params: z.object({ id: storeId }),
  sample: { params: { id: sampleIds.store } },
  answer: z.object({ results: z.array(ownBalance) }),
  errors: ['not_found'],
});
