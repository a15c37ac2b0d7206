import * as door from '../../../shared/contracts/door.ts';
import * as own from '../../../shared/contracts/tickets.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { readAttendants, readEvent, readEvents } from './attendants.ts';
import { admitTicket, undoAdmission } from './door.ts';
import { giveTicket } from './give-ticket.ts';
import { readByLink, readOrderTickets, readTicket, readTickets } from './own-tickets.ts';
import { passTicket } from './pass-ticket.ts';

/** The calls about the tickets of an order, and those of the door at which they are shown. */
export const ticketEndpoints: readonly PageEndpoint[] = [
  answers(own.listTickets, ({ scope, params, query }) => readTickets(scope, params.order, query)),
  answers(own.getTicket, ({ scope, params }) => readTicket(scope, params)),
  changes(own.passTicket, ({ scope, params, body }) => passTicket(scope, params, body)),
  readsForPages(own.readOrderTickets, ({ scope, params }) => readOrderTickets(scope, params.order)),
  readsForPages(own.readTicketByLink, ({ scope, params }) => readByLink(scope, params)),

  answers(door.listDoorEvents, async ({ scope, query }) => ok(await readEvents(scope, query))),
  answers(door.getDoorEvent, ({ scope, params }) => readEvent(scope, params.event)),
  answers(door.listAttendants, ({ scope, params, query }) =>
    readAttendants(scope, params.event, query),
  ),
  changes(door.admitTicket, ({ scope, params, body }) =>
    admitTicket(scope, params.event, body.code),
  ),
  changes(door.undoAdmission, ({ scope, params }) => undoAdmission(scope, params)),
  changes(door.giveTicket, ({ scope, params, body }) => giveTicket(scope, params.event, body)),
];
