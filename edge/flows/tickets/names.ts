import { readNames } from '../../modules/profiles/index.ts';
import { doorLinks } from '../../modules/tickets/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

const isLink = (id: string): boolean => id.startsWith('dk_');

/** The names of the accounts and links that admitted tickets, by their ids; one read of each kind, or none. */
export async function namesOf(
  scope: RequestScope,
  admitted: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = admitted.filter((id) => id !== null);
  const links = [...new Set(ids.filter(isLink))];
  const { cell, tenant } = scope;
  const [accounts, named] = await Promise.all([
    readNames(
      scope,
      ids.filter((id) => !isLink(id)),
    ),
    links.length === 0 ? [] : cell.read(doorLinks.listNames(tenant.storeId, links)),
  ]);
  return new Map([...accounts, ...named.map(({ id, name }) => [id, name] as const)]);
}
