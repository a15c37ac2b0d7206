import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { vatRates } from '../rules/cfdi.ts';
import { contract, listOf, paging } from './contract.ts';
import { currency, minor, orderId, storeId } from './fields.ts';
import { pageRead } from './page-read.ts';
import { sampleIds } from './samples.ts';
import { buyerTaxData, taxData } from './tax-data.ts';

export { buyerTaxData, taxData, type BuyerTaxFields } from './tax-data.ts';

/** Invoices and credit notes: buyers ask for them, stores issue them (CFDI 4.0, Mexico). */

export const invoiceId = z.string().regex(/^fa_[a-z0-9]{26}$/);

/**
 * The tax data of a store, the tax that its prices include, in hundredths of a percent, and whether
 * an invoice that a buyer has asked for issues itself once its order is paid.
 */
export const storeTaxData = taxData
  .extend({ vat: z.union(vatRates.map((rate) => z.literal(rate))), issues_alone: z.boolean() })
  .meta({ id: 'StoreTaxData' });
export type StoreTaxData = z.infer<typeof storeTaxData>;

export const invoiceView = z
  .object({
    id: invoiceId,
    /** As it is printed; each store numbers its own without gaps, credit notes among them. */
    number: z.string(),
    /** A global invoice is over the sales of a period whose buyers asked for none of their own. */
    kind: z.enum(['invoice', 'credit', 'global']),
    /** The number of the invoice that a credit note lessens. */
    of: z.string().nullable(),
    /** Null for a global invoice. */
    order: orderId.nullable(),
    order_number: z.string().nullable(),
    /** The first and the last day of a global invoice, `YYYY-MM-DD`. */
    period: z.object({ first: z.string(), last: z.string() }).nullable(),
    seller: z.string(),
    /** To whom it is issued. */
    name: z.string(),
    rfc: z.string(),
    total: minor,
    currency,
    issued_on: z.string(),
    /** `none`: unstamped, and so without effect on taxes. */
    stamp: z.enum(['none', 'stamped', 'declined']),
    stamp_folio: z.string().nullable(),
    stamp_fault: z.string().nullable(),
  })
  .meta({ id: 'Invoice' });
export type InvoiceView = z.infer<typeof invoiceView>;

/** An order's invoicing data, for its buyer, and the documents that were issued. */
export const readOrderInvoices = pageRead({
  id: 'orders.invoices-of-order',
  params: z.object({ order: orderId }),
  answer: z.object({
    order: orderId,
    number: z.string(),
    seller: z.string(),
    /** True for a visitor who may be its buyer, but is not signed in: then nothing else is shown. */
    needs_sign_in: z.boolean(),
    /** Why no invoice may be asked for; null where one may. */
    refusal: z.enum(['invoice_issued', 'invoice_canceled', 'invoice_elsewhere']).nullable(),
    /** Whether one that is asked for now is issued at once: the order is paid, and its store has tax data. */
    at_once: z.boolean(),
    /** The data that the buyer has given. */
    billing: buyerTaxData.nullable(),
    invoices: z.array(invoiceView),
  }),
});
export type OrderInvoices = z.infer<typeof readOrderInvoices.answer>;

const sampleBuyer = {
  rfc: 'GODE561231GR8',
  name: 'EMILIA GODOY DÍAZ',
  regime: '612',
  postal_code: '06700',
  use: 'G03',
} as const;

export const askInvoice = contract({
  id: 'orders.invoice',
  service: 'orders',
  access: 'public',
  method: 'post',
  path: '/{order}/invoice',
  summary: {
    en: 'The buyer gives invoicing data for an order; its invoice is issued at once where the order is paid and its store has tax data, else later by the store',
    es: 'Quien compró da los datos de facturación de un pedido; la factura se emite enseguida si el pedido está pagado y la tienda tiene datos fiscales, y si no la tienda la emite después',
  },
  params: z.object({ order: orderId }),
  body: buyerTaxData,
  sample: { params: { order: sampleIds.order }, body: sampleBuyer },
  answer: z.object({ order: orderId, issued: z.boolean() }),
  errors: [
    'order_not_found',
    'invoice_issued',
    'invoice_canceled',
    'invoice_elsewhere',
    'invoice_data',
  ],
});

/** A page of the caller's invoices in this store, the latest first. */
export const readOwnInvoices = pageRead({
  id: 'orders.own-invoices',
  params: z.object({ ...paging(PAGE_SIZE.table) }),
  answer: listOf(invoiceView),
});

const admin = { service: 'admin', access: 'invoicing-admin' } as const;

export const listInvoices = contract({
  ...admin,
  id: 'admin.invoices',
  method: 'get',
  path: '/suppliers/{id}/invoices',
  summary: {
    en: 'The invoices and credit notes that a store issued, the latest first; `filter` is a number, with * for any end',
    es: 'Las facturas y notas de crédito que emitió una tienda, primero las últimas; `filter` es un número, con * para cualquier final',
  },
  params: z.object({ id: storeId }),
  query: z.object({ filter: z.string().max(40).optional(), ...paging(PAGE_SIZE.table) }),
  sample: { params: { id: sampleIds.store } },
  answer: listOf(invoiceView),
  errors: ['not_found'],
});

/** An invoice that its buyer has asked for, and that was not issued. */
export const waitingInvoice = z.object({
  order: orderId,
  number: z.string(),
  name: z.string(),
  rfc: z.string(),
  total: minor,
  currency,
  asked_on: z.string(),
  /** Whether the order is paid, so that its invoice may be issued. */
  is_paid: z.boolean(),
});
export type WaitingInvoice = z.infer<typeof waitingInvoice>;

export const listWaitingInvoices = contract({
  ...admin,
  id: 'admin.invoices-waiting',
  method: 'get',
  path: '/suppliers/{id}/invoices/waiting',
  summary: {
    en: 'The invoices that buyers have asked for and that were not issued, the first asked first; 100 at most',
    es: 'Las facturas que pidieron los compradores y que no se han emitido, primero las que se pidieron antes; 100 como máximo',
  },
  params: z.object({ id: storeId }),
  sample: { params: { id: sampleIds.store } },
  answer: z.object({ results: z.array(waitingInvoice) }),
  errors: ['not_found'],
});

export const issueInvoice = contract({
  ...admin,
  id: 'admin.invoice-issue',
  method: 'post',
  path: '/suppliers/{id}/orders/{order}/invoice',
  summary: {
    en: 'Issues the invoice that the buyer of a paid order has asked for',
    es: 'Emite la factura que pidió quien compró un pedido pagado',
  },
  params: z.object({ id: storeId, order: orderId }),
  sample: { params: { id: sampleIds.store, order: sampleIds.order } },
  status: 201,
  answer: z.object({ id: invoiceId, order: orderId }),
  errors: [
    'not_found',
    'order_not_found',
    'invoice_not_asked',
    'invoice_issued',
    'invoice_too_early',
    'invoice_canceled',
    'invoice_elsewhere',
    'billing_missing',
  ],
});

export const stampInvoice = contract({
  ...admin,
  id: 'admin.invoice-stamp',
  method: 'post',
  path: '/suppliers/{id}/invoices/{invoice}/stamp',
  summary: {
    en: 'Has a document stamped by the stamping service; the sandbox’s stamp has no effect on taxes',
    es: 'Manda timbrar un documento con el servicio de timbrado; el timbre del entorno de pruebas no tiene efectos fiscales',
  },
  params: z.object({ id: storeId, invoice: invoiceId }),
  sample: { params: { id: sampleIds.store, invoice: sampleIds.invoice } },
  answer: invoiceView,
  errors: ['not_found', 'invoice_not_found', 'stamping_off', 'stamping_failed'],
});

const BILLING = '/suppliers/{id}/billing';

export const getBilling = contract({
  ...admin,
  id: 'admin.billing',
  method: 'get',
  path: BILLING,
  summary: {
    en: 'The tax data with which a store issues its invoices; null where it has none',
    es: 'Los datos fiscales con los que una tienda emite sus facturas; null si no los tiene',
  },
  params: z.object({ id: storeId }),
  sample: { params: { id: sampleIds.store } },
  answer: z.object({ billing: storeTaxData.nullable() }),
  errors: ['not_found'],
});

export const changeBilling = contract({
  ...admin,
  id: 'admin.billing-change',
  method: 'put',
  path: BILLING,
  summary: {
    en: 'Keeps the tax data with which a store issues its next invoices; those that were issued stay as they are',
    es: 'Guarda los datos fiscales con los que una tienda emite sus próximas facturas; las ya emitidas quedan como están',
  },
  params: z.object({ id: storeId }),
  body: storeTaxData,
  sample: {
    params: { id: sampleIds.store },
    body: {
      rfc: 'EKU9003173C9',
      name: 'ESCUELA KEMPER URGATE',
      regime: '601',
      postal_code: '06700',
      vat: 1600,
      issues_alone: false,
    },
  },
  answer: z.object({ billing: storeTaxData }),
  errors: ['not_found', 'invoice_data'],
});
