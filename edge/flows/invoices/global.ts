import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  GlobalPreview,
  makeGlobalInvoice as makeContract,
} from '../../../shared/contracts/global-invoices.ts';
import type { StoreTaxData } from '../../../shared/contracts/invoices.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { publicAt } from '../../../shared/rules/cfdi.ts';
import {
  globalPeriod,
  TWO_MONTHS_REGIME,
  type GlobalPeriod,
} from '../../../shared/rules/global-period.ts';
import { invoiceSums } from '../../../shared/rules/invoice-sums.ts';
import { endOfDay, startOfDay } from '../../../shared/rules/local-time.ts';
import { assertThat } from '../../db/sql.ts';
import { globalInvoices, invoices, toStoreTaxData } from '../../modules/invoices/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

type Given = z.output<(typeof makeContract)['body']>;

/** The tax authority's days are those of central Mexico. */
const CLOCK = 'MX';

interface Asked {
  readonly period: GlobalPeriod;
  readonly billing: StoreTaxData;
  readonly span: globalInvoices.Span;
  readonly isOver: boolean;
}

/** A period of the tenant's store as far as it has gone by, or why it has no global invoice. */
async function ask(
  scope: RequestScope,
  { periodicity, day }: Given,
): Promise<Result<Asked, Failure>> {
  const { cell, tenant, ports } = scope;
  const [row, store] = await Promise.all([
    cell.first(invoices.findBilling(tenant.storeId)),
    currentStore(scope),
  ]);
  if (store?.country !== 'MX' || store.currency !== 'MXN')
    return fail({ code: 'invoice_elsewhere' });
  if (!row) return fail({ code: 'billing_missing' });
  const billing = toStoreTaxData(row);
  if (periodicity === '05' && billing.regime !== TWO_MONTHS_REGIME) {
    return fail({ code: 'period_regime' });
  }
  const period = globalPeriod(periodicity, day);
  const now = ports.clock.now();
  const from = startOfDay(period.first, CLOCK);
  const end = endOfDay(period.last, CLOCK);
  if (from > now) return fail({ code: 'period_not_begun' });
  // What is paid this very moment counts.
  const span = { supplierId: tenant.storeId, from, until: Math.min(end, now + 1) };
  return ok({ period, billing, span, isOver: end <= now });
}

/** What the next global invoice of a period would have. */
export async function previewGlobal(
  scope: RequestScope,
  given: Given,
): Promise<Result<GlobalPreview, Failure>> {
  const asked = await ask(scope, given);
  if (!asked.ok) return asked;
  const { period, billing, span, isOver } = asked.value;
  const rows = await scope.cell.read(globalInvoices.listDue(span));
  const lines = rows.map(({ total }) => ({ name: 'Venta', amount: 1, total }));
  const { base, tax, total } = invoiceSums(lines, billing.vat);
  return ok({
    first: period.first,
    last: period.last,
    is_over: isOver,
    orders: rows.length,
    has_more: rows.length === globalInvoices.GLOBAL_ORDERS_MOST,
    base,
    tax,
    total,
    currency: 'MXN',
  });
}

/**
 * Issues the global invoice of a period. The batch itself finds its orders, so that of two callers at
 * one time the second has what the first left. Undo: none; an order leaves it by a credit note.
 */
export async function makeGlobal(
  scope: RequestScope,
  given: Given,
): Promise<Result<Change<{ id: string }>, Failure>> {
  const asked = await ask(scope, given);
  if (!asked.ok) return asked;
  const { period, billing, span } = asked.value;
  const { vat, issues_alone: _alone, ...issuer } = billing;
  const id = newId('invoice');
  const recipient = publicAt(issuer.postal_code);
  const now = scope.ports.clock.now();
  return ok({
    answer: { id },
    statements: [
      ...globalInvoices.issueGlobal({ id, span, period, issuer, recipient, vat }, now),
      assertThat(globalInvoices.isIssued(id)),
    ],
    refused: ({ kind }) =>
      Promise.resolve({ code: kind === 'unique' ? 'idempotency_in_progress' : 'period_empty' }),
  });
}
