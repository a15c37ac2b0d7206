/** `npm run bench`: what each page and call costs, beside a bare Hono worker that sends the same bytes. */
import { stopOnSignals } from '../../edge/cli/lifetime.ts';
import { startBareWorker } from './bare/start.ts';
import { findWorkerd } from '../support/linux.ts';
import { startLoadGenerator } from './load/generate.ts';
import { describeMachine } from '../support/suite/machine.ts';
import { measure } from './measure.ts';
import { readOptions, type Options } from './options.ts';
import { startMeasuredProduct, type MeasuredProduct } from './product.ts';
import type { Row } from './rows.ts';
import { resultTable, type Result } from './table.ts';

/** What has to be stopped, started or still starting. */
const running: Promise<{ stop(): unknown }>[] = [];

function keep<T extends { stop(): unknown }>(starting: Promise<T>): Promise<T> {
  running.push(starting);
  return starting;
}

let stopping: Promise<unknown> | undefined;

/** Stops what there is, once, whether the bench is over or a signal ends it. */
async function stopAll(): Promise<void> {
  stopping ??= Promise.allSettled(running.map(async (starting) => (await starting).stop()));
  await stopping;
}

/** Progress, apart from the result. */
function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

async function bench({ rows, effort }: Options): Promise<Result[]> {
  say('Starting the bare worker.');
  const worker = await keep(startBareWorker());
  const bare = { ...worker, workerd: findWorkerd(process.pid) };
  const generator = await keep(Promise.resolve(startLoadGenerator()));
  const products = new Map<Row['pageCache'], MeasuredProduct>();
  const results: Result[] = [];
  for (const row of rows) {
    if (stopping) break;
    let product = products.get(row.pageCache);
    if (!product) {
      say(`Starting the product with its page cache ${row.pageCache}.`);
      product = await keep(startMeasuredProduct(row.pageCache));
      products.set(row.pageCache, product);
    }
    say(row.name);
    results.push(await measure(row, { product, bare, generator }, effort));
  }
  return results;
}

function print(machine: string[], results: Result[], { effort }: Options): void {
  const { rounds, milliseconds, connections } = effort;
  console.log(
    [
      '',
      ...machine,
      `medians of ${rounds} rounds of ${milliseconds / 1000} s, product and bare in turn, ${connections} connections`,
      '',
      resultTable(results),
      '',
      'Times in ms. CPU µs: user and system time of the workerd process a request. db: round trips to',
      "the store's database a request. Ratio: product to bare.",
    ].join('\n'),
  );
}

let whole = false;
stopOnSignals(() => {
  say('Stopping.');
  return stopAll();
});
try {
  const options = readOptions(process.argv.slice(2));
  const machine = describeMachine(new Date());
  const results = await bench(options);
  if (!stopping) print(machine, results, options);
  whole = results.every((result) => !('problem' in result));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
await stopAll();
// The channel to the bootstrap would keep this process alive.
process.exit(whole ? 0 : 1);
