import type { CourierCode } from '../../../shared/rules/courier-codes.ts';
import { EVENT_REST_MS, trackingKey } from '../../../shared/rules/courier-labels.ts';
import { labels, type LabelRow } from '../../modules/couriers/index.ts';
import { ownCourier } from '../../modules/payments/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { lookAfterLabel } from './look-after.ts';

/**
 * Takes a courier's event about a label of the tenant's store. Nothing proves it, so that it only brings the next
 * look at its label forward; and at most once a minute, since anybody may send one. Every event is answered
 * alike, and tells its sender of no label.
 */
export async function takeCourierEvent(
  scope: RequestScope,
  code: CourierCode,
  body: unknown,
): Promise<{ readonly received: true }> {
  const { storeId } = scope.tenant;
  const courier = await ownCourier(scope, { storeId, code, isUsed: false });
  const hint = courier?.readEvent(body);
  const rows =
    hint === undefined
      ? []
      : await scope.cell.read(
          'label' in hint
            ? labels.findByRef(storeId, hint.label)
            : labels.listByNumber(storeId, trackingKey(hint.trackingNumber)),
        );
  for (const row of rows) if (row.courier_code === code) await hasten(scope, row);
  return { received: true };
}

async function hasten(scope: RequestScope, row: LabelRow): Promise<void> {
  // Nothing is left to ask.
  if (row.look_at === null) return;
  const now = scope.ports.clock.now();
  const restedAt = row.looked_at + EVENT_REST_MS;
  // Written down first: should this request end early, the schedule asks.
  await scope.cell.write([labels.hastenLook(row.order_id, Math.max(now, restedAt))]);
  if (restedAt <= now) scope.later(lookAfterLabel(scope, row));
}
