import type { Failure } from '../../../shared/contracts/errors.ts';
import type { OrderLabel } from '../../../shared/contracts/order-labels.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { mayBuyLabel } from '../../../shared/rules/courier-labels.ts';
import {
  couriers,
  labels,
  pastLabels,
  RATE_LIFE_MS,
  toLabelView,
  toRate,
  type LabelRow,
} from '../../modules/couriers/index.ts';
import { findOfSeller, type CourierTerms, type StandingOrder } from '../../modules/orders/index.ts';
import { ownCourier } from '../../modules/payments/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { ownSupplier, type Named } from '../orders/own-part.ts';

/** An order of the tenant's with what a courier is told of it. */
export interface Sending {
  readonly row: StandingOrder['row'];
  /** The rate that its buyer chose; null for an order that goes by no courier. */
  readonly terms: CourierTerms | null;
  readonly label: LabelRow | undefined;
}

/** Reads an order that the tenant's store has to deliver, with its label. */
export async function readSending(
  scope: RequestScope,
  { id, order }: Named,
): Promise<Result<Sending, Failure>> {
  const supplier = ownSupplier(scope, id);
  if (!supplier.ok) return supplier;
  const [row, label] = await Promise.all([
    scope.cell.first(findOfSeller(supplier.value, order)),
    scope.cell.first(labels.findLabel(order)),
  ]);
  if (!row) return fail({ code: 'order_not_found' });
  const terms = row.courier_terms === null ? null : (JSON.parse(row.courier_terms) as CourierTerms);
  return ok({ row, terms, label });
}

/** What an order's buyer pays for the rate that they chose. */
export function chosenPrice({ row, terms }: Sending): number {
  return terms?.price ?? row.shipping_total;
}

/** The label of an order as its seller sees it, read anew. */
export async function showLabel(
  scope: RequestScope,
  named: Named,
): Promise<Result<OrderLabel, Failure>> {
  const found = await readSending(scope, named);
  if (!found.ok) return found;
  const { row, terms, label } = found.value;
  if (!terms)
    return ok({
      chosen: null,
      label: null,
      past: [],
      may_buy: false,
      has_account: false,
      rates: [],
    });
  const since = scope.ports.clock.now() - RATE_LIFE_MS;
  const isFree = row.hold_reason === null && row.in_parcels === 0;
  const may_buy = isFree && mayBuyLabel(row.state, label?.label_state);
  const [own, past, kept] = await Promise.all([
    ownCourier(scope, { storeId: row.supplier_id, code: terms.courier, isUsed: true }),
    scope.cell.read(pastLabels.listPast(row.id)),
    may_buy ? scope.cell.read(couriers.listRates(row.store_id, row.checkout_id, since)) : [],
  ]);
  const rates = kept.filter(
    (rate) => rate.supplier_id === row.supplier_id && rate.courier_ref !== terms.rate,
  );
  const { carrier, service } = terms;
  return ok({
    chosen: { carrier, service, price: chosenPrice(found.value), currency: row.currency },
    label: label ? toLabelView(label) : null,
    past: past.map(pastLabels.toPastLabel),
    may_buy,
    has_account: own !== undefined,
    rates: rates.map((rate) => toRate(rate, row.supplier_country)),
  });
}
