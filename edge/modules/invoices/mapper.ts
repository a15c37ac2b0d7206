import type {
  BuyerTaxFields,
  InvoiceView,
  StoreTaxData,
} from '../../../shared/contracts/invoices.ts';
import type {
  BuyerTaxData,
  CfdiUse,
  Regime,
  TaxData,
  VatRate,
} from '../../../shared/rules/cfdi.ts';
import type { GlobalPeriod } from '../../../shared/rules/global-period.ts';
import { invoiceNumber, type InvoiceLine } from '../../../shared/rules/invoice-sums.ts';
import type { InvoiceRow, OrderBillingRow, StoreBillingRow } from './statements.ts';

/** A document as its two sides read it. */
export function toInvoice(row: InvoiceRow): InvoiceView {
  const { rfc, name } = recipientOf(row);
  const period = row.period === null ? null : periodOf(row);
  return {
    id: row.id,
    number: invoiceNumber(row.number),
    kind: row.kind,
    of: row.of_number === null ? null : invoiceNumber(row.of_number),
    order: row.order_id,
    order_number: row.order_number,
    seller: row.seller,
    name,
    rfc,
    period: period && { first: period.first, last: period.last },
    total: row.total,
    currency: row.currency,
    issued_on: new Date(row.issued_at).toISOString(),
    stamp: row.stamp,
    stamp_folio: row.stamp_folio,
    stamp_fault: row.stamp_fault,
  };
}

/** To whom a document is issued, as it was when it was. */
export function recipientOf({ recipient }: Pick<InvoiceRow, 'recipient'>): BuyerTaxData {
  return JSON.parse(recipient) as BuyerTaxData;
}

/** Who issued a document. */
export function issuerOf({ issuer }: Pick<InvoiceRow, 'issuer'>): TaxData {
  return JSON.parse(issuer) as TaxData;
}

/** The period of a global invoice, and of a credit note that lessens one; null for every other document. */
export function periodOf({
  period,
  of_period: of,
}: Pick<InvoiceRow, 'period' | 'of_period'>): GlobalPeriod | null {
  const text = period ?? of;
  return text === null ? null : (JSON.parse(text) as GlobalPeriod);
}

/** The lines of a document; a credit note has one, which its reader's words name. */
export function linesOf(
  row: Pick<InvoiceRow, 'lines' | 'kind' | 'total'>,
  credit: string,
): InvoiceLine[] {
  if (row.kind === 'credit') return [{ name: credit, amount: 1, total: row.total }];
  return JSON.parse(row.lines) as InvoiceLine[];
}

/** A buyer's invoicing data. */
export function toBuyerTaxData(row: OrderBillingRow): BuyerTaxFields {
  const { rfc, name, tax_place: postal_code } = row;
  return { rfc, name, postal_code, regime: row.regime as Regime, use: row.cfdi_use as CfdiUse };
}

/** A store's tax data. */
export function toStoreTaxData(row: StoreBillingRow): StoreTaxData {
  const { rfc, name, tax_place: postal_code } = row;
  return {
    rfc,
    name,
    postal_code,
    regime: row.regime as Regime,
    vat: row.vat as VatRate,
    issues_alone: row.issues_alone === 1,
  };
}
