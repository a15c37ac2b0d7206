import type { Ticket } from '../../../shared/contracts/tickets.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { fold } from '../../../shared/rules/fold.ts';
import { tidyName } from '../../../shared/rules/names.ts';
import { hasEnded } from '../../../shared/rules/tickets.ts';
import { nationalPhone } from '../../modules/orders/index.ts';
import { newTicketCode, signerOf, tickets, toTicket } from '../../modules/tickets/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { findOfBuyer } from './own-tickets.ts';

/** The name to which a ticket is passed on. */
export interface Passed {
  readonly full_name: string;
  readonly phone: string;
  /** Empty where it is not told. */
  readonly email: string;
  /** The code that the caller has seen. */
  readonly code: string;
}

/**
 * Passes a ticket on to another name until it is used. The ticket gets another code, so that what its
 * last holder kept opens nothing. Of two who pass it on at one time the second is told.
 */
export async function passTicket(
  scope: RequestScope,
  which: { readonly order: string; readonly id: string },
  given: Passed,
): Promise<Result<Change<Ticket>, Failure>> {
  const found = await findOfBuyer(scope, which);
  if (!found.ok) return found;
  const row = found.value;
  const now = scope.ports.clock.now();
  if (row.voided_at !== null) return fail({ code: 'ticket_void' });
  if (row.admitted_at !== null) return fail({ code: 'ticket_used' });
  if (row.code !== given.code) return fail({ code: 'ticket_changed' });
  if (hasEnded(row.experience_date, now)) return fail({ code: 'experience_ended' });
  const full_name = tidyName(given.full_name);
  if (full_name === '') return fail({ code: 'invalid_request', field: 'full_name' });
  const phone = nationalPhone(given.phone, row.country);
  if (!phone) return fail({ code: 'invalid_request', field: 'phone' });
  const to = {
    full_name,
    phone,
    name_key: fold(full_name),
    code: newTicketCode(),
    email: given.email || null,
  };
  const sign = await signerOf(scope, row.store_id);
  return ok({
    answer: await toTicket({ ...row, ...to, passed_at: now }, sign),
    statements: tickets.passOn(row, to, now),
    refused: (refusal) =>
      Promise.resolve({
        code: refusal.kind === 'assert' ? 'ticket_changed' : 'idempotency_in_progress',
      }),
  });
}
