import type { Failure } from '../../../shared/contracts/errors.ts';
import type { OrderLabel } from '../../../shared/contracts/order-labels.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import { mayCancelLabel } from '../../../shared/rules/courier-labels.ts';
import { assertThat } from '../../db/sql.ts';
import { labelCanceled, labels, labelUnchanged } from '../../modules/couriers/index.ts';
import { ownCourier } from '../../modules/payments/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { Named } from '../orders/own-part.ts';
import { reportCourier } from './report.ts';
import { readSending, showLabel } from './sending.ts';

/**
 * Gives the label of an order back to its courier, which pays its price back to the store's account there. A label
 * that is back already stays so; a lost answer leaves the label as it is, and the schedule learns of it.
 */
export async function cancelLabel(
  scope: RequestScope,
  named: Named,
): Promise<Result<OrderLabel, Failure>> {
  const found = await readSending(scope, named);
  if (!found.ok) return found;
  const { label } = found.value;
  if (!label || label.label_ref === null) return fail({ code: 'label_not_found' });
  const { label_state: state, supplier_id: storeId, courier_code: code } = label;
  if (state === 'canceled' || state === 'canceling') return showLabel(scope, named);
  if (!mayCancelLabel(state, label.journey)) return fail({ code: 'label_not_cancelable' });
  const courier = await ownCourier(scope, { storeId, code, isUsed: false });
  if (!courier) return fail({ code: 'courier_account_missing' });

  const now = scope.ports.clock.now();
  const claim = crypto.randomUUID();
  const claimed = await scope.cell.write([
    assertThat(labels.isUnclaimed(label, now)),
    labels.claimLabel(named.order, claim, now),
  ]);
  if (!claimed.ok) return fail({ code: 'label_pending' });
  const answered = await courier.cancel(label.label_ref);
  const later = scope.ports.clock.now();
  const after = answered.ok
    ? labelCanceled(label, answered.value === 'pending' ? 'canceling' : 'canceled', later)
    : labelUnchanged(label, later);
  await scope.cell.write([
    assertThat(labels.isClaimedBy(named.order, claim)),
    labels.keepLabel(named.order, after),
  ]);
  if (answered.ok) return showLabel(scope, named);
  reportCourier(named.order, answered.error.message);
  const isLost = answered.error.code === 'courier_unavailable';
  return fail({ code: isLost ? 'courier_failed' : 'label_not_cancelable' });
}
