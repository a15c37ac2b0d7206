import type { AttendantRow } from '../../modules/tickets/index.ts';
import { readPublicProfiles } from '../../modules/profiles/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The names of the accounts that admitted some tickets, by their ids; one read, or none. */
export async function namesOf(
  scope: RequestScope,
  rows: readonly Pick<AttendantRow, 'admitted_by'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ admitted_by: by }) => (by === null ? [] : [by])))];
  const people = await readPublicProfiles(scope, ids);
  return new Map(people.map(({ id, name }) => [id, name]));
}
