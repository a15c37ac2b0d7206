import { attendantsPage, doorPage } from '../../host-pages/pages/attendants.ts';
import { keptDoorPage } from '../../host-pages/pages/kept-door.ts';
import { orderTicketsPage, ticketPage } from '../../host-pages/pages/tickets.ts';
import { wrongScansPage } from '../../host-pages/pages/wrong-scans.ts';
import { ticketEndpoints } from '../flows/tickets/endpoints.ts';
import { menuEntry, wing } from './wing.ts';

/** The tickets of experiences: their buyers show them, and a store's staff reads them at the door. */
export const tickets = wing({
  endpoints: ticketEndpoints,
  pages: [orderTicketsPage, ticketPage, attendantsPage, doorPage, keptDoorPage, wrongScansPage],
  menu: [menuEntry(attendantsPage, { icon: 'ticket' })],
});
