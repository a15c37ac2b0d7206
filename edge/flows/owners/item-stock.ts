import type { Failure } from '../../../shared/contracts/errors.ts';
import type { StockMove } from '../../../shared/contracts/item-fields.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { itemReads, stock } from '../../modules/items/index.ts';
import { readPublicProfiles } from '../../modules/profiles/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

interface Moves {
  readonly results: StockMove[];
  readonly matches_estimated: number;
}

/** A page of the changes of an own item's stock, with the names of the accounts that made them. */
export async function readStockMoves(
  scope: RequestScope,
  id: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<Result<Moves, Failure>> {
  const { cell, tenant } = scope;
  const [item, rows, counted] = await Promise.all([
    cell.first(itemReads.findItem(tenant.storeId, id)),
    cell.read(stock.listStockMoves(tenant.storeId, id, page)),
    cell.first(stock.countStockMoves(tenant.storeId, id)),
  ]);
  if (!item) return fail({ code: 'item_not_found' });
  const people = await readPublicProfiles(scope, [
    ...new Set(rows.flatMap((row) => row.account_id ?? [])),
  ]);
  const names = new Map(people.map(({ id: account, name }) => [account, name]));
  return ok({
    results: rows.map(({ n, made_at, account_id: account, attributes, ...row }) => ({
      ...row,
      id: String(n),
      at: new Date(made_at).toISOString(),
      by: account === null ? null : { id: account, name: names.get(account) ?? null },
      attributes: JSON.parse(attributes ?? '{}') as Record<string, string>,
    })),
    matches_estimated: counted?.n ?? 0,
  });
}
