import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Address } from '../../../shared/contracts/place-order.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { assertThat } from '../../db/sql.ts';
import { findCheckout, isOpenAsRead, whyClosed } from '../../modules/checkouts/index.ts';
import { couriers } from '../../modules/couriers/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/**
 * Names where a checkout goes, for couriers to be asked about; the order brings its own address. Undo:
 * name another.
 */
export async function nameAddress(
  scope: RequestScope,
  { cart, checkout }: { readonly cart: string; readonly checkout: string },
  address: Address,
): Promise<Result<Change<{ address: Address }>, Failure>> {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const row = await scope.cell.first(findCheckout(storeId, checkout, cart));
  const closed = whyClosed(row, now);
  if (!row || closed) return fail(closed ?? { code: 'checkout_not_found' });
  const place = { checkout_id: row.id, store_id: storeId, goes_to: JSON.stringify(address) };
  return ok({
    answer: { address },
    statements: [assertThat(isOpenAsRead(row, now)), couriers.putPlace(place, now)],
    refused: async () => {
      const again = await scope.cell.first(findCheckout(storeId, row.id));
      return whyClosed(again, scope.ports.clock.now()) ?? { code: 'idempotency_in_progress' };
    },
  });
}
