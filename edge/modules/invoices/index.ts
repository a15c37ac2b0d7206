export {
  issuerOf,
  linesOf,
  periodOf,
  recipientOf,
  toBuyerTaxData,
  toInvoice,
  toStoreTaxData,
} from './mapper.ts';
export * as globalInvoices from './global-statements.ts';
export * as invoices from './statements.ts';
export type { InvoicedOrder, InvoiceRow } from './statements.ts';
export { invoiceFile, invoiceXml } from './xml.ts';
