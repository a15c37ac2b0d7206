import type { OwnPaymentView, PaymentStep } from '../../../shared/contracts/own-payments.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { listEntriesOf } from '../../modules/ledger/index.ts';
import { disputes, toDisputeView, type DisputeRow } from '../../modules/disputes/index.ts';
import { listPaidOf } from '../../modules/orders/index.ts';
import { listMoments, readOwnPayment, toOwnPayment } from '../../modules/payments/index.ts';
import { refunds, toRefundable, toRefundView } from '../../modules/refunds/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** A payment of the tenant's with what has become of it, and what may be given back. */
export async function readTimeLine(
  { cell, tenant: { storeId } }: RequestScope,
  payment: string,
): Promise<Result<OwnPaymentView, Failure>> {
  const [found, given, contested] = await Promise.all([
    readOwnPayment(cell, storeId, payment),
    cell.read(refunds.listOfPayment(payment)),
    cell.read(disputes.listOfPayment(payment)),
  ]);
  if (!found.ok) return found;
  const row = found.value;
  const shown = toOwnPayment(row, storeId);
  const orders = shown.orders.map(({ id }) => id);
  const own = shown.orders.filter(({ is_own }) => is_own).map(({ id }) => id);
  const [entries, paid, moments, held] = await Promise.all([
    cell.read(listEntriesOf(payment, orders, storeId)),
    cell.read(listPaidOf(own)),
    cell.read(listMoments(payment)),
    cell.read(disputes.listHeld(payment)),
  ]);
  const posted = entries.map(({ cause, posted_at: at, amount }) =>
    step(at, eventOf(cause), cause.startsWith('fee:') ? amount : signed(cause, amount)),
  );
  const isTold = posted.some(({ at }) => at === new Date(row.updated_at).toISOString());
  return ok({
    ...shown,
    tries: row.tries,
    decline_code: row.decline_code,
    charge: row.charge_id,
    refund_reason: row.refund_reason,
    steps: [
      ...(isTold || row.tries === 0 ? [] : [step(row.updated_at, 'changed')]),
      ...posted,
      ...contested.map(({ opened_at: at, amount }) => step(at, 'disputed', amount)),
      ...contested.flatMap(endOf),
      ...moments.toReversed().map(({ at, event }) => step(at, event)),
      step(row.created_at, 'begun'),
    ].toSorted((one, other) => other.at.localeCompare(one.at)),
    refunds: given
      .toReversed()
      .map((one) => toRefundView(one, one.order_id === null || own.includes(one.order_id))),
    disputes: contested.toReversed().map(toDisputeView),
    refundable:
      row.state === 'approved'
        ? paid.map((order) => {
            const disputed = held.find(({ order_id }) => order_id === order.id);
            return toRefundable(order, given, disputed?.amount);
          })
        : [],
  });
}

/** The end of a dispute that the books say nothing of: one that was won before it was lost. */
function endOf({ state, closed_at: at, lost_at: lost }: DisputeRow): PaymentStep[] {
  return state === 'won' && at !== null && lost === null ? [step(at, 'won')] : [];
}

/** What an entry brought or took; one within the wallets counts as what it brought. */
function signed(cause: string, amount: number): number {
  return Math.abs(amount) * (/^(?:refunded|lost):/.test(cause) ? -1 : 1);
}

function eventOf(cause: string): PaymentStep['event'] {
  if (cause.startsWith('paid:')) return 'paid';
  if (cause.startsWith('lost:')) return 'lost';
  if (cause.startsWith('won:')) return 'won';
  if (cause.startsWith('fee:')) return 'fee';
  return cause.startsWith('refunded:') ? 'refunded' : 'unlocked';
}

function step(at: number, event: PaymentStep['event'], amount: number | null = null): PaymentStep {
  return { at: new Date(at).toISOString(), event, amount };
}
