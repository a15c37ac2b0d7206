import type { Context } from 'hono';
import { ticketsFragment } from '../../fragments/shop/tickets/server.ts';
import { giveTicket } from '../../shared/contracts/door.ts';
import type { Ticket } from '../../shared/contracts/tickets.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { readEventTickets, readByLink, readOrderTickets } from '../flows/tickets/own-tickets.ts';
import { findPassSigner } from '../flows/tickets/wallet.ts';
import type { EdgeEnv } from '../http/context.ts';
import { download } from '../http/download.ts';
import { answerFailure } from '../http/failure.ts';
import { whyRefused } from '../http/refuse.ts';
import { applePass } from './pass/apple.ts';
import { ticketSheets } from './pdf/ticket-sheets.ts';
import { zipStream, type ZipEntry } from './zip/zip.ts';

/** `GET {base}/boletos/{ticket}/{code}/sin-firma.pkpass`: a ticket's pass without a signature, for whoever has its link. */
export const answerUnsignedPass = (context: Context<EdgeEnv>) => answerPass(context);

/**
 * `GET {base}/boletos/{ticket}/{code}/pase.pkpass`: the pass with its signature. Where none is signed (any more) the
 * ticket's page says so.
 */
export async function answerSignedPass(context: Context<EdgeEnv>): Promise<Response> {
  const scope = context.get('scope');
  const signer = await findPassSigner(scope);
  if (signer) return answerPass(context, { signer, now: scope.ports.clock.now() });
  const { ticket, code } = context.req.param();
  return context.redirect(`${scope.tenant.base}/boletos/${ticket}/${code}`, 303);
}

async function answerPass(
  context: Context<EdgeEnv>,
  signing?: Parameters<typeof applePass>[3],
): Promise<Response> {
  context.set('route', 'tickets.pass');
  const { ticket: id = '', code = '' } = context.req.param();
  const found = await readByLink(context.get('scope'), { id, code });
  if (!found.ok) return answerFailure(context, found.error);
  if (!found.value.qr) return answerFailure(context, { code: 'ticket_not_found' });
  const words = wordsOf(ticketsFragment.words, context.get('tag'));
  const files = await applePass(found.value, found.value.qr.text, words, signing);
  return download(zipStream(files), 'application/vnd.apple.pkpass', `${words.file}-${code}.pkpass`);
}

/** `GET {base}/mis-compras/{order}/boletos.zip`: a PDF for each ticket of an order, for its buyer alone. */
export async function answerOrderZip(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'tickets.order-zip');
  const found = await readOrderTickets(context.get('scope'), context.req.param('order') ?? '');
  if (!found.ok || found.value.tickets.length === 0) {
    return answerFailure(context, { code: 'order_not_found' });
  }
  const { tickets, number } = found.value;
  return zipped(context, oneByOne([tickets]), number);
}

/** `GET {base}/admin/asistentes/{event}/boletos.zip`: the same of an event, for accounts that may give tickets away. */
export async function answerEventZip(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'tickets.event-zip');
  const scope = context.get('scope');
  // A ticket's code opens the door: an account that only reads them gets none.
  const refusal = await whyRefused(giveTicket, scope.visitor, scope.ports.clock.now());
  if (refusal) return answerFailure(context, refusal);
  const event = context.req.param('event') ?? '';
  const found = await readEventTickets(scope, event);
  if (!found.ok) return answerFailure(context, found.error);
  return zipped(context, oneByOne(found.value), event);
}

async function* oneByOne(
  parts: Iterable<readonly Ticket[]> | AsyncIterable<readonly Ticket[]>,
): AsyncGenerator<Ticket, void, undefined> {
  for await (const part of parts) yield* part;
}

function zipped(context: Context<EdgeEnv>, tickets: AsyncIterable<Ticket>, name: string): Response {
  const tag = context.get('tag');
  const words = wordsOf(ticketsFragment.words, tag);
  async function* sheets(): AsyncGenerator<ZipEntry, void, undefined> {
    let n = 0;
    for await (const ticket of tickets) {
      n += 1;
      const person = ticket.full_name
        .replaceAll(/[^\p{L}\p{N} -]+/gu, '')
        .trim()
        .slice(0, 60);
      const place = String(n).padStart(4, '0');
      const bytes = ticketSheets([ticket], words, tag);
      yield { name: `${[place, person].filter(Boolean).join(' ')}.pdf`, bytes };
    }
  }
  const file = `${words.file}-${name.replaceAll(/[^\w-]/g, '')}.zip`;
  return download(zipStream(sheets()), 'application/zip', file);
}
