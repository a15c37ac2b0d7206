import type { Failure } from '../../../shared/contracts/errors.ts';
import type { StoresBought } from '../../../shared/contracts/bought-orders.ts';
import { within } from '../../../shared/kernel/deadline.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { openCells } from '../../db/cells.ts';
import type { Cell } from '../../db/database.ts';
import { addressingOf, canonicalUrl } from '../../http/store-address.ts';
import { buyerOf, listStoresOf, type Buyer } from '../../modules/orders/index.ts';
import { listAddresses, readProfile } from '../../modules/profiles/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** A cell that takes longer is left out, and the answer says that it may lack some. */
const DEADLINE_MS = 5_000;

/**
 * The stores where the caller has bought, with their account or as a guest with the e-mail that it has
 * proved since. It leaves its tenant's cell, since it asks for the caller's own orders alone: each store
 * is asked by its own index, and tells how many they are and nothing of them.
 */
export async function readStoresBought(
  scope: RequestScope,
): Promise<Result<StoresBought, Failure>> {
  const identity = await scope.visitor.identity();
  const profile = identity ? await readProfile(scope, identity.accountId) : undefined;
  if (!profile?.ok) return ok({ stores: [], is_whole: true, is_proven: false });
  const buyer = buyerOf(profile.value);
  const cells = openCells(scope.env);
  const found = await Promise.all(cells.map((cell) => storesIn(cell, buyer)));
  const rows = found.flatMap((each) => each ?? []);
  const addresses = await scope.directory.read(listAddresses(rows.map(({ id }) => id)));
  const byId = new Map(addresses.map((one) => [one.id, one]));
  const at = addressingOf(scope);
  return ok({
    stores: rows
      .flatMap(({ id, name, n }) => {
        const address = byId.get(id);
        return address ? [{ id, name, orders: n, url: canonicalUrl(address, at) }] : [];
      })
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    is_whole: found.every((each) => each !== undefined),
    is_proven: buyer.email !== null,
  });
}

async function storesIn(cell: Cell, buyer: Buyer) {
  try {
    return await within(cell.read(listStoresOf(buyer)), DEADLINE_MS);
  } catch (error) {
    console.error(
      JSON.stringify({ level: 'error', where: 'bought', cell: cell.name, error: String(error) }),
    );
    return undefined;
  }
}
