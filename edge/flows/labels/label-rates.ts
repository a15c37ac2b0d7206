import type { Failure } from '../../../shared/contracts/errors.ts';
import type { OrderLabel } from '../../../shared/contracts/order-labels.ts';
import type { OrderView } from '../../../shared/contracts/orders.ts';
import type { Address, Contact } from '../../../shared/contracts/place-order.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import { mayBuyLabel } from '../../../shared/rules/courier-labels.ts';
import { parcelsOf } from '../../../shared/rules/parcels.ts';
import {
  couriers,
  PARCEL_MOST,
  PARCEL_PLAIN,
  placeOf,
  RATE_LIFE_MS,
  toPlaceFrom,
  toPlaceTo,
  toRateRows,
  toSentLines,
} from '../../modules/couriers/index.ts';
import { listLinesOf } from '../../modules/orders/index.ts';
import { ownCourier } from '../../modules/payments/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { Named } from '../orders/own-part.ts';
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
  if (!terms || row.address === null || !mayBuyLabel(row.state, label?.label_state)) {
    return fail({ code: 'label_not_available' });
  }
  const { supplier_id: storeId } = row;
  const [courier, sender, lines] = await Promise.all([
    ownCourier(scope, { storeId, code: terms.courier, isUsed: true }),
    scope.cell.first(couriers.findSender(storeId)),
    scope.cell.read(listLinesOf(row.id)),
  ]);
  if (!courier) return fail({ code: 'courier_account_missing' });
  if (!sender) return fail({ code: 'delivery_not_available' });
  const goods = lines
    .map(({ snapshot }) => JSON.parse(snapshot) as OrderView['lines'][number])
    .filter(({ type }) => type === 'product');
  const measures = await scope.cell.read(couriers.listMeasures(goods.map(({ sku }) => sku)));
  const address = JSON.parse(row.address) as Address;
  const contact = JSON.parse(row.contact) as Contact;
  const to = toPlaceTo(address);
  const answered = await courier.rates({
    from: toPlaceFrom(sender),
    to: {
      ...to,
      name: to.name || contact.full_name,
      phone: to.phone || contact.phone,
      email: contact.email,
    },
    parcels: parcelsOf(toSentLines(goods, measures), PARCEL_MOST, PARCEL_PLAIN),
    currency: row.currency,
  });
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
    place: placeOf(address),
    asked_at: now,
  });
  if (!first) return fail({ code: 'courier_no_quotes' });
  await scope.cell.write([
    couriers.dropRates(row.checkout_id, storeId),
    ...couriers.keepRates([first, ...others], now - RATE_LIFE_MS),
  ]);
  return showLabel(scope, named);
}
