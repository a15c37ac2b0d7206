import type { Failure } from '../../shared/contracts/errors.ts';
import type { StoreId } from '../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import { sql, type Statement } from '../db/cell-sql.ts';
import { allOf } from '../db/sql.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';

/** A path about the store that is asked, as spec [7] writes it. */
export interface OwnPath {
  /** `{owner}`, or `{owner}:{owner}`: the owner's account, or the store's slug or id. */
  readonly owner: string;
  /** `{type}`: the store's kind. */
  readonly type?: string | undefined;
}

/**
 * The tenant's id, where the path names it; `store_not_found` for any other owner or kind. Asked in
 * one turn with the answer's own reads, it costs no round trip; the store's own id or slug costs no
 * statement either.
 * @example const own = await ownStore(scope, { owner: params.mashup, type: params.type });
 */
export async function ownStore(
  scope: Pick<RequestScope, 'cell' | 'tenant'>,
  path: OwnPath,
): Promise<Result<StoreId, Failure>> {
  const { storeId, slug } = scope.tenant;
  const isPlain = path.owner.split(':').every((name) => name === storeId || name === slug);
  // The tenant was found by these names: only an account or a kind has to be looked up.
  if (isPlain && path.type === undefined) return ok(storeId);
  const found = await scope.cell.first(findNamed(storeId, path));
  return found ? ok(storeId) : fail({ code: 'store_not_found' });
}

function findNamed(storeId: StoreId, { owner, type }: OwnPath): Statement<{ id: string }> {
  return sql`SELECT id FROM store WHERE ${allOf([
    sql`id = ${storeId}`,
    ...owner.split(':').map((name) => sql`${name} IN (owner, id, slug)`),
    ...(type === undefined ? [] : [sql`store_type = ${type}`]),
  ])}`;
}
