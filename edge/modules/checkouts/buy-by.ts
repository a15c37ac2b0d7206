import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { marginFor } from '../../db/offered-items.ts';

/** An account that pays the 'buy by' price, and what one unit of each variant left it, minor units. */
interface Priced {
  readonly account: string;
  readonly margins: Readonly<Record<string, number>>;
}

/** True while each variant leaves the account what its 'buy by' price was made of. */
export function earningsHold(
  storeId: StoreId,
  { account, margins }: Priced,
  now: number,
): Statement {
  const margin = marginFor({ storeId, accountId: account }, now);
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(margins)}) l
    LEFT JOIN sku k ON k.id = l.key WHERE ${margin} IS NOT l.value)`;
}
