/** What buying and its books cost: round trips, orders a second, the postings' CPU, and a cell of a million payments. */
import type { Part } from '../../support/suite/part.ts';
import { startLoadGenerator } from '../load/generate.ts';
import { startOwnWorker } from '../own-worker.ts';
import { seededState } from '../seeded.ts';
import { buyerAt } from './buyer.ts';
import { filledCopy } from '../filled-copy.ts';
import { fillGoods } from './goods.ts';
import { measureMillion } from './million.ts';
import { STORE } from './paths.ts';
import { measureRates } from './rates.ts';
import { measureTrips } from './trips.ts';

export const payments: Part = {
  name: 'payments',
  about:
    'round trips of an order and its settlement; orders a second beside bare batches; the CPU of the ledger; the page of payments and the audit of a day among a million payments',
  async run(tools) {
    const seeded = await seededState(tools, 'payments');
    const { stateDir, filled: goods } = await filledCopy(tools, seeded, STORE, fillGoods);
    const { port, workerd } = await tools.keep(
      startOwnWorker(stateDir, 'tests/bench/payments/worker.ts'),
    );
    const buyer = buyerAt(port);
    const trips = await measureTrips(port, buyer, goods);
    const generator = await tools.keep(Promise.resolve(startLoadGenerator()));
    const rates = await measureRates(tools, { port, workerd, generator, buyer });
    return { checks: [...trips, ...rates, ...(await measureMillion(tools, seeded))] };
  },
};
