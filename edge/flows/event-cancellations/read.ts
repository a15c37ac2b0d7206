import type { Failure } from '../../../shared/contracts/errors.ts';
import type { EventCancellation } from '../../../shared/contracts/event-cancellation.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  cancellations,
  toCancellation,
  type CancellationRow,
} from '../../modules/event-cancellations/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** Orders that the page names for a person to look at. */
const OPEN_SHOWN = 100;

/** An experience with its row, as whoever calls it off sees it. */
export interface StandingCancellation {
  readonly row: CancellationRow;
  readonly view: EventCancellation;
}

/** What calling an experience of the store off would undo, or how far that is. One round trip. */
export async function readStanding(
  { cell, tenant: { storeId }, locale }: RequestScope,
  event: string,
): Promise<Result<StandingCancellation, Failure>> {
  const [row, stake, progress, money, open] = await Promise.all([
    cell.first(cancellations.find(storeId, event, locale)),
    cell.read(cancellations.listAtStake(storeId, event)),
    cell.first(cancellations.countProgress(event)),
    cell.read(cancellations.listMoney(event)),
    cell.read(cancellations.listOpen(event, OPEN_SHOWN)),
  ]);
  if (!row) return fail({ code: 'item_not_found' });
  return ok({ row, view: toCancellation({ row, stake, progress, money, open }) });
}

/** The same as the call answers it. */
export async function readCancellation(
  scope: RequestScope,
  event: string,
): Promise<Result<EventCancellation, Failure>> {
  const found = await readStanding(scope, event);
  return found.ok ? ok(found.value.view) : found;
}
