import type { Hold } from '../../../shared/contracts/holds.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { hiddenContact } from '../../modules/accounts/index.ts';
import { held, type HeldRow } from '../../modules/checkouts/index.ts';

/** The live holds of the store's own items, for its staff. */
export async function readHolds(
  { cell, tenant, ports }: RequestScope,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ results: Hold[]; matches_estimated: number }> {
  const now = ports.clock.now();
  const [rows, counted] = await Promise.all([
    cell.read(held.listHeld(tenant.storeId, now, page)),
    cell.first(held.countHeld(tenant.storeId, now)),
  ]);
  return { results: rows.map(holdView), matches_estimated: counted?.n ?? 0 };
}

function holdView(row: HeldRow): Hold {
  return {
    id: held.holdName(row),
    item: row.item_id,
    name: row.name,
    variant: JSON.parse(row.attributes) as Record<string, string>,
    amount: row.amount,
    since: new Date(row.since).toISOString(),
    until: new Date(row.expires_at).toISOString(),
    holder: row.is_visitors === 1 ? 'visitor' : row.email === null ? 'account' : 'buyer',
    contact: row.email === null ? null : hiddenContact({ kind: 'email', value: row.email }),
    is_paying: row.is_paying === 1,
  };
}

/**
 * Frees a hold for other buyers. Its checkout stays open: an order of it takes the units again where
 * they are still there, and is refused as `out_of_stock` where they are not.
 */
export async function freeHold(
  { cell, tenant, ports }: RequestScope,
  id: string,
): Promise<Result<Change<Record<string, never>>, Failure>> {
  const { storeId } = tenant;
  const keys = await cell.read(held.listHeldKeys(storeId, ports.clock.now()));
  const found = keys.find((key) => held.holdName(key) === id);
  if (!found) return fail({ code: 'hold_not_found' });
  return ok({
    answer: {},
    statements: held.freeHeld(storeId, found),
    refused: ({ kind }) =>
      Promise.resolve({ code: kind === 'unique' ? 'idempotency_in_progress' : 'hold_is_paying' }),
  });
}
