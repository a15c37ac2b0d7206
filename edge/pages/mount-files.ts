import type { Hono } from 'hono';
import type { EdgeEnv } from '../http/context.ts';
import type { AnyJobKind } from '../jobs/index.ts';
import { answerJobFile } from './job-file.ts';
import { answerSalesFile } from './sales-file.ts';

/**
 * Mounts the files that the office's pages lead to.
 * @param kinds every kind of job
 */
export function mountFiles(site: Hono<EdgeEnv>, kinds: readonly AnyJobKind[]): void {
  site.get('/admin/trabajos/:job/archivo', answerJobFile(kinds));
  site.get('/admin/reportes/ventas.csv', answerSalesFile);
}
