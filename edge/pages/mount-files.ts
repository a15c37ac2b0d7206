import type { Hono } from 'hono';
import { MAILBOX_SOCKET, socketPath } from '../../shared/rules/talk-line.ts';
import type { EdgeEnv } from '../http/context.ts';
import type { AnyJobKind } from '../jobs/index.ts';
import { admitByMail } from './admit-by-mail.ts';
import { answerBankWindow } from './bank-window.ts';
import { answerInvoicePdf, answerInvoiceXml } from './invoice-file.ts';
import { answerJobFile } from './job-file.ts';
import { answerLabelPaper } from './label-paper.ts';
import { answerOrderFile, leadToFile } from './order-file.ts';
import { answerPaymentPage } from './payment-page.ts';
import { answerPayoutFile } from './payout-file.ts';
import { answerReturnPhoto } from './return-photo.ts';
import { answerSalesFile } from './sales-file.ts';
import { answerSettlementFile, answerSettlementsFile } from './settlement-file.ts';
import { answerTalkPicture } from './talk-picture.ts';
import { answerTalkTranscript } from './talk-transcript.ts';
import { answerMailboxSocket, answerTalkSocket } from './talk-socket.ts';
import { answerOrderPdf, answerTicketPdf } from './tickets-pdf.ts';
import {
  answerEventZip,
  answerOrderZip,
  answerSignedPass,
  answerUnsignedPass,
} from './tickets-zip.ts';
import { answerWalletFile } from './wallet-file.ts';

/**
 * Mounts what pages lead to and is no page: a mail's way into a purchase, the address of a payment, the bank's window over one, files of the office, a buyer's tickets and files, a wallet's statements,
 * and the sockets of conversations.
 * @param kinds every kind of job
 */
export function mountFiles(site: Hono<EdgeEnv>, kinds: readonly AnyJobKind[]): void {
  site.get('/mis-compras/:purchase', admitByMail);
  site.get('/mis-compras/:purchase/:part', admitByMail);
  site.get('/admin/trabajos/:job/archivo', answerJobFile(kinds));
  site.get('/admin/reportes/ventas.csv', answerSalesFile);
  site.get('/admin/pagos/dispersiones/:batch/archivo', answerPayoutFile);
  site.get('/admin/pagos/liquidaciones.csv', answerSettlementsFile);
  site.get('/admin/pagos/liquidaciones/:settlement{sl_[a-z0-9]+}/archivo', answerSettlementFile);
  site.get('/admin/ordenes/:order/guia/:paper{[1-9][0-9]?}', answerLabelPaper);
  site.get('/me/payments/:token', answerPaymentPage);
  site.get('/me/payments/:token/banco', answerBankWindow);
  site.get('/me/wallet/:wallet/:file{[0-9-]+\\.[a-z]+}', answerWalletFile('person'));
  site.get('/admin/monedero/:wallet/:file{[0-9-]+\\.[a-z]+}', answerWalletFile('store'));
  site.get('/mis-compras/:order/boletos.pdf', answerOrderPdf);
  site.get('/mis-compras/:order/boletos.zip', answerOrderZip);
  site.get('/admin/asistentes/:event/boletos.zip', answerEventZip);
  site.get('/mis-compras/:order/archivos/:file', leadToFile);
  site.get('/archivos/:order/:file/:token', answerOrderFile);
  site.get('/devoluciones/fotos/:photo', answerReturnPhoto);
  site.get('/me/inbox/adjuntos/:conversation/:id', answerTalkPicture);
  site.get('/me/inbox/transcripcion/:conversation', answerTalkTranscript);
  site.get('/facturas/:invoice/pdf', answerInvoicePdf);
  site.get('/facturas/:invoice/xml', answerInvoiceXml);
  site.get('/boletos/:ticket/:code/pdf', answerTicketPdf);
  site.get('/boletos/:ticket/:code/pase.pkpass', answerSignedPass);
  site.get('/boletos/:ticket/:code/sin-firma.pkpass', answerUnsignedPass);
  site.get(MAILBOX_SOCKET, answerMailboxSocket);
  site.get(socketPath(':id'), answerTalkSocket);
}
