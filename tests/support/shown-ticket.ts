import type { Ticket } from '../../shared/contracts/tickets.ts';

/** A ticket for a concert, for tests of what is made of one. */
export const shownTicket: Ticket = {
  id: 'tk_1',
  state: 'valid',
  full_name: 'Ana (Ruiz)',
  phone: '5512345678',
  sale_type: 'sold',
  sku: 'sk_1',
  description: { Entrada: 'General' },
  code: '0123456789ab',
  qr: { text: 'tk_1', picture: { size: 21, path: 'M4 4h7v1h-7z' } },
  event: {
    item: 'it_1',
    name: 'Concierto',
    starts_at: '2027-01-11T02:30:00.000Z',
    place: 'Foro Norte',
    photo: null,
  },
  order_number: 'K7QX-2M4P',
  seller: 'Telón',
  country: 'MX',
  clock: 'MX',
  created_at: '2026-11-22T20:00:00.000Z',
  passed_at: null,
  admitted_at: null,
};
