import type { PaymentView } from '../../../shared/contracts/payment.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isPaymentUnderWay } from '../../../shared/rules/payment-states.ts';
import { assertThat } from '../../db/sql.ts';
import type { CellScope, RequestScope } from '../../unit-of-work/scope.ts';
import {
  payments,
  toPaymentView,
  referenceOf,
  type PaymentRow,
} from '../../modules/payments/index.ts';
import { providerOf } from './provider-of.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * A charge that the provider does not know after this time was never made: no call takes this long.
 */
export const GIVEN_UP_AFTER_MS = 2 * 60_000;

/**
 * Asks the provider for the state of a payment and settles it. For a buyer who comes back from the
 * bank, and for one whose answer got lost.
 */
export async function confirmPayment(
  scope: RequestScope,
  token: string,
): Promise<Result<PaymentView, Failure>> {
  const find = () => scope.cell.first(payments.findByToken(scope.tenant.storeId, token));
  const row = await find();
  if (!row) return fail({ code: 'payment_not_found' });
  if (!isPaymentUnderWay(row.state)) return ok(toPaymentView(row, scope));
  const asked = await askAfter(scope, row);
  if (!asked.ok) return asked;
  const after = await find();
  return after ? ok(toPaymentView(after, scope)) : fail({ code: 'payment_not_found' });
}

/** Asks the provider for the charge of a payment's last try, and settles it. */
export async function askAfter(work: CellScope, row: PaymentRow): Promise<Result<null, Failure>> {
  // Only its seller knows of a deposit.
  if (row.provider === 'deposit' && row.slip !== null) return ok(null);
  const reference = referenceOf(work.cell, row);
  const provider = await providerOf(work, row);
  if (!provider) return fail({ code: 'payment_failed' });
  const found = await provider.find(reference, row.charge_id);
  if (found.ok) {
    await settlePayment(work, found.value);
    return ok(null);
  }
  if (found.error.code !== 'charge_not_found') return fail({ code: 'payment_failed' });
  const now = work.ports.clock.now();
  if (now - row.updated_at < GIVEN_UP_AFTER_MS) return ok(null);
  await work.cell.write([
    assertThat(payments.expects(row.id, row.tries, 'release')),
    payments.recordNothing(row.id, 'created', null, now),
  ]);
  return ok(null);
}
