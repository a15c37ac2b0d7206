/** An import of as many rows as the largest file holds, and the memory that it takes. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '../../../shared/contracts/jobs.ts';
import { formWithFile } from '../../support/form-text.ts';
import { residentBytes } from '../../support/linux.ts';
import type { Part } from '../../support/suite/part.ts';
import { shopAt } from '../../support/visit.ts';
import { startOwnWorker } from '../own-worker.ts';
import { seededState } from '../seeded.ts';
import { signInAs } from '../sign-in.ts';

const ITEMS = 1_000_000;
const QUICK_ITEMS = 20_000;
const ASK_EVERY_MS = 1_000;
const LOOK_EVERY_MS = 250;
/** Memory that the later half of the file may take more than the first: less than the file itself. */
const GROWTH_MAX_BYTES = 64 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

export const largeImport: Part = {
  name: 'import-million',
  about: 'an import of a million items, and its memory',
  async run(tools) {
    const stateDir = await seededState(tools, 'import-million');
    const { port, workerd } = await tools.keep(
      startOwnWorker(stateDir, 'tests/bench/import/worker.ts'),
    );
    const shop = shopAt(port, 'moda.localhost');
    const cookie = await signInAs(shop, 'lirio');
    const items = tools.quick ? QUICK_ITEMS : ITEMS;
    const rows = Array.from({ length: items }, (_, n) => `M-${n},Gorra ${n},19.90,4`);
    const file = { name: 'millon.csv', text: `code,name,price,stock\n${rows.join('\n')}\n` };
    const { type, body } = formWithFile({ dry_run: 'false' }, 'file', file);
    const headers = { cookie, 'content-type': type, 'idempotency-key': crypto.randomUUID() };
    const start = performance.now();
    const begun = await shop.send('POST', '/api/products-admin/import', body, headers);
    if (begun.status !== 201) throw new Error(`the import: ${begun.status} ${begun.text}`);
    const { id } = begun.json() as Job;
    const memory: number[] = [];
    // Calls wait while the job works, so the memory is looked at beside them.
    const looking = setInterval(() => memory.push(residentBytes(workerd)), LOOK_EVERY_MS);
    let job = begun.json() as Job;
    try {
      for (let said = 0; job.state === 'waiting' || job.state === 'running';) {
        await wait(ASK_EVERY_MS);
        job = (await shop.get(`/api/jobs/${id}`, { cookie })).json() as Job;
        if (job.done - said < items / 10) continue;
        said = job.done;
        tools.say(`${said} items after ${seconds(start).toFixed(0)} s.`);
      }
    } finally {
      clearInterval(looking);
    }
    const middle = memory.length >> 1;
    const first = Math.max(...memory.slice(0, middle));
    const second = Math.max(...memory.slice(middle));
    const took = seconds(start);
    const made = job.counts?.['made'] ?? 0;
    const growth = second - first;
    return {
      checks: [
        {
          name: `items of a file of ${(body.length / MEGABYTE).toFixed(0)} MB that stand after its import`,
          figure: `${made} in ${took.toFixed(0)} s`,
          limit: `${items}`,
          met: made === items,
        },
        {
          name: 'memory that its second half takes more than its first',
          figure: `${(growth / MEGABYTE).toFixed(0)} MB (${(second / MEGABYTE).toFixed(0)} MB at most)`,
          limit: `≤ ${GROWTH_MAX_BYTES / MEGABYTE} MB`,
          met: growth <= GROWTH_MAX_BYTES,
        },
      ],
    };
  },
};

const seconds = (since: number) => (performance.now() - since) / 1_000;
