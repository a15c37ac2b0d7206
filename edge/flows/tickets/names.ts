import { readNames } from '../../modules/profiles/index.ts';
import type { AttendantRow } from '../../modules/tickets/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The names of the accounts that admitted some tickets, by their ids; one read, or none. */
export function namesOf(
  scope: RequestScope,
  rows: readonly Pick<AttendantRow, 'admitted_by'>[],
): Promise<ReadonlyMap<string, string>> {
  return readNames(
    scope,
    rows.map(({ admitted_by: by }) => by),
  );
}
