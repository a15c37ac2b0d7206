import type { OwnPaymentView, PaymentStep } from '../../../shared/contracts/own-payments.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { isBeside } from '../../../shared/rules/refunds.ts';
import { listEntriesOf } from '../../modules/ledger/index.ts';
import {
  disputes,
  listEvidence,
  toDisputeView,
  toEvidence,
  type DisputeRow,
} from '../../modules/disputes/index.ts';
import { authorizations } from '../../modules/authorizations/index.ts';
import { listPaidOf } from '../../modules/orders/index.ts';
import {
  listMoments,
  payments,
  readOwnPayment,
  toOwnPayment,
  toReview,
  toRisk,
} from '../../modules/payments/index.ts';
import {
  openRefundAccount,
  refunds,
  toRefundable,
  toRefundView,
  type RefundRow,
} from '../../modules/refunds/index.ts';
import type { Cell } from '../../db/database.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** A payment of the tenant's with what has become of it, and what may be given back. */
export async function readTimeLine(
  { cell, env, tenant: { storeId } }: RequestScope,
  payment: string,
): Promise<Result<OwnPaymentView, Failure>> {
  const [found, given, contested, arrivals] = await Promise.all([
    readOwnPayment(cell, storeId, payment),
    cell.read(refunds.listOfPayment(payment)),
    cell.read(disputes.listOfPayment(payment)),
    cell.read(payments.listArrivals(payment)),
  ]);
  if (!found.ok) return found;
  const row = found.value;
  const review = toReview(row);
  const shown = toOwnPayment(row, storeId);
  const orders = shown.orders.map(({ id }) => id);
  const own = shown.orders.filter(({ is_own }) => is_own).map(({ id }) => id);
  const [entries, paid, moments, held, kept, accounts, facts, authorized] = await Promise.all([
    cell.read(listEntriesOf(payment, orders, storeId)),
    cell.read(listPaidOf(own)),
    cell.read(listMoments(payment)),
    cell.read(disputes.listHeld(payment)),
    cell.read(refunds.listKept(payment)),
    readAccounts(cell, env, payment),
    contested.some(({ state }) => state === 'open')
      ? cell.read(listEvidence(payment, storeId))
      : [],
    cell.read(authorizations.listEnds(payment)),
  ]);
  const posted = entries.map(({ cause, posted_at: at, amount }) =>
    step(at, eventOf(cause), cause.startsWith('fee:') ? amount : signed(cause, amount)),
  );
  const isOwn = ({ order_id: order, reason }: RefundRow) =>
    isBeside(reason) ? row.account === storeId : order === null || own.includes(order);
  // A refund of the whole payment goes to the account that any of its orders has.
  const accountOf = ({ order_id: order }: RefundRow) =>
    accounts.find((one) => order === null || one.order === order)?.target ?? null;
  const isTold = posted.some(({ at }) => at === new Date(row.updated_at).toISOString());
  return ok({
    ...shown,
    // Of one that is paid, nothing is waited for.
    arrived: row.state === 'requires_action' ? row.arrived : 0,
    tries: row.tries,
    decline_code: row.decline_code,
    charge: row.charge_id,
    refund_reason: row.refund_reason,
    risk: toRisk(row),
    ...review.view,
    steps: [
      ...(isTold || row.tries === 0 ? [] : [step(row.updated_at, 'changed')]),
      ...posted,
      ...contested.map(({ opened_at: at, amount }) => step(at, 'disputed', amount)),
      ...contested.flatMap(({ evidence_sent_at: at }) =>
        at === null ? [] : [step(at, 'evidence')],
      ),
      ...contested.flatMap(endOf),
      ...arrivals.map(({ noted_at: at, amount }) => step(at, 'arrived', amount)),
      ...authorized.map(({ at, step: name, amount }) =>
        step(at, name === 'authorized' ? name : 'voided', amount),
      ),
      ...moments.toReversed().map(({ at, event }) => step(at, event)),
      ...review.since.map((at) => step(at, 'in_review')),
      step(row.created_at, 'begun'),
    ].toSorted((one, other) => other.at.localeCompare(one.at)),
    refunds: given.toReversed().map((one) => toRefundView(one, isOwn(one), accountOf(one))),
    disputes: contested.toReversed().map(toDisputeView),
    evidence: facts.map(toEvidence),
    refundable:
      row.state === 'approved'
        ? paid.map((order) => {
            const disputed = held.find(({ order_id }) => order_id === order.id)?.amount ?? 0;
            const waiting = kept.find(({ id }) => id === order.id)?.amount ?? 0;
            return toRefundable(order, given, disputed + waiting);
          })
        : [],
  });
}

/** The accounts that the buyers of a payment's orders have named. */
async function readAccounts(cell: Cell, env: RequestScope['env'], payment: string) {
  const rows = await cell.read(refunds.listAccounts(payment));
  const open = async (row: (typeof rows)[number]) => ({
    order: row.order_id,
    target: await openRefundAccount(env, row),
  });
  return Promise.all(rows.map(open));
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
