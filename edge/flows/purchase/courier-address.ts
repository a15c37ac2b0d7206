import type { Address } from '../../../shared/contracts/place-order.ts';
import { couriers } from '../../modules/couriers/index.ts';
import { readAddresses } from '../../modules/profiles/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The address that couriers are asked about: of the caller's book, or the one that the checkout names. */
export async function addressOf(
  scope: RequestScope,
  {
    checkout,
    address_id: id,
  }: { readonly checkout: string; readonly address_id?: string | undefined },
): Promise<Address | undefined> {
  if (id === undefined) {
    const row = await scope.cell.first(couriers.findPlace(scope.tenant.storeId, checkout));
    return row && (JSON.parse(row.goes_to) as Address);
  }
  const identity = await scope.visitor.identity();
  const book = identity ? await readAddresses(scope, identity.accountId) : [];
  return book.find((one) => one.id === id);
}
