import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  countEventRecipients,
  EventMessage,
  EventReach,
} from '../../../shared/contracts/event-messages.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { messages, toMessage, type Audience } from '../../modules/event-messages/index.ts';
import { door } from '../../modules/tickets/index.ts';
import { COUNTED_EXACTLY } from '../../unit-of-work/counted.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** A page of the messages to an experience's attendants. One round trip. */
export async function readMessages(
  { cell, tenant: { storeId }, locale }: RequestScope,
  event: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<Result<{ results: EventMessage[]; matches_estimated: number }, Failure>> {
  const [found, rows, counted] = await Promise.all([
    cell.first(door.findEvent(storeId, event, locale)),
    cell.read(messages.list(storeId, event, page)),
    cell.first(messages.count(storeId, event, COUNTED_EXACTLY)),
  ]);
  if (!found) return fail({ code: 'item_not_found' });
  return ok({ results: rows.map(toMessage), matches_estimated: counted?.n ?? 0 });
}

/** How many attendants a message would reach now. */
export async function readReach(
  scope: RequestScope,
  event: string,
  asked: z.output<(typeof countEventRecipients)['body']>,
): Promise<Result<EventReach, Failure>> {
  const audience = await audienceOf(scope, event, asked);
  if (!audience.ok) return audience;
  const reach = await scope.cell.first(messages.countReach(scope.tenant.storeId, audience.value));
  return ok(reach ?? { tickets: 0, recipients: 0, unreached: 0 });
}

/** The attendants that a caller has named, of an experience of the store; a kind of ticket has to be one of its own. */
export async function audienceOf(
  { cell, tenant: { storeId }, locale }: RequestScope,
  event: string,
  { audience, sku }: z.output<(typeof countEventRecipients)['body']>,
): Promise<Result<Audience, Failure>> {
  const [found, kinds] = await Promise.all([
    cell.first(door.findEvent(storeId, event, locale)),
    cell.read(door.listKinds(event, locale)),
  ]);
  if (!found) return fail({ code: 'item_not_found' });
  if (audience !== 'kind') return ok({ item_id: event, audience, sku_id: null });
  const kind = kinds.find(({ id }) => id === sku);
  if (!kind) return fail({ code: 'item_not_found', field: 'sku' });
  return ok({ item_id: event, audience, sku_id: kind.id });
}
