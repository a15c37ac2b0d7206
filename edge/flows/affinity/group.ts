import { openCell } from '../../db/cells.ts';
import { affinity } from '../../modules/affinity/index.ts';
import { findStoreName } from '../../modules/talk/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The affinity store of a network, with its name. */
export interface Group {
  readonly id: string;
  readonly name: string;
}

/** The affinity group of the network of the store that is asked; undefined where it has none. */
export async function readGroup({
  directory,
  env,
  tenant,
}: Pick<RequestScope, 'directory' | 'env' | 'tenant'>): Promise<Group | undefined> {
  const found = await directory.first(affinity.findGroup(tenant.storeId));
  if (!found) return undefined;
  const named = await openCell(env, found.cell)?.first(findStoreName(found.id));
  return { id: found.id, name: named?.name ?? '' };
}
