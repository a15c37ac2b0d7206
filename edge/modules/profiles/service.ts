import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Profile, ProfileFields } from '../../../shared/contracts/profiles.ts';
import type { PublicProfile } from '../../../shared/contracts/public-profiles.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { toProfile, toPublicPerson, toPublicStore, withFields, withoutEmpty } from './mapper.ts';
import { listPublicAccounts, listPublicStores } from './public-statements.ts';
import { forgetName } from './known-names.ts';
import { findProfile, updateProfile as writeProfile } from './statements.ts';

/** The own profile of an account. */
export async function readProfile(
  { directory }: Pick<RequestScope, 'directory'>,
  accountId: string,
): Promise<Result<Profile, Failure>> {
  const row = await directory.first(findProfile(accountId));
  return row ? ok(toProfile(row)) : fail({ code: 'not_found' });
}

/** Writes fields of an account's profile; a username that is taken fails with `existing_user`. */
export async function updateProfile(
  { directory, ports }: Pick<RequestScope, 'directory' | 'ports'>,
  accountId: string,
  given: ProfileFields,
): Promise<Result<Change<Profile, 'directory'>, Failure>> {
  const row = await directory.first(findProfile(accountId));
  if (!row) return fail({ code: 'not_found' });
  const fields = withoutEmpty(given);
  const now = ports.clock.now();
  return ok({
    answer: toProfile(withFields(row, fields, now)),
    statements: writeProfile(accountId, fields, now),
    committed: async () => forgetName(accountId),
    refused: (refusal): Promise<Failure> =>
      Promise.resolve(
        refusal.kind === 'unique'
          ? { code: 'existing_user', field: 'username' }
          : { code: 'not_found' },
      ),
  });
}

/** Public profiles in the order of the asked ids; leaves out accounts that do not exist. */
export async function readPublicProfiles(
  { directory, cell, tenant }: Pick<RequestScope, 'directory' | 'cell' | 'tenant'>,
  ids: readonly string[],
): Promise<PublicProfile[]> {
  const people = ids.filter((id) => id.startsWith('ac_'));
  const stores = ids.filter((id) => id.startsWith('st_'));
  const [accounts, shops] = await Promise.all([
    people.length > 0 ? directory.read(listPublicAccounts(people)) : [],
    stores.length > 0 ? cell.read(listPublicStores(stores, tenant.storeId)) : [],
  ]);
  const found = [...accounts.map(toPublicPerson), ...shops.map(toPublicStore)];
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
