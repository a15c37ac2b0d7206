import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Attribution } from '../../../shared/rules/attribution.ts';
import type { Sellers } from '../../../shared/rules/resale-terms.ts';
import type { Statement } from '../../db/cell-sql.ts';
import {
  partsOf,
  updateAttribution,
  withOption,
  type CheckoutRow,
} from '../../modules/checkouts/index.ts';
import { couriers, RATE_LIFE_MS, toShipping } from '../../modules/couriers/index.ts';
import { instalments, toOffer } from '../../modules/instalments/index.ts';
import { answeredAttribution } from '../../modules/store/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { toChoice } from './choose-instalments.ts';
import { changeParts, readOpenCheckout } from './change-parts.ts';
import { pausedSellers, sellersOf } from './sellers-of.ts';

/** A courier's rate that the buyer chose, by the courier's own ids. */
export interface ChooseRate extends Attribution {
  readonly cart: string;
  readonly checkout: string;
  readonly rate_id: string;
  readonly shipment_id: string;
  readonly msi_payments?: number | undefined;
}

/**
 * Delivers a supplier's part by a courier's rate, which becomes the part's price and day. Orders that
 * already await payment are deleted, since they have the old total. Undo: choose another delivery.
 */
export async function chooseRate(
  scope: RequestScope,
  choice: ChooseRate,
): Promise<Result<Change<CheckoutView>, Failure>> {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const { rate_id: rate, shipment_id: shipment, checkout } = choice;
  const [open, kept, senders, terms] = await Promise.all([
    readOpenCheckout(scope, choice),
    scope.cell.first(couriers.findRate(storeId, { checkout, rate, shipment }, now - RATE_LIFE_MS)),
    scope.cell.read(couriers.listSenders(storeId, checkout)),
    scope.cell.first(instalments.findTerms(storeId)),
  ]);
  if (!open.ok) return open;
  const { row } = open.value;
  const sender = senders.find((one) => one.store_id === kept?.supplier_id);
  if (!kept || !sender) return fail({ code: 'rate_not_found', field: 'rate_id' });
  const claimed = await claim(scope, row, choice);
  if (!claimed.ok) return claimed;

  const parts = withOption(partsOf(row), kept.supplier_id, toShipping(kept, sender));
  const { msi_payments: months } = choice;
  const after = { ...row, parts: JSON.stringify(parts) };
  if (months !== undefined && toChoice(after, toOffer(terms), months).msi_payments !== months) {
    return fail({ code: 'instalments_not_available', field: 'msi_payments' });
  }
  const more = months === undefined ? [] : [instalments.choose(storeId, checkout, months)];
  return ok(changeParts(scope, open.value, parts, [...claimed.value, ...more]));
}

/**
 * Keeps where the buyer came from, where the choice says so: the store's answer to it, and who may earn
 * then. The seller whose code was typed stays, and so does a partner's proof.
 */
async function claim(
  scope: RequestScope,
  row: CheckoutRow,
  { referral, campaign, click_id }: Attribution,
): Promise<Result<Statement[], Failure>> {
  if ((referral ?? campaign ?? click_id) === undefined) return ok([]);
  const [answered, paused] = await Promise.all([
    answeredAttribution(scope, { referral, campaign, click_id }),
    pausedSellers(scope),
  ]);
  if (!answered.ok) return answered;
  const { partner } = JSON.parse(row.attribution) as { readonly partner?: string };
  const { code, first, buyBy, typed } = JSON.parse(row.sellers) as Sellers & {
    readonly typed?: string;
  };
  const sellers = await sellersOf(scope, { last: answered.value.referral }, paused);
  const after = {
    attribution: JSON.stringify({ ...answered.value, ...(partner && { partner }) }),
    sellers: JSON.stringify({
      ...sellers,
      ...(first && { first }),
      ...(buyBy && { buyBy }),
      ...(code && { code }),
      ...(typed && { typed }),
    }),
  };
  return ok([updateAttribution(row, after)]);
}
