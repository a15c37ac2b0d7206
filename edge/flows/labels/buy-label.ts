import type { Failure } from '../../../shared/contracts/errors.ts';
import type { OrderLabel } from '../../../shared/contracts/order-labels.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { CourierCode } from '../../../shared/rules/courier-codes.ts';
import { isStanding, mayBuyLabel } from '../../../shared/rules/courier-labels.ts';
import { assertThat } from '../../db/sql.ts';
import {
  couriers,
  labelAfter,
  labelRefused,
  labels,
  labelUnchanged,
  pastLabels,
  RATE_LIFE_MS,
} from '../../modules/couriers/index.ts';
import { isInStage, orderEdits, orderHolds, shipments } from '../../modules/orders/index.ts';
import { ownCourier } from '../../modules/payments/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { chargeBefore } from '../orders/charge-order.ts';
import type { Named } from '../orders/own-part.ts';
import { carriedOf, goalOf } from './carried.ts';
import { chosenPrice, readSending, showLabel, type Sending } from './sending.ts';
import { reportCourier } from './report.ts';

/** A rate that was asked anew, by the courier's own ids; left out for the one that the buyer chose. */
export interface AskedRate {
  readonly rate_id?: string | undefined;
  readonly shipment_id?: string | undefined;
}

/**
 * Buys the label of an order with the store's own account, once. The label is claimed before the courier is
 * asked, so that of two callers one asks; a label that stands is answered as it is. An answer that never came
 * leaves the label `buying`: the schedule, or the next call, looks for it before another is bought. Undo:
 * `cancelLabel`. An order whose payment is authorised alone is charged before.
 */
export async function buyLabel(
  scope: RequestScope,
  named: Named,
  asked: AskedRate,
): Promise<Result<OrderLabel, Failure>> {
  const found = await readSending(scope, named);
  if (!found.ok) return found;
  const { row, label } = found.value;
  if (label && isStanding(label.label_state)) return showLabel(scope, named);
  if (row.is_test === 1) return fail({ code: 'order_is_test' });
  if (row.hold_reason !== null) return fail({ code: 'order_on_hold' });
  if (row.in_parcels === 1 || !mayBuyLabel(row.state, label?.label_state)) {
    return fail({ code: 'label_not_available' });
  }
  const unpaid = await chargeBefore(scope, { row }, 'to_deliver');
  if (unpaid) return fail(unpaid);
  const rate = await rateOf(scope, found.value, asked);
  if (!rate.ok) return rate;
  const { code, ref } = rate.value;
  const [courier, carried] = await Promise.all([
    ownCourier(scope, { storeId: row.supplier_id, code, isUsed: true }),
    carriedOf(scope, found.value),
  ]);
  if (!courier) return fail({ code: 'courier_account_missing' });
  // Nobody can tell whether the first purchase went through: a second one would be paid for too.
  if (courier.cannotFind && label?.label_state === 'buying') return fail({ code: 'label_pending' });

  const now = scope.ports.clock.now();
  const claim = crypto.randomUUID();
  const { accountId } = await signedIn(scope);
  const begun = await scope.cell.write([
    assertThat(
      isInStage(row.id, row.state),
      orderHolds.isNotHeld(row.id),
      shipments.hasNoShipment(row.id),
      // The parcels go where the courier was told.
      orderEdits.isEditedTimes(row.id, orderEdits.timesEdited(row)),
      label ? labels.isUnclaimed(label, now) : labels.hasNone(row.id),
    ),
    pastLabels.keepPast(row.id, accountId, now),
    labels.beginLabel(
      {
        order_id: row.id,
        supplier_id: row.supplier_id,
        courier_code: code,
        rate_ref: ref,
        label_price: rate.value.price,
        label_currency: row.currency,
        bought_by: accountId,
      },
      claim,
      now,
    ),
  ]);
  if (!begun.ok) return whoWasFirst(scope, named);
  const answered = await courier.label(ref, row.number, carried);
  return keep(scope, named, { claim, answered });
}

/** The rate to buy: of a purchase without an answer its own, so that one order never has two labels. */
async function rateOf(
  scope: RequestScope,
  sending: Sending,
  { rate_id: rate, shipment_id: shipment }: AskedRate,
): Promise<Result<{ code: CourierCode; ref: string; price: number }, Failure>> {
  const { row, terms, label } = sending;
  if (!terms) return fail({ code: 'label_not_available' });
  if (label?.label_state === 'buying') {
    const { courier_code: code, rate_ref: ref, label_price: price } = label;
    return ok({ code, ref, price });
  }
  if (rate === undefined || shipment === undefined) {
    // A rate whose label was given back sells no other, and one of an earlier place is forgotten.
    if (label?.label_state === 'canceled' || terms.rate === '')
      return fail({ code: 'courier_refused' });
    return ok({ code: terms.courier, ref: terms.rate, price: chosenPrice(sending) });
  }
  const since = scope.ports.clock.now() - RATE_LIFE_MS;
  const of = { checkout: row.checkout_id, rate, shipment };
  const kept = await scope.cell.first(couriers.findRate(row.store_id, of, since));
  if (kept?.supplier_id !== row.supplier_id || kept.place !== goalOf(sending)?.place) {
    return fail({ code: 'rate_not_found', field: 'rate_id' });
  }
  const { courier_code: code, courier_ref: ref, asked_price: price } = kept;
  return ok({ code, ref, price });
}

/** Another caller came first: its label, or that it still waits for the courier. */
async function whoWasFirst(
  scope: RequestScope,
  named: Named,
): Promise<Result<OrderLabel, Failure>> {
  const again = await readSending(scope, named);
  if (!again.ok) return again;
  const { row, label } = again.value;
  if (label && isStanding(label.label_state)) return showLabel(scope, named);
  if (row.hold_reason !== null) return fail({ code: 'order_on_hold' });
  const isMoved = row.in_parcels === 1 || !mayBuyLabel(row.state, label?.label_state);
  return fail({ code: isMoved ? 'label_not_available' : 'label_pending' });
}

type Courier = NonNullable<Awaited<ReturnType<typeof ownCourier>>>;
interface Answered {
  readonly claim: string;
  readonly answered: Awaited<ReturnType<Courier['label']>>;
}

/** Keeps the courier's answer, and says what came of it. */
async function keep(
  scope: RequestScope,
  named: Named,
  { claim, answered }: Answered,
): Promise<Result<OrderLabel, Failure>> {
  const now = scope.ports.clock.now();
  const row = await scope.cell.first(labels.findLabel(named.order));
  if (!row) throw new Error(`order ${named.order} lost its label`);
  const isLost = !answered.ok && answered.error.code === 'courier_unavailable';
  const after = answered.ok
    ? labelAfter(row, answered.value, now)
    : isLost
      ? labelUnchanged(row, now)
      : labelRefused(row);
  // Whoever has taken the claim meanwhile has looked for the label too.
  await scope.cell.write([
    assertThat(labels.isClaimedBy(named.order, claim)),
    labels.keepLabel(named.order, after),
  ]);
  if (!answered.ok) {
    reportCourier(named.order, answered.error.message);
    return fail({ code: isLost ? 'courier_failed' : 'courier_refused' });
  }
  const isUsedUp = !isStanding(answered.value.state);
  return isUsedUp ? fail({ code: 'courier_refused' }) : showLabel(scope, named);
}
