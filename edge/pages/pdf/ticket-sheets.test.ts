import { expect, test } from 'vitest';
import { messages } from '../../../fragments/shop/tickets/messages/en.ts';
import type { Ticket } from '../../../shared/contracts/tickets.ts';
import { shownTicket as ticket } from '../../../tests/support/shown-ticket.ts';
import { ticketSheets } from './ticket-sheets.ts';

const read = (tickets: readonly Ticket[]) =>
  Buffer.from(ticketSheets(tickets, messages.es, 'es-MX')).toString('latin1');

test('a ticket is written with its event, by the clock of its country, its attendee and its code', () => {
  const text = read([ticket]);
  for (const line of [
    'Concierto',
    String.raw`Asistente: Ana \(Ruiz\)`,
    'Fecha: domingo, 10 de enero de 2027, 20:30 h',
    'Pedido: K7QX-2M4P',
    'Código: 0123-4567-89AB',
  ]) {
    expect(text).toContain(`(${line}) Tj`);
  }
  expect(text).toContain('4 16 7 1 re');
});

test('three stand on a page; a void one has no code', () => {
  const four = read(Array.from({ length: 4 }, () => ticket));
  expect(four).toContain('/Count 2');
  const over = read([{ ...ticket, state: 'void', qr: null }]);
  expect(over).toContain('(Anulado) Tj');
  expect(over).not.toContain('0123-4567-89AB');
});

test('a long name fills two lines at most, and ends there', () => {
  const text = read([{ ...ticket, full_name: 'W'.repeat(120) }]);
  expect(text).toMatch(/\(W+\u0085\) Tj/);
  expect(text).toContain('(Fecha: ');
});
