/** The cost of an uncached page beside the sum of its parts, and the breakdown of it. */
import type { Check, Findings, Part } from '../../support/suite/part.ts';
import { findWorkerd } from '../../support/linux.ts';
import { startProduct } from '../../support/server.ts';
import { ask } from '../call.ts';
import { EFFORT, QUICK_EFFORT, type Effort } from '../effort.ts';
import { startLoadGenerator, type LoadGenerator } from '../load/generate.ts';
import { runRound, type Server } from '../measure.ts';
import { seededState } from '../seeded.ts';
import { Shop } from '../shop.ts';
import { median } from '../statistics.ts';
import { breakdownTable, type PageCost } from './breakdown.ts';
import type { Mode } from './mode.ts';
import { startPartsWorker, type PartsWorker } from './start.ts';

/** Most CPU of a page, as a multiple of its views and its rows alone. */
const LIMIT = 1.3;

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'list of 36', path: '/productos' },
] as const;

/** Serves the tenant's rules for crawlers: all the work before a page, and hardly any other. */
const NEARLY_NOTHING = '/robots.txt';

export const home: Part = {
  name: 'home',
  about: 'pages that are not cached beside their rows and views alone, and where their time goes',
  async run(tools) {
    const effort = tools.quick ? QUICK_EFFORT : EFFORT;
    const stateDir = await seededState(tools, 'home');
    const product = await tools.keep(
      startProduct('bench-home', { PAGE_CACHE: 'off', STATE_DIR: stateDir }),
    );
    const generator = await tools.keep(Promise.resolve(startLoadGenerator()));
    const server = { port: product.port, workerd: findWorkerd(product.pid) };
    const costs: PageCost[] = [];
    for (const page of PAGES) {
      tools.say(page.name);
      // Each page has a worker of its own: it sees every view of the page rendered once.
      const parts = await startPartsWorker(stateDir);
      try {
        costs.push(await measurePage(page, { product: server, parts, generator }, effort));
      } finally {
        await parts.stop();
      }
    }
    return findings(costs, effort);
  },
};

interface Parties {
  readonly product: Server;
  readonly parts: PartsWorker;
  readonly generator: LoadGenerator;
}

/** Measures each mode once a round, in turn, so that noise hits all. */
async function measurePage(
  { name, path }: (typeof PAGES)[number],
  { product, parts, generator }: Parties,
  effort: Effort,
): Promise<PageCost> {
  const bytes = await capture(parts, path);
  const load = async (server: Server, asked: string, milliseconds: number) => {
    const calls = [new Shop(server.port).get(asked)];
    const round = { calls, once: false, status: 200 };
    const { cpu } = await runRound(generator, server, round, { ...effort, milliseconds });
    return cpu;
  };
  const inMode = (mode: Mode, asked: string) => async (milliseconds: number) => {
    await parts.setMode(mode);
    return load(parts, asked, milliseconds);
  };
  const subjects = {
    product: (milliseconds: number) => load(product, path, milliseconds),
    parts: inMode('parts', path),
    views: inMode('views', path),
    rows: inMode('rows', path),
    hello: inMode('hello', path),
    text: inMode('text', path),
    tenant: inMode('product', NEARLY_NOTHING),
    whole: inMode('product', path),
    withoutDatabase: inMode('without-database', path),
    withoutRender: inMode('without-database-and-render', path),
  };
  const all = Object.entries(subjects).map(([subject, run]) => ({
    subject,
    run,
    rounds: [] as number[],
  }));
  for (const { run } of all) await run(effort.warmUp);
  for (let count = 0; count < effort.rounds; count += 1) {
    for (const { run, rounds } of all) rounds.push(await run(effort.milliseconds));
  }
  const cpu = Object.fromEntries(all.map(({ subject, rounds }) => [subject, median(rounds)]));
  return { name, bytes, cpu: cpu as PageCost['cpu'] };
}

/**
 * Requests the page twice from the parts' worker: once for its views, and once for its reads with
 * warm caches.
 */
async function capture(parts: PartsWorker, path: string): Promise<number> {
  const call = new Shop(parts.port).get(path);
  await parts.setMode('capture');
  await ask(parts.port, call);
  await parts.setMode('capture');
  const { status, body } = await ask(parts.port, call);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return Buffer.byteLength(body);
}

function findings(costs: readonly PageCost[], effort: Effort): Findings {
  const { rounds, milliseconds, connections } = effort;
  const text = [
    `CPU µs a request, medians of ${rounds} rounds of ${milliseconds / 1000} s in turn, ${connections} connections`,
    '',
    breakdownTable(costs),
  ].join('\n');
  return { text, checks: costs.map(checkOf) };
}

function checkOf({ name, cpu }: PageCost): Check {
  const ratio = cpu.product / cpu.parts;
  return {
    name: `${name}, not cached: CPU beside its rows and views`,
    figure: `${ratio.toFixed(2)} ×`,
    limit: `≤ ${LIMIT} ×`,
    met: ratio <= LIMIT,
  };
}
