import type { z } from 'zod';
import type { Attendant, giveTicket as contract } from '../../../shared/contracts/door.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { fold } from '../../../shared/rules/fold.ts';
import { tidyName } from '../../../shared/rules/names.ts';
import { hasEnded } from '../../../shared/rules/tickets.ts';
import { stock } from '../../modules/checkouts/index.ts';
import { nationalPhone } from '../../modules/orders/index.ts';
import { currentStore, forgetStore } from '../../modules/store/index.ts';
import { door, newTicketCode, toAttendant } from '../../modules/tickets/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';

/**
 * Gives a ticket of the store's away, until the experience has ended (spec [8]). Its unit leaves the
 * stock in the same batch, so that no more people are let in than there are places.
 */
export async function giveTicket(
  scope: RequestScope,
  event: string,
  given: z.output<(typeof contract)['body']>,
): Promise<Result<Change<Attendant>, Failure>> {
  const { cell, tenant, locale, ports } = scope;
  const [found, kinds, store] = await Promise.all([
    cell.first(door.findEvent(tenant.storeId, event, locale)),
    cell.read(door.listKinds(event, locale)),
    currentStore(scope),
  ]);
  if (!found) return fail({ code: 'item_not_found' });
  const now = ports.clock.now();
  if (hasEnded(found.experience_date, now)) return fail({ code: 'experience_ended' });
  if (found.canceled_at !== null) return fail({ code: 'event_canceled' });
  const kind = kinds.find(({ id }) => id === given.sku);
  if (!kind) return fail({ code: 'item_not_found', field: 'sku' });
  const full_name = tidyName(given.full_name);
  if (full_name === '') return fail({ code: 'invalid_request', field: 'full_name' });
  const phone = nationalPhone(given.phone, store?.country ?? 'MX');
  if (!phone) return fail({ code: 'invalid_request', field: 'phone' });
  const { accountId } = await signedIn(scope);
  const ticket = {
    id: newId('ticket'),
    store_id: tenant.storeId,
    item_id: event,
    sku_id: given.sku,
    full_name,
    phone,
    name_key: fold(full_name),
    code: newTicketCode(),
    created_at: now,
    given_by: accountId,
    email: given.email || null,
  };
  const unused = {
    order_id: null,
    voided_at: null,
    admitted_at: null,
    admitted_by: null,
    admitted_gate: null,
    gate_name: null,
    left_at: null,
  };
  const shown = { item_name: found.name, description: kind.attributes, order_number: null };
  return ok({
    answer: toAttendant({ ...ticket, ...unused, ...shown }, new Map(), now),
    statements: [...stock.giveAway(given.sku, accountId, now), ...door.insertGiven(ticket)],
    refused: (refusal) =>
      Promise.resolve({
        code: refusal.kind === 'check' ? 'insufficient_stock' : 'idempotency_in_progress',
      }),
    committed: async () => forgetStore(tenant.storeId),
  });
}
