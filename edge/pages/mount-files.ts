import type { Hono } from 'hono';
import type { EdgeEnv } from '../http/context.ts';
import type { AnyJobKind } from '../jobs/index.ts';
import { answerJobFile } from './job-file.ts';
import { answerSalesFile } from './sales-file.ts';
import { answerOrderPdf, answerTicketPdf } from './tickets-pdf.ts';

/**
 * Mounts the files that pages lead to: of the office, and a buyer's tickets.
 * @param kinds every kind of job
 */
export function mountFiles(site: Hono<EdgeEnv>, kinds: readonly AnyJobKind[]): void {
  site.get('/admin/trabajos/:job/archivo', answerJobFile(kinds));
  site.get('/admin/reportes/ventas.csv', answerSalesFile);
  site.get('/mis-compras/:order/boletos.pdf', answerOrderPdf);
  site.get('/boletos/:ticket/:code/pdf', answerTicketPdf);
}
