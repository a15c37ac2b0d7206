import { sql, type Statement } from '../../db/cell-sql.ts';
import { sealAccount, type SealKey } from '../../modules/payments/index.ts';
import type { DemoStore } from './demo-files.ts';
import { storeIdOf } from './stores.ts';

/** The bank accounts of the stores that take deposits, sealed as their owners' own form does it. */
export async function depositAccountRows(
  stores: readonly DemoStore[],
  key: SealKey,
  now: number,
): Promise<Statement[]> {
  const rows: Statement[] = [];
  for (const { slug, deposit_account: account } of stores) {
    if (!account) continue;
    const id = storeIdOf(slug);
    const sealed = await sealAccount(key, id, 'deposit', account);
    rows.push(sql`INSERT INTO payment_account (store_id, code, sealed, updated_at)
      VALUES (${id}, 'deposit', ${sealed}, ${now})`);
  }
  return rows;
}
