import type { BuyerTaxData, TaxData } from '../../../shared/rules/cfdi.ts';
import type { InvoiceLine, InvoicesFilter } from '../../../shared/rules/invoice-sums.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { nothing, raw } from '../../db/sql.ts';

export interface InvoiceRow extends Omit<CellTables['invoice'], 'payment_type'> {
  payment_type: PaymentCode | null;
  /** Null for a global invoice, which is about many orders. */
  order_number: string | null;
  seller: string;
  /** The number of the document that a credit note lessens, its stamp's folio, and the period of a global one. */
  of_number: number | null;
  of_folio: string | null;
  of_period: string | null;
}

const columns = raw(`i.id, i.supplier_id, i.number, i.kind, i.order_id, i.invoice_id, i.refund_id,
  i.issuer, i.recipient, i.lines, i.vat, i.payment_type, i.total, i.currency, i.issued_at, i.stamp,
  i.stamp_folio, i.stamp_fault, i.stamped_at, i.period, o.number AS order_number, s.name AS seller,
  f.number AS of_number, f.stamp_folio AS of_folio, f.period AS of_period`);
const tables = raw(`invoice i LEFT JOIN purchase_order o ON o.id = i.order_id
  JOIN store s ON s.id = i.supplier_id LEFT JOIN invoice f ON f.id = i.invoice_id`);

/** The documents of an order, the first one first; credit notes of a global invoice are none of its buyer's. */
export function listOfOrder(order: string): Statement<InvoiceRow> {
  return sql<InvoiceRow>`SELECT ${columns} FROM ${tables}
    WHERE i.order_id = ${order} AND f.period IS NULL ORDER BY i.number`;
}

/** One document, by its id. */
export function findInvoice(id: string): Statement<InvoiceRow> {
  return sql<InvoiceRow>`SELECT ${columns} FROM ${tables} WHERE i.id = ${id}`;
}

function narrowed(filter: InvoicesFilter | null): Statement {
  if (filter === null) return nothing;
  const { text, isPrefix, isPrinted } = filter;
  const shown = isPrinted ? sql`printf('F-%06d', i.number)` : sql`CAST(i.number AS TEXT)`;
  return isPrefix
    ? sql` AND substr(${shown}, 1, length(${text})) = ${text}`
    : sql` AND ${shown} = ${text}`;
}

type Page = { readonly offset: number; readonly limit: number };

/** A page of a store's documents, the latest first. */
export function listOfSupplier(
  supplierId: string,
  filter: InvoicesFilter | null,
  { offset, limit }: Page,
): Statement<InvoiceRow> {
  return sql<InvoiceRow>`SELECT ${columns} FROM ${tables}
    WHERE i.supplier_id = ${supplierId}${narrowed(filter)}
    ORDER BY i.number DESC LIMIT ${limit} OFFSET ${offset}`;
}

/** How many documents a filter finds, counted up to `most`. */
export function countOfSupplier(
  supplierId: string,
  filter: InvoicesFilter | null,
  most: number,
): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM (SELECT 1 FROM invoice i
    WHERE i.supplier_id = ${supplierId}${narrowed(filter)} LIMIT ${most})`;
}

/** A page of a buyer's documents in one store, the latest first. */
export function listOfBuyer(
  storeId: string,
  buyer: { readonly accountId: string; readonly email: string | null },
  { offset, limit }: Page,
): Statement<InvoiceRow> {
  return sql<InvoiceRow>`SELECT ${columns} FROM ${tables}
    WHERE i.order_id IN (
      SELECT id FROM purchase_order WHERE store_id = ${storeId} AND account_id = ${buyer.accountId}
      UNION SELECT id FROM purchase_order
        WHERE store_id = ${storeId} AND lower(contact ->> 'email') = ${buyer.email})
      AND f.period IS NULL
    ORDER BY i.issued_at DESC, i.number DESC LIMIT ${limit} OFFSET ${offset}`;
}

/** An order, as far as its invoice depends on it. */
export interface InvoicedOrder extends Pick<
  CellTables['purchase_order'],
  | 'id'
  | 'number'
  | 'store_id'
  | 'supplier_id'
  | 'currency'
  | 'shipping_total'
  | 'total'
  | 'is_authorized'
> {
  state: OrderState;
  payment_type: PaymentCode | null;
  seller: string;
  /** The country of the store that delivers, and so issues the invoice. */
  country: string;
}

/** Of a card on a seller's own terminal nobody knows whether it was one of credit. */
const orderColumns = raw(`o.id, o.number, o.store_id, o.supplier_id, o.currency, o.shipping_total,
  o.total, o.state, o.is_authorized, iif(EXISTS (SELECT 1 FROM in_store_sale v WHERE v.order_id = o.id
    AND v.taken = 'card'), NULL, o.payment_type) AS payment_type, s.name AS seller, s.country`);

/** An order that a store sold; a test has no invoice, here and below. */
export function findSold(storeId: string, order: string): Statement<InvoicedOrder> {
  return sql<InvoicedOrder>`SELECT ${orderColumns} FROM purchase_order o JOIN store s ON s.id = o.supplier_id
    WHERE o.id = ${order} AND o.is_test = 0 AND o.store_id = ${storeId}`;
}

/** An order, whichever stores sell and deliver it. */
export function findOrder(order: string): Statement<InvoicedOrder> {
  return sql<InvoicedOrder>`SELECT ${orderColumns} FROM purchase_order o JOIN store s ON s.id = o.supplier_id
    WHERE o.id = ${order} AND o.is_test = 0`;
}

/** An order that a store delivers. */
export function findDelivered(supplierId: string, order: string): Statement<InvoicedOrder> {
  return sql<InvoicedOrder>`SELECT ${orderColumns} FROM purchase_order o JOIN store s ON s.id = o.supplier_id
    WHERE o.id = ${order} AND o.is_test = 0 AND o.supplier_id = ${supplierId}
      AND o.state <> 'awaiting_payment'`;
}

/** The lines of an order, as its invoice names them, with the authority's codes that their items have now. */
export function listInvoiced(order: string): Statement<Omit<InvoiceLine, 'number'>> {
  return sql<Omit<InvoiceLine, 'number'>>`SELECT l.snapshot ->> '$.name' AS name,
      iif(l.cut_due = 0, l.amount, l.amount - l.cut_units) AS amount, l.total - l.cut_due AS total,
      i.sat_product, i.sat_unit
    FROM order_line l LEFT JOIN item i ON i.id = l.item_id
    WHERE l.order_id = ${order} ORDER BY l.position`;
}

export type OrderBillingRow = CellTables['order_billing'];

/** The invoicing data that a buyer gave for an order. */
export function findAsked(order: string): Statement<OrderBillingRow> {
  return sql<OrderBillingRow>`SELECT order_id, supplier_id, rfc, name, regime, cfdi_use, tax_place, asked_at
    FROM order_billing WHERE order_id = ${order}`;
}

/** Keeps a buyer's invoicing data, in the place of what was there. */
export function keepAsked(
  { id, supplier_id }: Pick<InvoicedOrder, 'id' | 'supplier_id'>,
  data: BuyerTaxData,
  now: number,
): Statement {
  return sql`INSERT INTO order_billing
      (order_id, supplier_id, rfc, name, regime, cfdi_use, tax_place, asked_at)
    VALUES (${id}, ${supplier_id}, ${data.rfc}, ${data.name}, ${data.regime}, ${data.use},
      ${data.postal_code}, ${now})
    ON CONFLICT DO UPDATE SET rfc = excluded.rfc, name = excluded.name, regime = excluded.regime,
      cfdi_use = excluded.cfdi_use, tax_place = excluded.tax_place, asked_at = excluded.asked_at`;
}

/** Finds one of the stores that issues CFDI invoices: a Mexican one. */
export function anyIssues(suppliers: readonly string[]): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM store
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(suppliers)})) AND country = 'MX' LIMIT 1`;
}

/** Keeps the data that a buyer gives in a checkout, as JSON; null takes them out. */
export function keepOfCheckout(
  storeId: string,
  checkout: string,
  data: BuyerTaxData | null,
): Statement {
  return sql`UPDATE checkout SET invoicing = ${data && JSON.stringify(data)}
    WHERE id = ${checkout} AND store_id = ${storeId}`;
}

/** Gives the data of a checkout to those of its orders that may have an invoice. */
export function askOfCheckout(checkout: string, now: number): Statement {
  return sql`INSERT INTO order_billing
      (order_id, supplier_id, rfc, name, regime, cfdi_use, tax_place, asked_at)
    SELECT o.id, o.supplier_id, c.invoicing ->> 'rfc', c.invoicing ->> 'name',
      c.invoicing ->> 'regime', c.invoicing ->> 'use', c.invoicing ->> 'postal_code', ${now}
    FROM purchase_order o JOIN checkout c ON c.id = o.checkout_id AND c.invoicing IS NOT NULL
    JOIN store s ON s.id = o.supplier_id AND s.country = 'MX'
    WHERE o.checkout_id = ${checkout} AND o.is_test = 0 AND o.currency = 'MXN' AND o.total > 0
      AND o.state NOT LIKE 'canceled%'
    ON CONFLICT DO NOTHING`;
}

/** The data that an account gave last for an order in a store. */
export function findLatestOf(storeId: string, account: string): Statement<OrderBillingRow> {
  return sql<OrderBillingRow>`SELECT b.order_id, b.supplier_id, b.rfc, b.name, b.regime, b.cfdi_use,
      b.tax_place, b.asked_at
    FROM purchase_order o JOIN order_billing b ON b.order_id = o.id
    WHERE o.store_id = ${storeId} AND o.account_id = ${account}
    ORDER BY o.created_at DESC LIMIT 1`;
}

export interface WaitingRow extends Pick<
  OrderBillingRow,
  'order_id' | 'name' | 'rfc' | 'asked_at'
> {
  number: string;
  total: number;
  currency: string;
  state: OrderState;
  payment_type: PaymentCode | null;
  is_authorized: number;
}

/** What buyers asked for and was not issued, the first asked first; orders that were cancelled are left out. */
export function listWaiting(supplierId: string): Statement<WaitingRow> {
  return sql<WaitingRow>`SELECT b.order_id, b.name, b.rfc, b.asked_at, o.number, o.total, o.currency,
      o.state, o.payment_type, o.is_authorized
    FROM order_billing b JOIN purchase_order o ON o.id = b.order_id
    WHERE b.supplier_id = ${supplierId} AND o.state NOT LIKE 'canceled%'
      AND NOT EXISTS (SELECT 1 FROM invoice i WHERE i.order_id = b.order_id AND i.kind = 'invoice')
    ORDER BY b.asked_at LIMIT 100`;
}

export type StoreBillingRow = CellTables['store_billing'];

/** The tax data of a store. */
export function findBilling(storeId: string): Statement<StoreBillingRow> {
  return sql<StoreBillingRow>`SELECT store_id, rfc, name, regime, tax_place, vat, issues_alone, account_id,
      changed_at FROM store_billing WHERE store_id = ${storeId}`;
}

/** Keeps a store's tax data, in the place of what was there. */
export function keepBilling(
  storeId: string,
  data: TaxData & { readonly vat: number; readonly issues_alone: boolean },
  accountId: string,
  now: number,
): Statement {
  return sql`INSERT INTO store_billing
      (store_id, rfc, name, regime, tax_place, vat, issues_alone, account_id, changed_at)
    VALUES (${storeId}, ${data.rfc}, ${data.name}, ${data.regime}, ${data.postal_code}, ${data.vat},
      ${Number(data.issues_alone)}, ${accountId}, ${now})
    ON CONFLICT DO UPDATE SET rfc = excluded.rfc, name = excluded.name, regime = excluded.regime,
      tax_place = excluded.tax_place, vat = excluded.vat, issues_alone = excluded.issues_alone,
      account_id = excluded.account_id, changed_at = excluded.changed_at`;
}

/** The number of a store's next document, of whichever kind. */
export function nextNumber(supplierId: string): Statement {
  return sql`(SELECT coalesce(max(number), 0) + 1 FROM invoice WHERE supplier_id = ${supplierId})`;
}

/** An invoice to issue. */
export interface NewInvoice {
  readonly id: string;
  readonly order: InvoicedOrder;
  readonly issuer: TaxData;
  readonly recipient: BuyerTaxData;
  readonly lines: readonly InvoiceLine[];
  readonly vat: number;
}

/** Issues an invoice: the batch itself gives it its store's next number, so that none is left out. */
export function issue(
  { id, order, issuer, recipient, lines, vat }: NewInvoice,
  now: number,
): Statement {
  return sql`INSERT INTO invoice (id, supplier_id, number, kind, order_id, issuer, recipient, lines, vat,
      payment_type, total, currency, issued_at)
    VALUES (${id}, ${order.supplier_id},
      ${nextNumber(order.supplier_id)}, 'invoice', ${order.id}, ${JSON.stringify(issuer)}, ${JSON.stringify(recipient)},
      ${JSON.stringify(lines)}, ${vat}, ${order.payment_type}, ${order.total}, ${order.currency}, ${now})`;
}

/** True while no invoice of an order's own was issued. */
export function hasNone(order: string): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM invoice WHERE order_id = ${order} AND kind = 'invoice')`;
}

/** Notes what the stamping service said of a document that is not stamped yet. */
export function noteStamp(
  id: string,
  said: { readonly folio: string } | { readonly fault: string },
  now: number,
): Statement {
  return 'folio' in said
    ? sql`UPDATE invoice SET stamp = 'stamped', stamp_folio = ${said.folio}, stamp_fault = NULL,
        stamped_at = ${now} WHERE id = ${id} AND stamp <> 'stamped'`
    : sql`UPDATE invoice SET stamp = 'declined', stamp_fault = ${said.fault}, stamped_at = ${now}
        WHERE id = ${id} AND stamp <> 'stamped'`;
}
