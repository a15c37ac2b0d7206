import { z } from 'zod';
import { periodicities } from '../rules/global-period.ts';
import { isDay } from '../rules/local-time.ts';
import { contract } from './contract.ts';
import { minor, storeId } from './fields.ts';
import { invoiceId } from './invoices.ts';
import { sampleIds } from './samples.ts';

/** Global invoices: a store's sales of a period whose buyers asked for no invoice (CFDI 4.0, Mexico). */

/** A period of the authority's catalogue c_Periodicidad, and any day in it, by Mexico's clock. */
const period = z.object({
  periodicity: z.enum(periodicities),
  day: z.string().refine(isDay),
});

const admin = { service: 'admin', access: 'invoicing-admin' } as const;
const PATH = '/suppliers/{id}/invoices/global';
const failures = [
  'not_found',
  'billing_missing',
  'invoice_elsewhere',
  'period_not_begun',
  'period_regime',
] as const;

export const globalPreview = z.object({
  /** The first and the last day of the period, `YYYY-MM-DD`. */
  first: z.string(),
  last: z.string(),
  /** False while sales of the period may still come: they stand in another document then. */
  is_over: z.boolean(),
  /** How many orders the document has; 2,000 at most. */
  orders: z.number().int(),
  /** Whether more wait for another document of the period. */
  has_more: z.boolean(),
  base: minor,
  tax: minor,
  total: minor,
  currency: z.literal('MXN'),
});
export type GlobalPreview = z.infer<typeof globalPreview>;

export const previewGlobalInvoice = contract({
  ...admin,
  id: 'admin.invoice-global-preview',
  method: 'get',
  path: PATH,
  summary: {
    en: 'What a global invoice over a period would have: the paid orders without an invoice of their own, their sum and its tax',
    es: 'Lo que tendría la factura global de un periodo: los pedidos pagados sin factura propia, su suma y su impuesto',
  },
  params: z.object({ id: storeId }),
  query: period,
  sample: { params: { id: sampleIds.store }, query: { periodicity: '04', day: '2026-11-12' } },
  answer: globalPreview,
  errors: failures,
});

export const makeGlobalInvoice = contract({
  ...admin,
  id: 'admin.invoice-global',
  method: 'post',
  path: PATH,
  summary: {
    en: 'Issues the global invoice of a period over the paid orders without an invoice of their own; each order stands in one at most',
    es: 'Emite la factura global de un periodo por los pedidos pagados sin factura propia; cada pedido está a lo sumo en una',
  },
  params: z.object({ id: storeId }),
  body: period,
  sample: { params: { id: sampleIds.store }, body: { periodicity: '04', day: '2026-11-12' } },
  status: 201,
  answer: z.object({ id: invoiceId }),
  errors: [...failures, 'period_empty'],
});
