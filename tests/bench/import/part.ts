/** The speed of an import of items, beside the same items put in by bare batches. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '../../../shared/contracts/jobs.ts';
import { formWithFile } from '../../support/form-text.ts';
import type { Part } from '../../support/suite/part.ts';
import { shopAt, type Shop } from '../../support/visit.ts';
import { startOwnWorker } from '../own-worker.ts';
import { seededState } from '../seeded.ts';
import { median } from '../statistics.ts';
import { BARE_PATH } from './paths.ts';
import { signInAs } from '../sign-in.ts';

const ITEMS = 10_000;
const QUICK_ITEMS = 1_000;
const ROUNDS = 3;
/** Least share of the bare rate. */
const LIMIT = 0.5;
const ASK_EVERY_MS = 50;

export const imports: Part = {
  name: 'import',
  about: 'items a second of an import, beside bare batches of 50',
  async run(tools) {
    const stateDir = await seededState(tools, 'import');
    const { port } = await tools.keep(startOwnWorker(stateDir, 'tests/bench/import/worker.ts'));
    const shop = shopAt(port, 'moda.localhost');
    const cookie = await signInAs(shop, 'lirio');
    const items = tools.quick ? QUICK_ITEMS : ITEMS;
    const rates: { imported: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await rateOf(items, () => putIn(shop, round * items, items));
      const imported = await rateOf(items, () => importFile(shop, cookie, round, items));
      tools.say(`Round ${round + 1}: ${imported.toFixed(0)} of ${bare.toFixed(0)} items a second.`);
      rates.push({ imported, bare });
    }
    const share = median(rates.map(({ imported, bare }) => imported / bare));
    return {
      checks: [
        {
          name: `items a second of an import of ${items}, as a share of bare batches of 50`,
          figure: `${(share * 100).toFixed(0)} % (${median(rates.map((one) => one.imported)).toFixed(0)} a second)`,
          limit: `≥ ${LIMIT * 100} %`,
          met: share >= LIMIT,
          note: 'An import writes the words of the search, the history of the stock and what undoes it, too.',
        },
      ],
    };
  },
};

async function rateOf(items: number, work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (items / (performance.now() - start)) * 1_000;
}

async function putIn(shop: Shop, from: number, items: number): Promise<void> {
  const { status, text } = await shop.send('POST', BARE_PATH, { from, to: from + items });
  if (status !== 200) throw new Error(`the bare batches: ${status} ${text.slice(0, 300)}`);
}

/** Imports new items, and waits until the job is over. */
async function importFile(shop: Shop, cookie: string, round: number, items: number): Promise<void> {
  const rows = Array.from({ length: items }, (_, n) => `B${round}-${n},Gorra ${n},19.90,4`);
  const file = { name: 'muchos.csv', text: `code,name,price,stock\n${rows.join('\n')}\n` };
  const { type, body } = formWithFile({ dry_run: 'false' }, 'file', file);
  const headers = { cookie, 'content-type': type, 'idempotency-key': crypto.randomUUID() };
  const begun = await shop.send('POST', '/api/products-admin/import', body, headers);
  if (begun.status !== 201) throw new Error(`the import: ${begun.status} ${begun.text}`);
  const { id } = begun.json() as Job;
  for (;;) {
    const job = (await shop.get(`/api/jobs/${id}`, { cookie })).json() as Job;
    if (job.state === 'done' && job.counts?.['made'] === items) return;
    if (job.state !== 'waiting' && job.state !== 'running')
      throw new Error(`the import is ${job.state}: ${JSON.stringify(job.counts)}`);
    await wait(ASK_EVERY_MS);
  }
}
