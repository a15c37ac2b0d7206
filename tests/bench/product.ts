/** The product under measure: started as `npm start` does, on a new state; its log is read back. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../edge/cli/paths.ts';
import { startProduct } from '../support/server.ts';
import { findWorkerd } from '../support/linux.ts';
import type { Row } from './rows.ts';

export interface MeasuredProduct {
  readonly port: number;
  /** Process id of its workerd; undefined where the system does not tell. */
  readonly workerd: number | undefined;
  /** Database round trips of the request with this id, from its line in the log. */
  roundTrips(requestId: string | undefined): Promise<number | undefined>;
  stop(): Promise<void>;
}

/** How often the log is read until the line of an answer is there. */
const LOG_WAITS = 40;
const LOG_WAIT_MS = 50;
const LOG_TAIL_BYTES = 64 * 1024;

/**
 * Starts a product with or without its page cache.
 * @param root of another checkout, installed and built, whose product starts instead of this one's
 */
export async function startMeasuredProduct(
  pageCache: Row['pageCache'],
  root = ROOT,
): Promise<MeasuredProduct> {
  const name = `bench-page-cache-${pageCache}${root === ROOT ? '' : '-against'}`;
  const log = join(ROOT, 'test-results', `${name}.log`);
  const product = await startProduct(name, { PAGE_CACHE: pageCache }, root);
  return {
    port: product.port,
    workerd: findWorkerd(product.pid),
    async roundTrips(requestId) {
      if (requestId === undefined) return undefined;
      for (let tries = 0; tries < LOG_WAITS; tries += 1) {
        const line = tailOf(log)
          .split('\n')
          .find((text) => text.includes(requestId) && text.endsWith('}'));
        if (line) return (JSON.parse(line) as { db_round_trips?: number }).db_round_trips;
        await wait(LOG_WAIT_MS);
      }
      return undefined;
    },
    stop: product.stop,
  };
}

function tailOf(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const { size } = fstatSync(descriptor);
    const buffer = Buffer.alloc(Math.min(size, LOG_TAIL_BYTES));
    readSync(descriptor, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString();
  } finally {
    closeSync(descriptor);
  }
}
