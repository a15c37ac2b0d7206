import { attendantsPage, doorPage } from '../../host-pages/pages/attendants.ts';
import { keptDoorPage } from '../../host-pages/pages/kept-door.ts';
import { orderTicketsPage, ticketPage } from '../../host-pages/pages/tickets.ts';
import { eventMessagesPage } from '../../host-pages/pages/event-messages.ts';
import { wrongScansPage } from '../../host-pages/pages/wrong-scans.ts';
import { eventMessageEndpoints } from '../flows/event-messages/endpoints.ts';
import { sendDueMessages } from '../flows/event-messages/send-due.ts';
import { eventMessageTopics } from '../flows/event-messages/topics.ts';
import { ticketEndpoints } from '../flows/tickets/endpoints.ts';
import { menuEntry, wing } from './wing.ts';

/** The tickets of experiences: their buyers show them, a store's staff reads them at the door, and the store writes to their holders. */
export const tickets = wing({
  endpoints: [...ticketEndpoints, ...eventMessageEndpoints],
  pages: [
    orderTicketsPage,
    ticketPage,
    attendantsPage,
    doorPage,
    keptDoorPage,
    wrongScansPage,
    eventMessagesPage,
  ],
  menu: [menuEntry(attendantsPage, { icon: 'ticket' })],
  messages: eventMessageTopics,
  schedules: [{ each: 'cell', run: sendDueMessages }],
});
