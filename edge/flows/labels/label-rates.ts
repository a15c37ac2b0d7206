import type { Failure } from '../../../shared/contracts/errors.ts';
import type { OrderLabel } from '../../../shared/contracts/order-labels.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import { mayBuyLabel } from '../../../shared/rules/courier-labels.ts';
import { couriers, RATE_LIFE_MS, toRateRows } from '../../modules/couriers/index.ts';
import { ownCourier } from '../../modules/payments/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { Named } from '../orders/own-part.ts';
import { carriedOf, goalOf } from './carried.ts';
import { reportCourier } from './report.ts';
import { readSending, showLabel } from './sending.ts';

/**
 * Asks the courier anew what the parcels of an order cost, with the store's own account: the rate that the buyer
 * chose may be too old, or of the platform's account. The buyer's price stays as it is.
 */
export async function askLabelRates(
  scope: RequestScope,
  named: Named,
): Promise<Result<OrderLabel, Failure>> {
  const found = await readSending(scope, named);
  if (!found.ok) return found;
  const { row, terms, label } = found.value;
  if (row.hold_reason !== null) return fail({ code: 'order_on_hold' });
  const goal = goalOf(found.value);
  if (!terms || !goal || !mayBuyLabel(row.state, label?.label_state)) {
    return fail({ code: 'label_not_available' });
  }
  const { supplier_id: storeId } = row;
  const [courier, carried] = await Promise.all([
    ownCourier(scope, { storeId, code: terms.courier, isUsed: true }),
    carriedOf(scope, found.value),
  ]);
  if (!courier) return fail({ code: 'courier_account_missing' });
  if (!carried) return fail({ code: 'delivery_not_available' });
  const answered = await courier.rates(carried);
  if (!answered.ok) {
    reportCourier(row.id, answered.error.message);
    const isNone = answered.error.code === 'no_rates';
    return fail({ code: isNone ? 'courier_no_quotes' : 'courier_failed' });
  }
  const now = scope.ports.clock.now();
  const [first, ...others] = toRateRows(answered.value, {
    checkout_id: row.checkout_id,
    store_id: row.store_id,
    supplier_id: storeId,
    courier_code: terms.courier,
    place: goal.place,
    asked_at: now,
    branch: goal.branch && JSON.stringify(goal.branch),
  });
  if (!first) return fail({ code: 'courier_no_quotes' });
  await scope.cell.write([
    couriers.dropRates(row.checkout_id, storeId),
    ...couriers.keepRates([first, ...others], now - RATE_LIFE_MS),
  ]);
  return showLabel(scope, named);
}
