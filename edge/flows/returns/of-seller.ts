import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  listReturns as listContract,
  SellerReturn,
  SellerReturnView,
} from '../../../shared/contracts/seller-returns.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isOpenRefund } from '../../../shared/rules/refunds.ts';
import type { ReturnedUnits } from '../../../shared/rules/returns.ts';
import { stock } from '../../modules/checkouts/index.ts';
import { listPaidOf, readOrder } from '../../modules/orders/index.ts';
import { payments } from '../../modules/payments/index.ts';
import { refunds, toRefundable } from '../../modules/refunds/index.ts';
import {
  inspections,
  returnable,
  returns,
  toReturn,
  toSellerReturn,
} from '../../modules/returns/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { COUNTED_MOST, matchesOf } from '../../unit-of-work/counted.ts';
import { close, comment } from './change.ts';
import { dueOf, keptMoney } from './due.ts';
import { asTheyCame, waitsForExchange } from './exchanging.ts';

/** A page of the returns of the tenant's orders, the latest first. One round trip. */
export async function listReturns(
  { cell, tenant }: RequestScope,
  { state, offset, limit }: z.output<(typeof listContract)['query']>,
): Promise<Result<{ results: SellerReturn[]; matches_estimated: number }, Failure>> {
  const [rows, counted] = await Promise.all([
    cell.read(returns.listOfSupplier(tenant.storeId, state, { offset, limit })),
    cell.first(returns.countOfSupplier(tenant.storeId, state, COUNTED_MOST)),
  ]);
  return ok({
    results: rows.map(toSellerReturn),
    matches_estimated: matchesOf(counted, { offset }, rows.length),
  });
}

/** One return of the tenant's orders, with what may be given back. */
export async function getReturn(
  scope: RequestScope,
  id: string,
): Promise<Result<SellerReturnView, Failure>> {
  const found = await findOfSeller(scope, id);
  return found.ok ? ok(found.value.view) : found;
}

type Changing = Promise<Result<Change<SellerReturnView>, Failure>>;

/** The seller's comment on an open return. */
export async function answerReturn(scope: RequestScope, id: string, text: string): Changing {
  const found = await findOfSeller(scope, id);
  if (!found.ok) return found;
  const { row, view } = found.value;
  const made = await comment(scope, { order: row, made: row, by: 'seller', text });
  return made.ok ? ok({ ...made.value, answer: { ...view, ...made.value.answer } }) : made;
}

/**
 * The seller closes a return, after its refunds, and puts the units that can be sold again back into the
 * stock, in the same batch.
 */
export async function closeReturn(
  scope: RequestScope,
  id: string,
  units: readonly ReturnedUnits[] = [],
): Changing {
  const found = await findOfSeller(scope, id);
  if (!found.ok) return found;
  const { row, view } = found.value;
  if (units.length > 0 && row.inspected_at !== null) return fail({ code: 'return_is_inspected' });
  if (!areUnitsOf(view.stock, units)) return fail({ code: 'return_units', field: 'units' });
  const made = await close(scope, { order: row, made: row, by: 'seller' });
  if (!made.ok) return made;
  const back = new Map(units.map(({ line, amount }) => [line, amount]));
  const shown =
    row.inspected_at === null
      ? view.stock.map((one) => ({ ...one, restocked: back.get(one.line) ?? 0 }))
      : view.stock;
  const closed = { may_close: false, may_decide: false, may_exchange: false };
  const answer = { ...view, ...made.value.answer, stock: shown, ...closed };
  if (units.length === 0) return ok({ ...made.value, answer });
  const { accountId } = await signedIn(scope);
  return ok({
    ...made.value,
    answer,
    statements: [
      ...made.value.statements,
      inspections.keepRestocked(id, units),
      ...stock.putBackUnits(
        row.order_id,
        asTheyCame(view.lines, units),
        accountId,
        scope.ports.clock.now(),
      ),
    ],
    async committed(triggered) {
      forgetStore(row.store_id);
      forgetStore(row.supplier_id);
      await made.value.committed?.(triggered);
    },
  });
}

/** Whether units are of a return's lines that have a stock, each line once and no more than came back. */
function areUnitsOf(lines: SellerReturnView['stock'], units: readonly ReturnedUnits[]): boolean {
  const most = new Map(lines.map(({ line, amount }) => [line, amount]));
  const isOnce = new Set(units.map(({ line }) => line)).size === units.length;
  return isOnce && units.every(({ line, amount }) => amount <= (most.get(line) ?? 0));
}

/** One return of the tenant's orders, as its seller works on it, with its row and the facts of what is due. */
export async function findOfSeller(scope: RequestScope, id: string) {
  const { cell, tenant } = scope;
  const row = await cell.first(returns.findOfSupplier(tenant.storeId, id));
  if (!row) return fail({ code: 'return_not_found' } as const);
  const [bought, payment, [paid], lines] = await Promise.all([
    readOrder(cell, row.store_id, row.order_id),
    cell.first(payments.findByCheckout(row.store_id, row.checkout_id)),
    cell.read(listPaidOf([row.order_id])),
    cell.read(returnable.listReturnable(row.order_id, scope.locale)),
  ]);
  const isPaid = payment?.state === 'approved';
  const given = isPaid ? await cell.read(refunds.listOfPayment(payment.id)) : [];
  const shown = bought.ok ? bought.value.view.refunds : [];
  const made = toReturn(row);
  const refundable =
    isPaid && paid ? toRefundable(paid, given, keptMoney(made.lines, lines, paid)) : null;
  const waits = waitsForExchange(made);
  const view: SellerReturnView = {
    ...made,
    buyer: row.buyer ?? '',
    email: row.email ?? '',
    phone: row.phone ?? '',
    total: row.total,
    currency: row.currency,
    refunds: shown,
    stock: JSON.parse(row.stock) as SellerReturnView['stock'],
    refundable,
    due: refundable && paid ? dueOf(made, { lines, paid, refundable, refunds: shown }) : null,
    may_decide: row.state === 'open' && row.decision === null && row.inspected_at === null,
    may_close: row.state === 'open' && !waits && !shown.some(({ state }) => isOpenRefund(state)),
    may_exchange: waits,
  };
  return ok({ row, view, paid, lines });
}
