import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { partsOf, toCheckoutView } from './mapper.ts';
import type { PricedUnits } from './units.ts';
import { findCheckout, type CheckoutRow } from './statements.ts';

/**
 * Reads a checkout of the tenant, in any state.
 * @param cart the cart that it has to belong to; null where its own id is enough
 */
export async function readCheckout(
  scope: RequestScope,
  id: string,
  cart: string | null,
): Promise<Result<CheckoutView, Failure>> {
  const row = await scope.cell.first(findCheckout(scope.tenant.storeId, id, cart));
  if (!row) return fail({ code: 'checkout_not_found' });
  return ok(toCheckoutView(row, scope.ports.clock.now()));
}

/** Why a checkout can be neither changed nor placed; undefined when it can. */
export function whyClosed(row: CheckoutRow | undefined, now: number): Failure | undefined {
  if (!row) return { code: 'checkout_not_found' };
  if (row.state === 'placed') return { code: 'checkout_already_placed' };
  if (row.state === 'expired' || row.expires_at <= now) return { code: 'checkout_expired' };
  return undefined;
}

/** The units that a checkout sells, with their list prices. */
export function unitsOf(row: Pick<CheckoutRow, 'parts'>): PricedUnits[] {
  return partsOf(row).flatMap((part) =>
    part.products.map(({ sku, amount, list_price: paid, buy_by: by }) => ({
      sku,
      amount,
      price: by?.list_price ?? paid,
    })),
  );
}
