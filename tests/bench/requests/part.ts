/** Every page and call beside a bare Hono worker that sends the same bytes. */
import type { Check, Findings, Part, Tools } from '../../support/suite/part.ts';
import { findWorkerd } from '../../support/linux.ts';
import { startBareWorker } from '../bare/start.ts';
import { EFFORT, QUICK_EFFORT, type Effort } from '../effort.ts';
import { startLoadGenerator } from '../load/generate.ts';
import { measure } from '../measure.ts';
import { startMeasuredProduct, type MeasuredProduct } from '../product.ts';
import { ROWS, type Row } from '../rows.ts';
import { resultTable, type Result } from '../table.ts';

/** Limits for what comes from the cache: the cost of an answer above that of the bare server. */
const LIMITS: Readonly<Record<string, { readonly cpu: number; readonly p90?: number }>> = {
  'home, cached': { cpu: 1.7, p90: 2 },
  'element, kept': { cpu: 1.3 },
};

export const requests: Part = {
  name: 'requests',
  about: 'each page and call beside a bare Hono worker that sends the same bytes',
  async run(tools) {
    const effort = tools.quick ? QUICK_EFFORT : EFFORT;
    const results = await measureAll(tools, effort);
    return findings(results, effort);
  },
};

async function measureAll(tools: Tools, effort: Effort): Promise<Result[]> {
  const worker = await tools.keep(startBareWorker());
  const bare = { ...worker, workerd: findWorkerd(process.pid) };
  const generator = await tools.keep(Promise.resolve(startLoadGenerator()));
  const products = new Map<Row['pageCache'], MeasuredProduct>();
  const results: Result[] = [];
  for (const row of ROWS) {
    let product = products.get(row.pageCache);
    if (!product) {
      tools.say(`Starting the product with its page cache ${row.pageCache}.`);
      product = await tools.keep(startMeasuredProduct(row.pageCache));
      products.set(row.pageCache, product);
    }
    tools.say(row.name);
    results.push(await measure(row, { product, bare, generator }, effort));
  }
  return results;
}

function findings(results: readonly Result[], effort: Effort): Findings {
  const { rounds, milliseconds, connections } = effort;
  const text = [
    `medians of ${rounds} rounds of ${milliseconds / 1000} s, product and bare in turn, ${connections} connections`,
    '',
    resultTable(results),
    '',
    'Times in ms. CPU µs: user and system time of the workerd process a request. db: round trips to',
    "the store's database a request. Ratio: product to bare.",
  ].join('\n');
  return { text, checks: results.flatMap(checksOf) };
}

function checksOf(result: Result): Check[] {
  if ('problem' in result) {
    const { name, problem } = result;
    return [{ name, figure: 'not measured', met: false, note: problem }];
  }
  const { name, product, bare } = result;
  const { cpu, p90 } = LIMITS[name] ?? {};
  return [
    ...(cpu === undefined ? [] : [held(`${name}: CPU beside bare`, product.cpu / bare.cpu, cpu)]),
    ...(p90 === undefined ? [] : [held(`${name}: p90 beside bare`, product.p90 / bare.p90, p90)]),
  ];
}

function held(name: string, ratio: number, limit: number): Check {
  return { name, figure: `${ratio.toFixed(2)} ×`, limit: `≤ ${limit} ×`, met: ratio <= limit };
}
