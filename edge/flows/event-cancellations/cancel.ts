import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  cancelEvent as contract,
  EventCancellation,
} from '../../../shared/contracts/event-cancellation.ts';
import { languageOf } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { sameName } from '../../../shared/rules/event-cancellation.ts';
import { hasEnded } from '../../../shared/rules/tickets.ts';
import { calledOff, cancellations } from '../../modules/event-cancellations/index.ts';
import { MAX_AGE_MS } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
import { forgetBoth } from '../orders/undo-sale.ts';
import { goOn } from './go-on.ts';
import { readStanding } from './read.ts';
import { eventCanceledTopic } from './topics.ts';

type Calling = Promise<Result<Change<EventCancellation>, Failure>>;

/**
 * Calls an experience of the store off. One batch ends its sale and its tickets, lists the orders that stand and asks
 * for the mails; the orders are undone after it, one batch each. Of two callers at one time the second is told.
 * Undo: none; whoever wants it after all makes another experience.
 */
export async function cancelEvent(
  scope: RequestScope,
  event: string,
  { name, reason }: z.output<(typeof contract)['body']>,
): Calling {
  const { tenant, ports, locale, region } = scope;
  const found = await readStanding(scope, event);
  if (!found.ok) return found;
  const { row, view } = found.value;
  if (row.canceled_at !== null) return fail({ code: 'event_canceled' });
  const now = ports.clock.now();
  if (hasEnded(row.experience_date, now)) return fail({ code: 'experience_ended' });
  if (![row.name, row.name_en].some((one) => one !== null && sameName(name, one))) {
    return fail({ code: 'event_name_differs', field: 'name' });
  }
  const caller = await scope.visitor.identity();
  if (!caller) return fail({ code: 'login_required' });
  const { tickets, orders } = view;
  const made = {
    item_id: event,
    store_id: tenant.storeId,
    reason,
    account_id: caller.accountId,
    canceled_at: now,
    address: tenant.origin + tenant.base,
    language: languageOf(locale, region),
    tickets,
  };
  const entry = await traceOf(scope, {
    subject: 'event',
    subjectId: event,
    named: { name: row.name },
    before: { is_canceled: false },
    after: { is_canceled: true, reason, tickets, orders },
  });
  return ok({
    answer: { ...view, canceled_at: new Date(now).toISOString(), reason },
    statements: [
      ...calledOff.begin(made, { topic: eventCanceledTopic.name, until: now + MAX_AGE_MS }),
      ...entry,
    ],
    refused: ({ kind }) =>
      Promise.resolve({ code: kind === 'assert' ? 'event_canceled' : 'idempotency_in_progress' }),
    async committed() {
      forgetBoth({ store_id: tenant.storeId, supplier_id: tenant.storeId });
      scope.later(goOn(scope));
    },
  });
}

/** Has the orders be tried at once whose last try failed. */
export async function retryCancellation(scope: RequestScope, event: string): Calling {
  const found = await readStanding(scope, event);
  if (!found.ok) return found;
  const { row, view } = found.value;
  if (row.canceled_at === null) return fail({ code: 'event_not_canceled' });
  return ok({
    answer: view,
    statements: [cancellations.tryAgain(event, scope.ports.clock.now())],
    committed: async () => scope.later(goOn(scope)),
  });
}
