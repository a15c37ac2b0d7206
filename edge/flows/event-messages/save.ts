import type { Failure } from '../../../shared/contracts/errors.ts';
import type { EventMessage, EventMessageBody } from '../../../shared/contracts/event-messages.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { languageOf } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { EVENT_MESSAGES_A_DAY, mayPlan } from '../../../shared/rules/event-messages.ts';
import {
  messages,
  toMessage,
  type MessageRow,
  type NewMessage,
} from '../../modules/event-messages/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { audienceOf } from './read.ts';
import { sendMessage } from './send-due.ts';

type Saved = Promise<Result<Change<EventMessage>, Failure>>;
interface Which {
  readonly event: string;
  readonly id: string;
}

/** Writes to an experience's attendants, now or at a planned time. Undo: withdraw it, until its time comes. */
export async function addMessage(
  scope: RequestScope,
  event: string,
  body: EventMessageBody,
): Saved {
  const [made, writer] = await Promise.all([prepare(scope, event, body), scope.visitor.identity()]);
  if (!made.ok) return made;
  if (!writer) return fail({ code: 'login_required' });
  const full = await whyFull(scope, made.value, null);
  if (full) return fail(full);
  const row: MessageRow = {
    ...made.value,
    id: newId('eventMessage'),
    store_id: scope.tenant.storeId,
    account_id: writer.accountId,
    made_at: scope.ports.clock.now(),
    state: 'planned',
    version: 1,
    last_ticket: null,
    recipients: 0,
    sent: 0,
    failed: 0,
  };
  return ok({
    answer: toMessage(row),
    statements: messages.insert(row),
    refused: ({ kind }) =>
      Promise.resolve({
        code: kind === 'assert' ? 'too_many_event_messages' : 'idempotency_in_progress',
      }),
    committed: () => sendMessage(scope, row.id),
  });
}

/** Changes a planned message. Of two changes at one time, or one and its time, the second is told. */
export async function changeMessage(
  scope: RequestScope,
  which: Which,
  { version, ...body }: EventMessageBody & { readonly version: number },
): Saved {
  const [made, row] = await Promise.all([prepare(scope, which.event, body), findOne(scope, which)]);
  if (!made.ok) return made;
  const closed = whyClosed(row);
  if (!row || closed) return fail(closed ?? { code: 'event_message_not_found' });
  if (row.version !== version) return fail({ code: 'edited_meanwhile' });
  const full = await whyFull(scope, made.value, row.id);
  if (full) return fail(full);
  return ok({
    answer: toMessage({ ...row, ...made.value, version: version + 1 }),
    statements: messages.change(row, made.value),
    refused: async () => {
      const now = await findOne(scope, which);
      const failure = whyClosed(now);
      if (failure) return failure;
      return now?.version === version
        ? { code: 'too_many_event_messages' }
        : { code: 'edited_meanwhile' };
    },
    committed: () => sendMessage(scope, row.id),
  });
}

/** Withdraws a planned message; one that was withdrawn before stays so. Undo: write it anew. */
export async function withdrawMessage(scope: RequestScope, which: Which): Saved {
  const row = await findOne(scope, which);
  if (row?.state === 'withdrawn') return ok({ answer: toMessage(row), statements: [] });
  const closed = whyClosed(row);
  if (!row || closed) return fail(closed ?? { code: 'event_message_not_found' });
  return ok({
    answer: toMessage({ ...row, state: 'withdrawn', version: row.version + 1 }),
    statements: messages.withdraw(row),
    refused: async () => whyClosed(await findOne(scope, which)) ?? { code: 'edited_meanwhile' },
  });
}

function findOne({ cell, tenant }: RequestScope, { event, id }: Which) {
  return cell.first(messages.find(tenant.storeId, event, id));
}

/** Why a message cannot be changed any more. */
function whyClosed(row: MessageRow | undefined): Failure | undefined {
  if (!row) return { code: 'event_message_not_found' };
  return row.state === 'planned' ? undefined : { code: 'event_message_on_its_way' };
}

/** Checks what a seller wrote. A message that goes out at once has to reach somebody; a planned one may wait for buyers. */
async function prepare(
  scope: RequestScope,
  event: string,
  { subject, text, audience, sku, send_at: planned }: EventMessageBody,
): Promise<Result<NewMessage, Failure>> {
  const { cell, tenant, ports, locale, region } = scope;
  const to = await audienceOf(scope, event, { audience, sku });
  if (!to.ok) return to;
  const now = ports.clock.now();
  const at = planned === undefined ? now : Date.parse(planned);
  if (planned === undefined) {
    const reach = await cell.first(messages.countReach(tenant.storeId, to.value));
    if (!reach || reach.recipients === 0) return fail({ code: 'event_message_nobody' });
  } else if (!mayPlan(at, now)) {
    return fail({ code: 'event_message_time', field: 'send_at' });
  }
  return ok({
    ...to.value,
    subject,
    text,
    send_at: at,
    address: tenant.origin + tenant.base,
    language: languageOf(locale, region),
  });
}

/** The batch counts once more: of two messages at one time, one may be the last that has room. */
async function whyFull(
  { cell }: RequestScope,
  { item_id: event, send_at: at }: NewMessage,
  except: string | null,
): Promise<Failure | undefined> {
  const near = await cell.first(messages.countNear(event, at, except));
  return (near?.n ?? 0) < EVENT_MESSAGES_A_DAY ? undefined : { code: 'too_many_event_messages' };
}
