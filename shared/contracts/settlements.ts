import { z } from 'zod';
import { paymentCodes } from '../rules/payment-codes.ts';
import {
  SETTLEMENT_FILE_MAX,
  SETTLEMENT_LINE_ROWS,
  SETTLEMENT_ROWS,
  settlementKinds,
  settlementProblems,
  settlementWays,
  SETTLEMENT_REASON_MAX,
} from '../rules/settlements.ts';
import { contract, listOf, paging } from './contract.ts';
import { currency, minor, storeId } from './fields.ts';
import { sampleIds } from './samples.ts';

/** What providers pay out to the bank, and the proof that it is what the books expect. */

const base = { service: 'admin', access: 'invoicing-admin' } as const;
const settlementId = z.string().regex(/^sl_[a-z0-9]{26}$/);

/** One payout of a provider; minor units. */
export const settlement = z
  .object({
    id: settlementId,
    payment_type: z.enum(paymentCodes),
    /** Whose account at the provider it is: that of the platform, or of this store. */
    of: z.enum(['platform', 'store']),
    /** The provider's id of its report. */
    report: z.string(),
    /** The day of the payout, YYYY-MM-DD. */
    paid_on: z.string(),
    currency,
    gross: minor,
    fee: minor,
    /** What the bank gets. */
    net: minor,
    lines: z.number().int().min(1),
    /** Lines that do not match, and the sum of their nets, which is not posted. */
    open_lines: z.number().int().min(0),
    open_net: minor,
    /** Fetched from the provider, or read from a file. */
    origin: z.enum(['provider', 'file']),
    taken_on: z.string(),
  })
  .meta({ id: 'Settlement' });
export type Settlement = z.infer<typeof settlement>;

/** A line of a report. */
export const settlementLine = z
  .object({
    /** From 1, in the report's order. */
    position: z.number().int().min(1),
    kind: z.enum(settlementKinds),
    /** The payment's reference as the report has it; empty without one. */
    reference: z.string(),
    /** The provider's id of the refund or the dispute, where the report names it. */
    subject: z.string().nullable(),
    gross: minor,
    fee: minor,
    net: minor,
    /** Why it is open; null for a line that matches. */
    problem: z.enum(settlementProblems).nullable(),
    /** The payment that was found, and the number of one of its orders. */
    payment: z.string().nullable(),
    number: z.string().nullable(),
    /** What a person has decided about it; null without a decision. */
    by_hand: z
      .object({
        way: z.enum(settlementWays),
        reason: z.string(),
        /** ISO 8601. */
        on: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'SettlementLine' });
export type SettlementLine = z.infer<typeof settlementLine>;

/** What the lines of one kind make in a settlement; minor units. */
export const settlementSum = z.object({
  kind: z.enum(settlementKinds),
  lines: z.number().int().min(1),
  gross: minor,
  fee: minor,
  net: minor,
});
export type SettlementSum = z.infer<typeof settlementSum>;

/** What a provider holds of the network's by the books; minor units. */
export const clearing = z.object({
  payment_type: z.enum(paymentCodes),
  currency,
  amount: minor,
});
export type Clearing = z.infer<typeof clearing>;

/** An account at a provider that is asked for its reports once a day. */
export const settlementSource = z.object({
  payment_type: z.enum(paymentCodes),
  of: z.enum(['platform', 'store']),
  asked_on: z.string(),
  /** True where it did not answer, or its report could not be taken; it is asked again each hour. */
  is_failing: z.boolean(),
});
export type SettlementSource = z.infer<typeof settlementSource>;

export const listSettlements = contract({
  ...base,
  id: 'admin.settlements',
  method: 'get',
  path: '/suppliers/{id}/settlements',
  summary: {
    en: 'What providers have paid out, the latest first, and what they hold by the books of the network',
    es: 'Lo que los proveedores liquidaron, primero lo último, y lo que tienen según los libros de la red',
  },
  params: z.object({ id: storeId }),
  query: z.object(paging(SETTLEMENT_ROWS)),
  sample: { params: { id: sampleIds.store } },
  answer: listOf(settlement).extend({
    /** Only for the root store of a network, whose books they are. */
    clearing: z.array(clearing),
    sources: z.array(settlementSource),
  }),
  errors: ['not_found'],
});

export const getSettlement = contract({
  ...base,
  id: 'admin.settlement',
  method: 'get',
  path: '/suppliers/{id}/settlements/{settlement}',
  summary: {
    en: 'One settlement with the sums of its payments, refunds and fees, and its lines, or those that do not match',
    es: 'Una liquidación con las sumas de sus pagos, devoluciones y comisiones, y con sus líneas, o las que no cuadran',
  },
  params: z.object({ id: storeId, settlement: settlementId }),
  query: z.object({
    open: z.enum(['true', 'false']).default('false'),
    ...paging(SETTLEMENT_LINE_ROWS),
  }),
  sample: { params: { id: sampleIds.store, settlement: sampleIds.settlement } },
  answer: settlement.extend({
    /** What each kind of line makes; together they are the settlement's own sums. */
    sums: z.array(settlementSum),
    results: listOf(settlementLine),
  }),
  errors: ['not_found', 'settlement_not_found'],
});

export const takeSettlement = contract({
  ...base,
  id: 'admin.settlement-take',
  method: 'post',
  path: '/suppliers/{id}/settlements',
  summary: {
    en: 'Takes a payout report of a provider out of a CSV file, whole or not at all; the same report again changes nothing',
    es: 'Toma de un archivo CSV el reporte de liquidación de un proveedor, entero o nada; el mismo reporte otra vez no cambia nada',
  },
  params: z.object({ id: storeId }),
  body: z.object({
    payment_type: z.enum(paymentCodes),
    /** CSV with a header: report, paid_on, currency, type, reference, id, gross, fee, net. */
    text: z.string().min(1).max(SETTLEMENT_FILE_MAX),
  }),
  sample: {
    params: { id: sampleIds.store },
    body: {
      payment_type: 'str_card',
      text: 'report,paid_on,currency,type,reference,gross,fee,net\npo_1,2026-11-26,MXN,payment,pi_1,1080.00,38.88,1041.12\n',
    },
  },
  answer: settlement,
  errors: [
    'not_found',
    'payment_account_not_found',
    'settlement_unreadable',
    'settlement_sums',
    'settlement_differs',
  ],
});

export const matchSettlement = contract({
  ...base,
  id: 'admin.settlement-match',
  method: 'post',
  path: '/suppliers/{id}/settlements/{settlement}/match',
  summary: {
    en: 'Compares the open lines of a settlement again, and posts those that match by now',
    es: 'Vuelve a comparar las líneas abiertas de una liquidación y asienta las que ya cuadran',
  },
  params: z.object({ id: storeId, settlement: settlementId }),
  body: z.object({}),
  sample: { params: { id: sampleIds.store, settlement: sampleIds.settlement }, body: {} },
  answer: settlement,
  errors: ['not_found', 'settlement_not_found'],
});

export const settleSettlementLine = contract({
  ...base,
  id: 'admin.settlement-line',
  method: 'post',
  path: '/suppliers/{id}/settlements/{settlement}/lines',
  summary: {
    en: 'Settles a line that matches nothing by hand: as a loss, or with the payment of an order, with a reason that stays',
    es: 'Resuelve a mano una línea que no cuadra: como pérdida o con el pago de un pedido, con un motivo que se conserva',
  },
  params: z.object({ id: storeId, settlement: settlementId }),
  body: z.object({
    /** The line, from 1 in the report's order. */
    position: z.coerce.number().int().min(1),
    way: z.enum(settlementWays),
    /** The number of an order of the payment; only where the line is about one. */
    order: z.string().trim().max(40).optional(),
    reason: z.string().trim().min(3).max(SETTLEMENT_REASON_MAX),
  }),
  sample: {
    params: { id: sampleIds.store, settlement: sampleIds.settlement },
    body: { position: 1, way: 'loss', reason: 'Cuota mensual del proveedor' },
  },
  answer: settlement,
  errors: [
    'not_found',
    'settlement_not_found',
    'settlement_line_not_found',
    'settlement_line_settled',
    'settlement_line_unlike',
    'payment_not_found',
  ],
});
