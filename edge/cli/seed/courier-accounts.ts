import { sql, type Statement } from '../../db/cell-sql.ts';
import { sealAccount, type SealKey } from '../../modules/payments/index.ts';
import type { DemoStore } from './demo-files.ts';
import { storeIdOf } from './stores.ts';

export type { SealKey };

/** The accounts at the sandbox's courier of the stores that send by courier: they buy their labels with them. */
export async function courierAccountRows(
  stores: readonly DemoStore[],
  key: SealKey,
  now: number,
): Promise<Statement[]> {
  const rows: Statement[] = [];
  for (const { slug, sending_address: address } of stores) {
    if (!address) continue;
    const id = storeIdOf(slug);
    const sealed = await sealAccount(key, id, 'shippo', { api_token: `shippo_test_${slug}` });
    rows.push(sql`INSERT INTO payment_account (store_id, code, sealed, updated_at)
      VALUES (${id}, 'shippo', ${sealed}, ${now})`);
  }
  return rows;
}
