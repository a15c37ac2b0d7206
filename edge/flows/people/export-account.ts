import type { Failure } from '../../../shared/contracts/errors.ts';
import type { AccountExport } from '../../../shared/contracts/account-data.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../http/context.ts';
import { listByEmail, toOwnOrder } from '../../modules/orders/index.ts';
import { readKept } from '../../modules/profiles/index.ts';

/**
 * Everything that is kept of an account, and what this store sold to its e-mail: only to one that was
 * proven, since anybody can type another's.
 */
export async function exportAccount(
  { directory, cell, ports, tenant }: RequestScope,
  accountId: string,
): Promise<Result<AccountExport, Failure>> {
  const kept = await readKept(directory, accountId);
  if (!kept) return fail({ code: 'not_found' });
  const { email, email_verified: isProven } = kept.account;
  const orders =
    isProven && email !== null ? await cell.read(listByEmail(tenant.storeId, email)) : [];
  return ok({
    exported_at: new Date(ports.clock.now()).toISOString(),
    ...kept,
    orders: orders.map(toOwnOrder),
  });
}
