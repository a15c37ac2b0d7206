export {
  issuerOf,
  linesOf,
  recipientOf,
  toBuyerTaxData,
  toInvoice,
  toStoreTaxData,
} from './mapper.ts';
export * as invoices from './statements.ts';
export type { InvoicedOrder, InvoiceRow } from './statements.ts';
export { invoiceFile, invoiceXml } from './xml.ts';
