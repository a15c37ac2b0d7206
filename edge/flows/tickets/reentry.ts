import type { DoorEvent } from '../../../shared/contracts/door.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { door, toDoorEvent } from '../../modules/tickets/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';

/**
 * Sets whether people who went out of an experience may come back. Turned off, those who are outside stay there, and
 * come back once it is on again.
 */
export async function setReentry(
  scope: RequestScope,
  event: string,
  isAllowed: boolean,
): Promise<Result<Change<DoorEvent>, Failure>> {
  const { cell, tenant, locale, ports } = scope;
  const row = await cell.first(door.findEvent(tenant.storeId, event, locale));
  if (!row) return fail({ code: 'item_not_found' });
  const entry = await traceOf(scope, {
    subject: 'door_reentry',
    subjectId: event,
    named: { event: row.name },
    before: { allowed: row.has_reentry === 1 },
    after: { allowed: isAllowed },
  });
  return ok({
    answer: toDoorEvent({ ...row, has_reentry: isAllowed ? 1 : 0 }, ports.clock.now()),
    statements: [door.setReentry(tenant.storeId, event, isAllowed), ...entry],
  });
}
