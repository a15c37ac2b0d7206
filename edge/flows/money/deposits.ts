import type { PaymentState } from '../../../shared/contracts/orders.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { LATE_SLIP_MS } from '../../../shared/rules/payment-slip.ts';
import { forgetStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { isLateSlip } from '../purchase/index.ts';
import {
  completeDeposit,
  noteLatePart,
  notePart,
  readDeposit,
  type DepositRow,
} from './arrivals.ts';

/** How often a deposit is read again after another call changed it first. */
const ROUNDS = 4;

/** What has become of a deposit, and what is left of it, minor units. */
interface Standing {
  readonly id: string;
  readonly state: Exclude<PaymentState, 'none'>;
  readonly left: number;
}

/**
 * Takes the word of the seller whose bank account got a deposit: all that is left of it, or the amount
 * that was named. A part is noted, and the rest waited for; what is above it is owed back. What came
 * after its end counts while its goods are still there, and only where all of it came. Undo: none,
 * since the seller has the money.
 * @param key under which a repeat counts once
 */
export async function confirmDeposit(
  scope: RequestScope,
  payment: string,
  {
    amount,
    key = newId('message'),
  }: { readonly amount?: number | undefined; readonly key?: string | undefined } = {},
): Promise<Result<Standing, Failure>> {
  const { cell, tenant, ports } = scope;
  const identity = await scope.visitor.identity();
  if (!identity) return fail({ code: 'payment_not_found' });
  for (let round = 0; round < ROUNDS; round += 1) {
    const { row, known } = await readDeposit(cell, payment, key);
    if (row?.provider !== 'deposit' || row.account !== tenant.storeId) {
      return fail({ code: 'payment_not_found' });
    }
    if (row.state === 'approved' || known) {
      forgetStore(row.store_id);
      return ok(standingOf(row));
    }
    const now = ports.clock.now();
    const isDue = row.slip_until !== null && row.slip_until > now - LATE_SLIP_MS;
    const waits = row.state === 'requires_action' || isLateSlip(row);
    if (!isDue || !waits || row.charge_id === null) return fail({ code: 'deposit_not_due' });
    const left = row.amount - row.arrived;
    const arrival = { key, amount: amount ?? left, noted_by: identity.accountId };
    if (arrival.amount < left) {
      const isLate = row.state !== 'requires_action' || (row.slip_until ?? 0) <= now;
      if (await (isLate ? noteLatePart : notePart)(scope, row, arrival)) {
        forgetStore(row.store_id);
        return ok(standingOf((await readDeposit(cell, payment, key)).row ?? row));
      }
      continue;
    }
    await completeDeposit(scope, row, arrival);
    const { row: after } = await readDeposit(cell, payment, key);
    // Nobody else has changed it: its goods are gone.
    if (after?.state === row.state && after.arrived === row.arrived) {
      return fail({ code: 'out_of_stock' });
    }
  }
  return fail({ code: 'idempotency_in_progress' });
}

function standingOf({ id, state, amount, arrived }: DepositRow): Standing {
  return {
    id,
    state: state === 'none' ? 'created' : state,
    left: state === 'requires_action' ? amount - arrived : 0,
  };
}
