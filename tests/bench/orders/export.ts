/** The speed of an export of orders beside the bare rows, and its memory, on SQLite in memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ordersExport } from '../../../edge/modules/orders/index.ts';
import { openWork, type Work } from '../../support/work-scope.ts';
import type { Part } from '../../support/suite/part.ts';
import { median } from '../statistics.ts';
import { fillOrders } from './fill.ts';

const ORDERS = 100_000;
const QUICK_ORDERS = 5_000;
const ROUNDS = 3;
/** Orders of one piece, as the export reads them. */
const PIECE = 300;
/** Least share of the bare rows' rate. */
const LIMIT = 0.5;
/** Memory that may be live after the second half beyond that after the first. */
const GROWTH_MAX_BYTES = 8 * 2 ** 20;
const STORE = 'st_una';

export const orderExport: Part = {
  name: 'order-export',
  about: 'orders a second of an export, beside their bare rows, and its memory',
  async run(tools) {
    const count = Number(process.env['ORDERS'] ?? (tools.quick ? QUICK_ORDERS : ORDERS));
    const work = openWork();
    work.cell.exec(
      `INSERT INTO store (id, slug, owner, name, store_type, country, currency, profile, updated_at)
       VALUES ('${STORE}', 'una', 'ac_1', 'La Una', 'other', 'MX', 'MXN', '{}', 1)`,
    );
    tools.say(`Filling ${count} orders.`);
    fillOrders(work.cell, STORE, count, work.clock.now());
    const shares: number[] = [];
    const rates: number[] = [];
    let growth = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = rateOf(count, await timed(() => readBare(work, count)));
      const live: number[] = [];
      const exported = rateOf(count, await timed(() => exportAll(work, count, live)));
      growth = (live[1] ?? 0) - (live[0] ?? 0);
      shares.push(exported / bare);
      rates.push(exported);
      tools.say(`Round ${round + 1}: ${exported.toFixed(0)} of ${bare.toFixed(0)} a second.`);
    }
    const share = median(shares);
    return {
      checks: [
        {
          name: `orders a second of an export of ${count}, as a share of their bare rows`,
          figure: `${(share * 100).toFixed(0)} % (${median(rates).toFixed(0)} a second)`,
          limit: `≥ ${LIMIT * 100} %`,
          met: share >= LIMIT,
        },
        {
          name: 'memory that is live after its second half beyond that after its first',
          figure: `${(growth / 2 ** 20).toFixed(1)} MB`,
          limit: `≤ ${GROWTH_MAX_BYTES / 2 ** 20} MB`,
          met: growth <= GROWTH_MAX_BYTES,
        },
      ],
    };
  },
};

async function timed(work: () => Promise<void> | void): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const rateOf = (count: number, milliseconds: number) => (count / milliseconds) * 1_000;

/** The rows of orders and lines in pieces of the same size, each piece as JSON. */
function readBare({ cell }: Work, count: number): void {
  const orders = cell.prepare(
    `SELECT p.*, s.name AS sold_in FROM purchase_order p JOIN store s ON s.id = p.store_id
     WHERE p.supplier_id = ? AND p.number > ? ORDER BY p.number LIMIT ${PIECE}`,
  );
  const lines = cell.prepare(
    `SELECT * FROM order_line WHERE order_id IN (SELECT value FROM json_each(?))`,
  );
  let last = '';
  for (let read = 0; read < count; read += PIECE) {
    const rows = orders.all(STORE, last) as { id: string; number: string }[];
    const of = lines.all(JSON.stringify(rows.map(({ id }) => id)));
    JSON.stringify([rows, of]);
    last = rows.at(-1)?.number ?? last;
  }
}

/** Runs the job's pieces one after another, as the runner does; the bucket forgets what it is given. */
async function exportAll({ scope }: Work, count: number, live: number[]): Promise<void> {
  const [step] = ordersExport.steps;
  const env = { ...scope.env, MEDIA: { put: async () => null } } as unknown as typeof scope.env;
  let cursor: unknown = null;
  let done = 0;
  do {
    const piece = await step!.do({
      ...scope,
      env,
      job: { id: 'jb_banco', storeId: STORE, askedBy: 'ac_1', turnedBy: null },
      input: { slug: 'una', country: 'MX', from: null, until: null, state: null },
      cursor,
      now: scope.ports.clock.now(),
    });
    cursor = piece.next;
    done += piece.done ?? 0;
    if (live.length === 0 && done >= count / 2) live.push(liveBytes());
  } while (cursor !== null);
  live.push(liveBytes());
}

/** Bytes of objects that are still used, after a collection. */
function liveBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
