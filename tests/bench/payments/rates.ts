/** Orders a second beside their bare batches, and the processor's time that the ledger's postings take. */
import { cpuMicroseconds } from '../../support/linux.ts';
import type { Check, Tools } from '../../support/suite/part.ts';
import { onTheWire, type Call } from '../call.ts';
import type { LoadGenerator } from '../load/generate.ts';
import { median } from '../statistics.ts';
import type { Buyer, Ready } from './buyer.ts';
import type { Mode } from './paths.ts';

/** Orders of one round, and rounds; the first of them warms up. */
const ORDERS = 250;
const ROUNDS = 7;
const QUICK_ORDERS = 60;
const QUICK_ROUNDS = 3;
const CONNECTIONS = 16;
const ROUND_MS = 120_000;
/** Least share of the bare batch's rate. */
const RATE_LIMIT = 0.25;
/** Most that the postings add. */
const CPU_LIMIT = 0.1;
interface Measured {
  readonly port: number;
  readonly workerd: number | undefined;
  readonly generator: LoadGenerator;
  readonly buyer: Buyer;
}

/** Measures both in rounds that take turns. */
export async function measureRates(tools: Tools, measured: Measured): Promise<Check[]> {
  const { buyer } = measured;
  const orders = Number(process.env['ORDERS'] ?? (tools.quick ? QUICK_ORDERS : ORDERS));
  const rounds = tools.quick ? QUICK_ROUNDS : ROUNDS;
  const rates: { product: number; bare: number }[] = [];
  const costs: Record<'whole' | 'without-ledger', Cost[]> = { whole: [], 'without-ledger': [] };
  for (let round = 0; round <= rounds; round += 1) {
    const both = await buyer.ready(orders * 2);
    const [plain, kept] = [both.slice(0, orders), both.slice(orders)];
    await buyer.keep(kept);
    const bare = await loaded(measured, kept.map(buyer.bare), 200);
    const product = await placed(measured, plain);
    // Each goes first in every second round.
    const modes: ('whole' | 'without-ledger')[] = ['whole', 'without-ledger'];
    for (const mode of round % 2 ? modes : modes.toReversed()) {
      const cost = await bought(measured, mode, orders);
      if (round > 0) costs[mode].push(cost);
    }
    tools.say(
      `Round ${round}: ${product.rate.toFixed(0)} of ${bare.rate.toFixed(0)} orders a second.`,
    );
    if (round > 0) rates.push({ product: product.rate, bare: bare.rate });
  }
  const share = median(rates.map(({ product, bare }) => product / bare));
  const added = (part: (cost: Cost) => number) =>
    median(costs.whole.map((cost, at) => part(cost) / part(costs['without-ledger'][at]!) - 1));
  const both = added(({ place, settle }) => place + settle);
  return [
    {
      name: 'orders placed a second, as a share of bare batches of the same writes',
      figure: `${(share * 100).toFixed(0)} % (${median(rates.map(({ product }) => product)).toFixed(0)} a second)`,
      limit: `≥ ${RATE_LIMIT * 100} %`,
      met: share >= RATE_LIMIT,
    },
    {
      name: 'CPU that the ledger’s postings add to placing an order and settling its payment',
      figure: `${(both * 100).toFixed(1)} %`,
      limit: `≤ ${CPU_LIMIT * 100} %`,
      met: both <= CPU_LIMIT,
      note: `To the settlement alone, without a call or a provider around it: ${(added(({ settle }) => settle) * 100).toFixed(1)} % (${median(costs.whole.map(({ settle }) => settle)).toFixed(0)} µs with them).`,
    },
  ];
}

/** CPU of one order, µs. */
interface Cost {
  readonly place: number;
  readonly settle: number;
}

/** Places new orders and settles their payments, with the postings or without them. */
async function bought(measured: Measured, mode: Mode, orders: number): Promise<Cost> {
  const { buyer } = measured;
  const ready = await buyer.ready(orders);
  await buyer.setMode(mode);
  const place = await placed(measured, ready);
  await buyer.claim(ready);
  const settle = await loaded(measured, ready.map(buyer.settle), 200);
  await buyer.setMode('whole');
  return { place: place.cpu, settle: settle.cpu };
}

const placed = (measured: Measured, ready: readonly Ready[]) =>
  loaded(
    measured,
    ready.map((one) => measured.buyer.place(one)),
    201,
  );

async function loaded(
  { port, workerd, generator }: Measured,
  calls: readonly Call[],
  status: number,
): Promise<{ rate: number; cpu: number }> {
  const before = cpuMicroseconds(workerd);
  const { requests, seconds } = await generator.load({
    port,
    connections: CONNECTIONS,
    milliseconds: ROUND_MS,
    requests: calls.map(onTheWire),
    once: true,
    status,
  });
  return { rate: requests / seconds, cpu: (cpuMicroseconds(workerd) - before) / requests };
}
