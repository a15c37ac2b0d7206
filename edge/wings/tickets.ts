import { attendantsPage, doorPage } from '../../host-pages/pages/attendants.ts';
import { doorByLinkPage, doorEntryPage } from '../../host-pages/pages/door-by-link.ts';
import { doorLinksPage } from '../../host-pages/pages/door-links.ts';
import { keptDoorPage } from '../../host-pages/pages/kept-door.ts';
import { orderTicketsPage, ticketPage } from '../../host-pages/pages/tickets.ts';
import { eventCancelPage } from '../../host-pages/pages/event-cancel.ts';
import { eventMessagesPage } from '../../host-pages/pages/event-messages.ts';
import { waitingListPage, waitingPlacePage } from '../../host-pages/pages/waiting-list.ts';
import { waitingPeoplePage } from '../../host-pages/pages/waiting-people.ts';
import { wrongScansPage } from '../../host-pages/pages/wrong-scans.ts';
import { eventCancellationEndpoints } from '../flows/event-cancellations/endpoints.ts';
import { goOn } from '../flows/event-cancellations/go-on.ts';
import { eventCancellationTopics } from '../flows/event-cancellations/topics.ts';
import { eventMessageEndpoints } from '../flows/event-messages/endpoints.ts';
import { sendDueMessages } from '../flows/event-messages/send-due.ts';
import { eventMessageTopics } from '../flows/event-messages/topics.ts';
import { ticketEndpoints } from '../flows/tickets/endpoints.ts';
import { waitingListEndpoints } from '../flows/waiting-list/endpoints.ts';
import { lookAfterLines } from '../flows/waiting-list/offer-due.ts';
import { waitingListTopics } from '../flows/waiting-list/topics.ts';
import { menuEntry, wing } from './wing.ts';

/** The tickets of experiences: their buyers show them, a store's staff reads them at the door, the store writes to their holders, or calls an experience off, and people wait for places. */
export const tickets = wing({
  endpoints: [
    ...ticketEndpoints,
    ...eventMessageEndpoints,
    ...eventCancellationEndpoints,
    ...waitingListEndpoints,
  ],
  pages: [
    orderTicketsPage,
    ticketPage,
    attendantsPage,
    doorPage,
    keptDoorPage,
    wrongScansPage,
    eventMessagesPage,
    eventCancelPage,
    doorLinksPage,
    doorEntryPage,
    doorByLinkPage,
    waitingListPage,
    waitingPlacePage,
    waitingPeoplePage,
  ],
  menu: [menuEntry(attendantsPage, { icon: 'ticket' })],
  messages: [...eventMessageTopics, ...eventCancellationTopics, ...waitingListTopics],
  schedules: [
    { each: 'cell', run: sendDueMessages },
    { each: 'cell', run: goOn },
    { each: 'cell', run: lookAfterLines },
  ],
});
