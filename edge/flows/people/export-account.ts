import type { Failure } from '../../../shared/contracts/errors.ts';
import type { AccountExport } from '../../../shared/contracts/account-data.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { buyerOf } from '../../modules/orders/index.ts';
import { listBoughtIn, readKept, type BoughtInRow } from '../../modules/profiles/index.ts';
import { exportTalk } from '../talk/index.ts';
import { gatherOrders } from './gather-orders.ts';

/**
 * All data that is kept of an account, and its orders: those of the tenant, and of each store where
 * it has bought while signed in.
 */
export async function exportAccount(
  scope: RequestScope,
  accountId: string,
): Promise<Result<AccountExport, Failure>> {
  const { directory, ports, tenant } = scope;
  const [kept, known] = await Promise.all([
    readKept(directory, accountId),
    directory.read(listBoughtIn(accountId)),
  ]);
  if (!kept) return fail({ code: 'not_found' });
  const here: BoughtInRow = { store_id: tenant.storeId, slug: tenant.slug, cell: tenant.cell };
  const elsewhere = known.filter(({ store_id: id }) => id !== tenant.storeId);
  return ok({
    exported_at: new Date(ports.clock.now()).toISOString(),
    ...kept,
    conversations: await exportTalk(scope, accountId),
    ...(await gatherOrders(scope, buyerOf(kept.account), [here, ...elsewhere])),
  });
}
