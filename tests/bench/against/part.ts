/** Every page and call beside the same of another checkout, in turn. */
import type { Check, Part, Tools } from '../../support/suite/part.ts';
import { EFFORT, QUICK_EFFORT, type Effort } from '../effort.ts';
import { startLoadGenerator, type LoadGenerator } from '../load/generate.ts';
import { runRound } from '../measure.ts';
import { startMeasuredProduct, type MeasuredProduct } from '../product.ts';
import { ROWS, type Row } from '../rows.ts';
import { Shop } from '../shop.ts';
import { median } from '../statistics.ts';

/** Most CPU of a row, as a multiple of the other checkout's. */
const LIMIT = 1.1;

export const against: Part = {
  name: 'against',
  about: 'CPU of each page and call beside the same of another checkout (--against <folder>)',
  async run(tools) {
    if (tools.against === undefined) {
      return { checks: [], text: 'No other checkout was named: --against <folder>.' };
    }
    const effort = tools.quick ? QUICK_EFFORT : EFFORT;
    const generator = await tools.keep(Promise.resolve(startLoadGenerator()));
    const pairs = new Map<Row['pageCache'], Pair>();
    const checks: Check[] = [];
    for (const row of ROWS) {
      const pair = pairs.get(row.pageCache) ?? (await startPair(tools, tools.against, row));
      pairs.set(row.pageCache, pair);
      tools.say(row.name);
      checks.push(await compare(row, pair, generator, effort).catch(notMeasured(row)));
    }
    return { checks };
  },
};

/** A row that one of the checkouts does not answer as it should. */
function notMeasured({ name }: Row) {
  return (error: unknown): Check => ({
    name,
    figure: 'not measured',
    met: false,
    note: error instanceof Error ? error.message : String(error),
  });
}

/** The product of this checkout, and of the other one. */
interface Pair {
  readonly now: MeasuredProduct;
  readonly before: MeasuredProduct;
}

async function startPair(tools: Tools, root: string, { pageCache }: Row): Promise<Pair> {
  tools.say(`Starting both products with their page cache ${pageCache}.`);
  return {
    now: await tools.keep(startMeasuredProduct(pageCache)),
    before: await tools.keep(startMeasuredProduct(pageCache, root)),
  };
}

async function compare(
  row: Row,
  { now, before }: Pair,
  generator: LoadGenerator,
  effort: Effort,
): Promise<Check> {
  const cpuOf = async (product: MeasuredProduct, milliseconds: number) => {
    const round = await row.prepare(new Shop(product.port));
    const { cpu } = await runRound(generator, product, round, { ...effort, milliseconds });
    return cpu;
  };
  await cpuOf(now, effort.warmUp);
  await cpuOf(before, effort.warmUp);
  const rounds: { now: number; before: number }[] = [];
  for (let count = 0; count < effort.rounds; count += 1) {
    rounds.push({
      now: await cpuOf(now, effort.milliseconds),
      before: await cpuOf(before, effort.milliseconds),
    });
  }
  const ratio = median(rounds.map((round) => round.now / round.before));
  const [first, second] = [rounds.map((round) => round.now), rounds.map((round) => round.before)];
  return {
    name: row.name,
    figure: `${ratio.toFixed(2)} × (${Math.round(median(first))} beside ${Math.round(median(second))} µs)`,
    limit: `≤ ${LIMIT} ×`,
    met: ratio <= LIMIT,
  };
}
