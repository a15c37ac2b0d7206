import type { Context } from 'hono';
import { invoiceForm } from '../../fragments/shop/invoice-form/server.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { isOfBuyer } from '../flows/purchase/index.ts';
import type { EdgeEnv } from '../http/context.ts';
import { download } from '../http/download.ts';
import { answerFailure } from '../http/failure.ts';
import { invoiceFile, invoices, invoiceXml, type InvoiceRow } from '../modules/invoices/index.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import { invoiceSheet } from './pdf/invoice-sheet.ts';

/** `GET {base}/facturas/{invoice}/pdf`: a document to print, for its two sides. */
export async function answerInvoicePdf(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'invoices.pdf');
  const row = await findOwn(context);
  if (!row) return answerFailure(context, { code: 'invoice_not_found' });
  const words = wordsOf(invoiceForm.words, 'es-MX');
  return download(invoiceSheet(row, words), 'application/pdf', `${invoiceFile(row)}.pdf`);
}

/** `GET {base}/facturas/{invoice}/xml`: the same in the format CFDI 4.0. */
export async function answerInvoiceXml(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'invoices.xml');
  const row = await findOwn(context);
  if (!row) return answerFailure(context, { code: 'invoice_not_found' });
  return download(invoiceXml(row), 'application/xml; charset=utf-8', `${invoiceFile(row)}.xml`);
}

/**
 * A document, for the buyer of its order in the store that sold it, and for the staff of the store that
 * issued it; everybody else finds none. A global invoice and its credit notes are the staff's alone.
 */
async function findOwn(context: Context<EdgeEnv>): Promise<InvoiceRow | undefined> {
  const scope: RequestScope = context.get('scope');
  const row = await scope.cell.first(invoices.findInvoice(context.req.param('invoice') ?? ''));
  if (!row) return undefined;
  const identity = await scope.visitor.identity();
  const isStaff =
    row.supplier_id === scope.tenant.storeId && identity?.keychain.has('invoicing-admin') === true;
  if (isStaff) return row;
  if (row.order_id === null || row.of_period !== null) return undefined;
  return (await isOfBuyer(scope, { order: row.order_id })) ? row : undefined;
}
