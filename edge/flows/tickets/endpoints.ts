import * as door from '../../../shared/contracts/door.ts';
import * as links from '../../../shared/contracts/door-links.ts';
import * as doorOffline from '../../../shared/contracts/door-offline.ts';
import * as gates from '../../../shared/contracts/door-gates.ts';
import { getDoorTally } from '../../../shared/contracts/door-tally.ts';
import { listUnpaid } from '../../../shared/contracts/door-unpaid.ts';
import { addToWallet } from '../../../shared/contracts/ticket-wallet.ts';
import * as own from '../../../shared/contracts/tickets.ts';
import { ok } from '../../../shared/kernel/result.ts';
import {
  answers,
  answersForForms,
  changes,
  readsForPages,
  type PageEndpoint,
} from '../../http/endpoint.ts';
import { readAttendants, readEvent, readEvents } from './attendants.ts';
import { admitTicket, undoAdmission } from './door.ts';
import { endDoorLink, makeDoorLink, readDoorLinks } from './door-links.ts';
import { dropGate, makeGate, setGate } from './gates.ts';
import { giveTicket } from './give-ticket.ts';
import { leaveDoor, openDoor } from './open-door.ts';
import { readByLink, readOrderTickets, readTicket, readTickets } from './own-tickets.ts';
import { passTicket } from './pass-ticket.ts';
import { readDoorList, syncScans } from './sync-scans.ts';
import { setReentry } from './reentry.ts';
import { readTally } from './tally.ts';
import { readUnpaid } from './unpaid.ts';
import { readWrongScans } from './wrong-scans.ts';
import { readWalletLinks } from './wallet.ts';

/** The calls about the tickets of an order, and those of the door at which they are shown. */
export const ticketEndpoints: readonly PageEndpoint[] = [
  answers(own.listTickets, ({ scope, params, query }) => readTickets(scope, params.order, query)),
  answers(own.getTicket, ({ scope, params }) => readTicket(scope, params)),
  changes(own.passTicket, ({ scope, params, body }) => passTicket(scope, params, body)),
  answers(addToWallet, ({ scope, params }) => readWalletLinks(scope, params)),
  readsForPages(own.readOrderTickets, ({ scope, params }) => readOrderTickets(scope, params.order)),
  readsForPages(own.readTicketByLink, ({ scope, params }) => readByLink(scope, params)),

  answers(door.listDoorEvents, async ({ scope, query }) => ok(await readEvents(scope, query))),
  answers(door.getDoorEvent, ({ scope, params }) => readEvent(scope, params.event)),
  answers(getDoorTally, ({ scope, params }) => readTally(scope, params.event)),
  answers(door.listAttendants, ({ scope, params, query }) =>
    readAttendants(scope, params.event, query),
  ),
  answers(door.admitTicket, ({ scope, params, body, idempotency }) =>
    admitTicket(scope, params.event, body, idempotency),
  ),
  changes(door.setReentry, ({ scope, params, body }) =>
    setReentry(scope, params.event, body.allowed),
  ),
  changes(door.undoAdmission, ({ scope, params }) => undoAdmission(scope, params)),
  answers(doorOffline.listDoorTickets, ({ scope, params, query }) =>
    readDoorList(scope, params.event, query.after),
  ),
  changes(doorOffline.syncDoorScans, ({ scope, params, body }) =>
    syncScans(scope, params.event, body),
  ),
  answers(doorOffline.listWrongScans, ({ scope, params, query }) =>
    readWrongScans(scope, params.event, query),
  ),
  answers(listUnpaid, ({ scope, params, query }) => readUnpaid(scope, params.event, query)),
  changes(gates.addGate, ({ scope, params, body }) => makeGate(scope, params.event, body)),
  changes(gates.changeGate, ({ scope, params, body }) => setGate(scope, params, body)),
  changes(gates.removeGate, ({ scope, params }) => dropGate(scope, params)),
  answers(links.listDoorLinks, ({ scope, params }) => readDoorLinks(scope, params.event)),
  changes(links.addDoorLink, ({ scope, params, body }) => makeDoorLink(scope, params.event, body)),
  changes(links.revokeDoorLink, ({ scope, params }) => endDoorLink(scope, params)),
  answersForForms(links.openDoorLink, ({ scope, body, idempotency }) =>
    openDoor(scope, body.code, idempotency),
  ),
  answersForForms(links.leaveDoor, ({ scope }) => leaveDoor(scope)),
  changes(door.giveTicket, ({ scope, params, body }) => giveTicket(scope, params.event, body)),
];
