import type { OrderTickets, Ticket } from '../../../shared/contracts/tickets.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { door, signerOf, tickets, toTicket, type TicketRow } from '../../modules/tickets/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { isOfBuyer } from '../purchase/index.ts';

/** A purchase has 200 attendees at most (`placeOrderBody`). */
const ALL = { offset: 0, limit: 200 } as const;
const ONE = { offset: 0, limit: 1 } as const;

/**
 * A page of an order's tickets. Any caller but its buyer is answered as if there were no such order: a
 * code opens a door, so the order's link alone shows none.
 */
export async function readTickets(
  scope: RequestScope,
  order: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<Result<{ results: Ticket[]; matches_estimated: number }, Failure>> {
  const { cell, tenant, locale } = scope;
  const [isBuyer, rows, counted] = await Promise.all([
    isOfBuyer(scope, { order }),
    cell.read(tickets.listTickets(tenant.storeId, { order }, locale, page)),
    cell.first(tickets.countTickets(tenant.storeId, order)),
  ]);
  if (!isBuyer) return fail({ code: 'order_not_found' });
  return ok({ results: await shown(scope, rows), matches_estimated: counted?.n ?? 0 });
}

/** One ticket of an order, for its buyer alone. */
export async function readTicket(
  scope: RequestScope,
  which: { readonly order: string; readonly id: string },
): Promise<Result<Ticket, Failure>> {
  const found = await findOfBuyer(scope, which);
  if (!found.ok) return found;
  const [ticket] = await shown(scope, [found.value]);
  return ticket ? ok(ticket) : fail({ code: 'ticket_not_found' });
}

/** The row of a ticket of the caller's order. */
export async function findOfBuyer(
  scope: RequestScope,
  which: { readonly order: string; readonly id: string },
): Promise<Result<TicketRow, Failure>> {
  const { cell, tenant, locale } = scope;
  const [isBuyer, row] = await Promise.all([
    isOfBuyer(scope, { order: which.order }),
    cell.first(tickets.listTickets(tenant.storeId, which, locale, ONE)),
  ]);
  if (!isBuyer) return fail({ code: 'order_not_found' });
  return row ? ok(row) : fail({ code: 'ticket_not_found' });
}

/**
 * All tickets of an order for its page. A visitor who is not known yet is told to sign in; another
 * account finds no such order.
 */
export async function readOrderTickets(
  scope: RequestScope,
  order: string,
): Promise<Result<OrderTickets, Failure>> {
  const { cell, tenant, locale, visitor } = scope;
  const [found, isBuyer, rows, identity] = await Promise.all([
    cell.first(tickets.findOrder(tenant.storeId, order)),
    isOfBuyer(scope, { order }),
    cell.read(tickets.listTickets(tenant.storeId, { order }, locale, ALL)),
    visitor.identity(),
  ]);
  if (!found || (!isBuyer && identity)) return fail({ code: 'order_not_found' });
  return ok({
    number: found.number,
    is_buyer: isBuyer,
    tickets: isBuyer ? await shown(scope, rows) : [],
  });
}

/** Tickets of an event that are read at a time. */
const PART = 100;

/** The tickets of an event that open its door, part by part, so that thousands are never held at once. */
export async function readEventTickets(
  scope: RequestScope,
  event: string,
): Promise<Result<AsyncIterable<readonly Ticket[]>, Failure>> {
  const { cell, tenant, locale } = scope;
  const found = await cell.first(door.findEvent(tenant.storeId, event, locale));
  if (!found) return fail({ code: 'item_not_found' });
  async function* parts() {
    let after: string | undefined = '';
    while (after !== undefined) {
      const which = { event, after };
      const page = { offset: 0, limit: PART };
      const rows: TicketRow[] = await cell.read(
        tickets.listTickets(tenant.storeId, which, locale, page),
      );
      yield await shown(scope, rows);
      after = rows.length < PART ? undefined : rows.at(-1)?.id;
    }
  }
  return ok(parts());
}

/** A ticket by its own link. The link of an issue that was passed on leads nowhere. */
export async function readByLink(
  scope: RequestScope,
  which: { readonly id: string; readonly code: string },
): Promise<Result<Ticket, Failure>> {
  const { cell, tenant, locale } = scope;
  const row = await cell.first(tickets.listTickets(tenant.storeId, which, locale, ONE));
  const [ticket] = row ? await shown(scope, [row]) : [];
  return ticket ? ok(ticket) : fail({ code: 'ticket_not_found' });
}

/** Tickets with their codes signed; those of one order are one seller's. */
async function shown(scope: RequestScope, rows: readonly TicketRow[]): Promise<Ticket[]> {
  const [first] = rows;
  if (!first) return [];
  const sign = await signerOf(scope, first.store_id);
  return Promise.all(rows.map((row) => toTicket(row, sign)));
}
