import type { Context } from 'hono';
import { ticketsFragment } from '../../fragments/shop/tickets/server.ts';
import type { Ticket } from '../../shared/contracts/tickets.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { readByLink, readOrderTickets } from '../flows/tickets/own-tickets.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { ticketSheets } from './pdf/ticket-sheets.ts';

/** `GET {base}/mis-compras/{order}/boletos.pdf`: the tickets of an order, for its buyer alone. */
export async function answerOrderPdf(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'tickets.order-pdf');
  const found = await readOrderTickets(context.get('scope'), context.req.param('order') ?? '');
  if (!found.ok || found.value.tickets.length === 0) {
    return answerFailure(context, { code: 'order_not_found' });
  }
  return answered(context, found.value.tickets, found.value.number);
}

/** `GET {base}/boletos/{ticket}/{code}/pdf`: one ticket, for whoever has its link. */
export async function answerTicketPdf(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'tickets.pdf');
  const { ticket: id = '', code = '' } = context.req.param();
  const found = await readByLink(context.get('scope'), { id, code });
  if (!found.ok) return answerFailure(context, found.error);
  return answered(context, [found.value], code);
}

/** A download that no cache keeps. */
function answered(context: Context<EdgeEnv>, tickets: readonly Ticket[], name: string): Response {
  const tag = context.get('tag');
  const words = wordsOf(ticketsFragment.words, tag);
  return new Response(ticketSheets(tickets, words, tag), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${words.file}-${name.replaceAll(/[^\w-]/g, '')}.pdf"`,
      'cache-control': 'no-store',
    },
  });
}
