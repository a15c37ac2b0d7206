import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  InvoiceView,
  listInvoices as listContract,
  StoreTaxData,
  WaitingInvoice,
} from '../../../shared/contracts/invoices.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { taxProblems } from '../../../shared/rules/cfdi.ts';
import { readInvoicesFilter } from '../../../shared/rules/invoice-sums.ts';
import { mayReceipt } from '../../../shared/rules/receipts.ts';
import {
  invoices,
  invoiceXml,
  toBuyerTaxData,
  toInvoice,
  toStoreTaxData,
} from '../../modules/invoices/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import { stampWithin } from '../../providers/stamping/port.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
import { COUNTED_MOST, matchesOf } from '../../unit-of-work/counted.ts';
import { issuing, whyNoInvoice } from './issue.ts';

/** How long a stamping service may take. */
const STAMP_WAIT_MS = 8_000;

/** A page of the documents that the tenant's store issued. */
export async function listInvoices(
  { cell, tenant }: RequestScope,
  { filter: typed = '', offset, limit }: z.output<(typeof listContract)['query']>,
): Promise<Result<{ results: InvoiceView[]; matches_estimated: number }, Failure>> {
  const filter = readInvoicesFilter(typed);
  const [rows, counted] = await Promise.all([
    cell.read(invoices.listOfSupplier(tenant.storeId, filter, { offset, limit })),
    cell.first(invoices.countOfSupplier(tenant.storeId, filter, COUNTED_MOST)),
  ]);
  return ok({
    results: rows.map(toInvoice),
    matches_estimated: matchesOf(counted, { offset }, rows.length),
  });
}

/** The invoices that the buyers of the tenant's store wait for. */
export async function listWaiting({
  cell,
  tenant,
}: RequestScope): Promise<Result<{ results: WaitingInvoice[] }, Failure>> {
  const rows = await cell.read(invoices.listWaiting(tenant.storeId));
  return ok({
    results: rows.map((row) => ({
      order: row.order_id,
      number: row.number,
      name: row.name,
      rfc: row.rfc,
      total: row.total,
      currency: row.currency,
      asked_on: new Date(row.asked_at).toISOString(),
      is_paid: mayReceipt(row),
    })),
  });
}

/** Issues the invoice that a buyer has asked for. Undo: a refund, which is a credit note. */
export async function issueInvoice(
  scope: RequestScope,
  order: string,
): Promise<Result<Change<{ id: string; order: string }>, Failure>> {
  const { cell, tenant, ports } = scope;
  const [row, asked, made, lines, billing] = await Promise.all([
    cell.first(invoices.findDelivered(tenant.storeId, order)),
    cell.first(invoices.findAsked(order)),
    cell.read(invoices.listOfOrder(order)),
    cell.read(invoices.listInvoiced(order)),
    cell.first(invoices.findBilling(tenant.storeId)),
  ]);
  if (!row) return fail({ code: 'order_not_found' });
  if (made.length > 0) return fail({ code: 'invoice_issued' });
  const refusal = whyNoInvoice(row);
  if (refusal) return fail({ code: refusal });
  if (!asked) return fail({ code: 'invoice_not_asked' });
  if (!billing) return fail({ code: 'billing_missing' });
  const issued = issuing(
    { row, lines, billing: toStoreTaxData(billing), recipient: toBuyerTaxData(asked) },
    ports.clock.now(),
  );
  return ok({
    answer: { id: issued.id, order },
    statements: issued.statements,
    refused: issued.refused,
    committed: () => announceOutbox(scope, issued.outbox),
  });
}

/**
 * Has a document stamped. The service is asked under the document's id, so that a call that was cut
 * off is made again without a second stamp.
 */
export async function stampInvoice(
  { cell, tenant, ports }: RequestScope,
  id: string,
): Promise<Result<Change<InvoiceView>, Failure>> {
  const row = await cell.first(invoices.findInvoice(id));
  if (row?.supplier_id !== tenant.storeId) return fail({ code: 'invoice_not_found' });
  if (row.stamp === 'stamped') return ok({ answer: toInvoice(row), statements: [] });
  if (!ports.stamping) return fail({ code: 'stamping_off' });
  const said = await stampWithin(ports.stamping, { id, xml: invoiceXml(row) }, STAMP_WAIT_MS);
  if (said.kind === 'unknown') return fail({ code: 'stamping_failed' });
  const stamp =
    said.kind === 'stamped'
      ? ({ stamp: 'stamped', stamp_folio: said.folio, stamp_fault: null } as const)
      : ({ stamp: 'declined', stamp_folio: null, stamp_fault: said.fault } as const);
  return ok({
    answer: toInvoice({ ...row, ...stamp }),
    statements: [invoices.noteStamp(id, said, ports.clock.now())],
  });
}

/** The tax data of the tenant's store. */
export async function getBilling({
  cell,
  tenant,
}: RequestScope): Promise<Result<{ billing: StoreTaxData | null }, Failure>> {
  const row = await cell.first(invoices.findBilling(tenant.storeId));
  return ok({ billing: row ? toStoreTaxData(row) : null });
}

/** Keeps the tax data of the tenant's store. Undo: the data that were there before. */
export async function changeBilling(
  scope: RequestScope,
  given: StoreTaxData,
): Promise<Result<Change<{ billing: StoreTaxData }>, Failure>> {
  const [wrong] = taxProblems(given);
  if (wrong !== undefined) return fail({ code: 'invoice_data', field: wrong });
  const { storeId } = scope.tenant;
  const [{ accountId }, row] = await Promise.all([
    signedIn(scope),
    scope.cell.first(invoices.findBilling(storeId)),
  ]);
  const entry = await traceOf(scope, {
    subject: 'billing',
    subjectId: storeId,
    before: row ? toStoreTaxData(row) : null,
    after: given,
  });
  return ok({
    answer: { billing: given },
    statements: [
      invoices.keepBilling(storeId, given, accountId, scope.ports.clock.now()),
      ...entry,
    ],
  });
}
