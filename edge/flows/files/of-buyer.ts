import type { Failure } from '../../../shared/contracts/errors.ts';
import type { OrderFiles } from '../../../shared/contracts/item-files.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { files, isHanded, linkTo, stateOf, type HandedRow } from '../../modules/files/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { isOfBuyer } from '../purchase/index.ts';

/** The files of an order, for its buyer alone; everybody else finds no such order. */
export async function readOrderFiles(
  scope: RequestScope,
  order: string,
): Promise<Result<OrderFiles, Failure>> {
  const { cell, tenant, env, ports } = scope;
  const [rows, isBuyer] = await Promise.all([
    cell.read(files.listHanded(tenant.storeId, order)),
    isOfBuyer(scope, { order }),
  ]);
  if (!isBuyer) return fail({ code: 'order_not_found' });
  const now = ports.clock.now();
  const addressOf = async (row: HandedRow) => {
    if (!isHanded(row)) return { url: null, expires_on: null };
    const of = { storeId: tenant.storeId, order, file: row.id };
    const { path, until } = await linkTo(env, of, now);
    return {
      url: tenant.origin + tenant.base + path,
      expires_on: new Date(until).toISOString(),
    };
  };
  return ok({
    order,
    state: stateOf(rows),
    files: await Promise.all(
      rows.map(async (row) => {
        const { id, name, type, bytes, downloads } = row;
        return { id, name, type, bytes, downloads, ...(await addressOf(row)) };
      }),
    ),
  });
}

/** A file that an order of this store hands over now. */
export async function findHanded(
  { cell, tenant }: Pick<RequestScope, 'cell' | 'tenant'>,
  { order, file }: { readonly order: string; readonly file: string },
): Promise<HandedRow | undefined> {
  const rows = await cell.read(files.listHanded(tenant.storeId, order));
  return rows.find((row) => row.id === file && isHanded(row));
}
