import * as contract from '../../../shared/contracts/own-payments.ts';
import type { OwnPaymentView, PaymentStep } from '../../../shared/contracts/own-payments.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { answers, type Endpoint } from '../../http/endpoint.ts';
import { listBalances, listEntriesOf } from '../../modules/ledger/index.ts';
import { readOwnPayment, readOwnPayments, toOwnPayment } from '../../modules/payments/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The calls by which a store's staff reads its payments and its part of the books. */
export const moneyEndpoints: readonly Endpoint[] = [
  answers(contract.listOwnPayments, async ({ scope, params, query }) => {
    if (!isOwn(scope, params.id)) return fail({ code: 'not_found' });
    const country = (await currentStore(scope))?.country ?? 'MX';
    return ok(await readOwnPayments(scope.cell, params.id, country, query));
  }),
  answers(contract.getOwnPayment, ({ scope, params }) =>
    isOwn(scope, params.id)
      ? readTimeLine(scope, params.payment)
      : Promise.resolve(fail({ code: 'not_found' })),
  ),
  answers(contract.listOwnBalances, async ({ scope, params }) => {
    if (!isOwn(scope, params.id)) return fail({ code: 'not_found' });
    const { storeId, rootId } = scope.tenant;
    return ok({ results: await scope.cell.read(listBalances(rootId ?? storeId, storeId)) });
  }),
];

function isOwn({ tenant }: RequestScope, id: string): boolean {
  return id === tenant.storeId;
}

/** A payment of the tenant's with what has become of it. */
async function readTimeLine(
  { cell, tenant: { storeId } }: RequestScope,
  payment: string,
): Promise<Result<OwnPaymentView, Failure>> {
  const found = await readOwnPayment(cell, storeId, payment);
  if (!found.ok) return found;
  const row = found.value;
  const shown = toOwnPayment(row, storeId);
  const orders = shown.orders.map(({ id }) => id);
  const entries = await cell.read(listEntriesOf(payment, orders, storeId));
  const posted = entries.map(({ cause, posted_at: at, amount }) =>
    step(at, eventOf(cause), Math.abs(amount) * (cause.startsWith('refunded:') ? -1 : 1)),
  );
  const isOnItsWay = row.state === 'approved' && row.refund_reason !== null;
  const isTold = posted.some(({ at }) => at === new Date(row.updated_at).toISOString());
  return ok({
    ...shown,
    tries: row.tries,
    decline_code: row.decline_code,
    charge: row.charge_id,
    refund_reason: row.refund_reason,
    steps: [
      ...(isOnItsWay ? [step(row.updated_at, 'refund_asked')] : []),
      ...(isTold || isOnItsWay || row.tries === 0 ? [] : [step(row.updated_at, 'changed')]),
      ...posted,
      step(row.created_at, 'begun'),
    ].toSorted((one, other) => other.at.localeCompare(one.at)),
  });
}

function eventOf(cause: string): PaymentStep['event'] {
  if (cause.startsWith('paid:')) return 'paid';
  return cause.startsWith('refunded:') ? 'refunded' : 'unlocked';
}

function step(at: number, event: PaymentStep['event'], amount: number | null = null): PaymentStep {
  return { at: new Date(at).toISOString(), event, amount };
}
