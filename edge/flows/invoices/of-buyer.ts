import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  InvoiceView,
  OrderInvoices,
  askInvoice as askContract,
} from '../../../shared/contracts/invoices.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { taxProblems } from '../../../shared/rules/cfdi.ts';
import { assertThat } from '../../db/sql.ts';
import {
  invoices,
  toBuyerTaxData,
  toInvoice,
  toStoreTaxData,
} from '../../modules/invoices/index.ts';
import { buyerOf } from '../../modules/orders/index.ts';
import { readProfile } from '../../modules/profiles/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { isOfBuyer } from '../purchase/index.ts';
import { issuing, whyNoInvoice } from './issue.ts';

/**
 * The invoices of an order for its buyer, and the data that were given. A visitor who is not signed
 * in is told to; an account that did not buy it finds no such order.
 */
export async function readOrderInvoices(
  scope: RequestScope,
  order: string,
): Promise<Result<OrderInvoices, Failure>> {
  const { cell, tenant, visitor } = scope;
  const [row, asked, made, isBuyer, identity] = await Promise.all([
    cell.first(invoices.findSold(tenant.storeId, order)),
    cell.first(invoices.findAsked(order)),
    cell.read(invoices.listOfOrder(order)),
    isOfBuyer(scope, { order }),
    visitor.identity(),
  ]);
  if (!row || (!isBuyer && identity)) return fail({ code: 'order_not_found' });
  const billing = await cell.first(invoices.findBilling(row.supplier_id));
  const refusal = made.length > 0 ? 'invoice_issued' : whyNoInvoice(row);
  return ok({
    order: row.id,
    number: row.number,
    seller: row.seller,
    needs_sign_in: !isBuyer,
    refusal: refusal === 'invoice_too_early' ? null : (refusal ?? null),
    at_once: refusal === undefined && billing !== undefined,
    billing: isBuyer && asked ? toBuyerTaxData(asked) : null,
    invoices: isBuyer ? made.map(toInvoice) : [],
  });
}

/**
 * Keeps the invoicing data of an order, in the place of what was given before, and issues its invoice
 * where the order is paid and its store has tax data. Undo: until it is issued, other data; then none.
 */
export async function askInvoice(
  scope: RequestScope,
  order: string,
  given: z.output<(typeof askContract)['body']>,
): Promise<Result<Change<{ order: string; issued: boolean }>, Failure>> {
  const { cell, tenant, ports } = scope;
  const [row, made, lines, isBuyer] = await Promise.all([
    cell.first(invoices.findSold(tenant.storeId, order)),
    cell.read(invoices.listOfOrder(order)),
    cell.read(invoices.listInvoiced(order)),
    isOfBuyer(scope, { order }),
  ]);
  if (!row || !isBuyer) return fail({ code: 'order_not_found' });
  if (made.length > 0) return fail({ code: 'invoice_issued' });
  const refusal = whyNoInvoice(row);
  if (refusal && refusal !== 'invoice_too_early') return fail({ code: refusal });
  const [wrong] = taxProblems(given);
  if (wrong !== undefined) return fail({ code: 'invoice_data', field: wrong });
  const now = ports.clock.now();
  const kept = invoices.keepAsked(row, given, now);
  const billing = await cell.first(invoices.findBilling(row.supplier_id));
  if (refusal || !billing) {
    return ok({
      answer: { order, issued: false },
      statements: [assertThat(invoices.hasNone(order)), kept],
      refused: () => Promise.resolve({ code: 'invoice_issued' }),
    });
  }
  const issued = issuing({ row, lines, billing: toStoreTaxData(billing), recipient: given }, now);
  return ok({
    answer: { order, issued: true },
    // The data come last: they find the invoice issued, and ask for none.
    statements: [...issued.statements, kept],
    refused: issued.refused,
    committed: () => announceOutbox(scope, issued.outbox),
  });
}

/** A page of the caller's invoices in the store; empty for a caller without an account. */
export async function readOwnInvoices(
  scope: RequestScope,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Result<{ results: InvoiceView[]; matches_estimated: number }, Failure>> {
  const identity = await scope.visitor.identity();
  const profile = identity ? await readProfile(scope, identity.accountId) : undefined;
  if (!profile?.ok) return ok({ results: [], matches_estimated: 0 });
  const rows = await scope.cell.read(
    invoices.listOfBuyer(scope.tenant.storeId, buyerOf(profile.value), {
      offset,
      // One row more than the page shows says whether there is a next page.
      limit: limit + 1,
    }),
  );
  const seen = rows.length === 0 ? 0 : offset + rows.length;
  return ok({ results: rows.slice(0, limit).map(toInvoice), matches_estimated: seen });
}
