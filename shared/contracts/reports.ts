import { z } from 'zod';
import { DEFAULT_PERIOD, reportPeriods } from '../rules/report-periods.ts';
import { contract } from './contract.ts';
import { currency, minor, storeId } from './fields.ts';
import { sampleIds } from './samples.ts';

/** How a store does, counted from rows that are kept by day. */

const count = z.number().int();
const day = z.string();

/** Which of a store's sales: all, those in its own shop, or those of its goods in other shops. */
export const reportWays = ['all', 'shop', 'supplied'] as const;
export type ReportWay = (typeof reportWays)[number];

/** The figures of one span of time; amounts in minor units. */
const totals = z.object({
  /** Orders that were sold and not cancelled. An order counts on the day on which it was placed. */
  orders: count,
  /** Their totals, and the shipping in them. */
  amount: minor,
  shipping: minor,
  /** Orders that were cancelled after they had been sold. */
  canceled: count,
  canceled_amount: minor,
  /** What was given back of these orders or lost by disputes, cancelled ones included. */
  refunds: count,
  refunded: minor,
});
export type ReportTotals = z.infer<typeof totals>;

/** Of the carts in which something lay on a day, how many came how far on that day. */
const funnel = z.object({ carts: count, checkouts: count, ordered: count, sold: count });
export type ReportFunnel = z.infer<typeof funnel>;

/** One item or catalogue among the best; `before` is the span of time before. */
const best = z.object({
  id: z.string(),
  name: z.string(),
  units: count,
  amount: minor,
  before: z.object({ units: count, amount: minor }),
});
export type BestSold = z.infer<typeof best>;

const source = z.object({
  /** The account whose link led to the order, and the campaign; null for none. */
  referral: z.string().nullable(),
  campaign: z.string().nullable(),
  /** Of goods that another store sold: the name of that store. */
  sold_in: z.string().nullable(),
  orders: count,
  amount: minor,
  before: z.object({ orders: count, amount: minor }),
});
export type ReportSource = z.infer<typeof source>;

/** A span of a chart; `before` is what lay as far back in the time before. */
const point = z.object({
  from: day,
  to: day,
  orders: count,
  amount: minor,
  before: z.object({ orders: count, amount: minor }),
});
export type ReportPoint = z.infer<typeof point>;

const span = z.object({ from: day, to: day });

export const salesReport = z
  .object({
    period: z.enum(reportPeriods),
    way: z.enum(reportWays),
    currency,
    /** Every currency in which the store has sold, its own first. */
    currencies: z.array(currency),
    /** Whether other stores sell its goods, or it sells those of others: `way` is then a choice. */
    has_ways: z.boolean(),
    now: span,
    before: span,
    totals: z.object({ now: totals, before: totals }),
    points: z.array(point),
    funnel: z.object({ now: funnel, before: funnel }),
    items: z.array(best),
    catalogues: z.array(best),
    sources: z.array(source),
    /** Variants of own published items with few units left, the fewest first; then those with none. */
    running_out: z.array(
      z.object({ item: z.string(), name: z.string(), variant: z.string(), left: count }),
    ),
    /** Of a store that has never sold anything: what it does next; else null. */
    next_step: z.enum(['add_items', 'share']).nullable(),
  })
  .meta({ id: 'SalesReport' });
export type SalesReport = z.infer<typeof salesReport>;

export const getSalesReport = contract({
  id: 'admin.report-sales',
  service: 'admin',
  access: 'invoicing-admin',
  method: 'get',
  path: '/suppliers/{id}/reports/sales',
  summary: {
    en: 'How the store does: sales, conversion, best items and sources, compared with the time before',
    es: 'Cómo va la tienda: ventas, conversión, mejores artículos y orígenes, comparado con el tiempo anterior',
  },
  params: z.object({ id: storeId }),
  query: z.object({
    period: z.enum(reportPeriods).default(DEFAULT_PERIOD),
    way: z.enum(reportWays).default('all'),
    /** The store's own by default. */
    currency: currency.optional(),
  }),
  sample: { params: { id: sampleIds.store } },
  answer: salesReport,
  errors: ['not_found'],
});
