/** Checks that the server's memory stops growing. */
import type { ItemList } from '../../../shared/contracts/items.ts';
import { itemUrl } from '../../../shared/rules/urls.ts';
import { orderBody } from '../../support/buyer.ts';
import { findWorkerd, parentOf, residentBytes } from '../../support/linux.ts';
import { startProduct } from '../../support/server.ts';
import type { Check, Findings, Part, Tools } from '../../support/suite/part.ts';
import { ask } from '../call.ts';
import { drive } from '../load/connection.ts';
import { Shop } from '../shop.ts';
import { median } from '../statistics.ts';
import { Traffic, type Goods } from './traffic.ts';

interface Plan {
  readonly requests: number;
  /** The request at which memory is taken to have settled. */
  readonly base: number;
}

const PLAN: Plan = { requests: 200_000, base: 50_000 };
const QUICK_PLAN: Plan = { requests: 20_000, base: 5_000 };

const CONNECTIONS = 16;
/** Requests between two samples of the memory; purchases are made meanwhile, four calls each. */
const STRETCH = 500;
const PURCHASES = 6;
const CALLS_OF_A_PURCHASE = 4;
const CARTS = 64;
/**
 * Samples on either side of a mark; their median stands for it, since garbage collections come and
 * go.
 */
const AROUND = 5;
const LIMIT = 1.05;
/** Time between two lines of progress. */
const TELL_MS = 5_000;

interface Sample {
  readonly requests: number;
  readonly worker: number;
  readonly parent: number;
}

export const memory: Part = {
  name: 'memory',
  about: 'resident memory of the server over 200,000 mixed requests',
  async run(tools) {
    const plan = tools.quick ? QUICK_PLAN : PLAN;
    const product = await tools.keep(startProduct('bench-memory'));
    const samples = await run(plan, product.port, findWorkerd(product.pid), tools);
    return findings(plan, samples);
  },
};

async function run(
  { requests }: Plan,
  port: number,
  workerd: number | undefined,
  tools: Tools,
): Promise<Sample[]> {
  const shop = new Shop(port);
  const traffic = new Traffic(port, await goodsOf(shop, port));
  const parent = parentOf(workerd);
  const samples: Sample[] = [];
  let done = 0;
  let told = Date.now();
  while (done < requests) {
    await Promise.all([stretch(port, traffic), purchases(shop, port)]);
    done += STRETCH + PURCHASES * CALLS_OF_A_PURCHASE;
    samples.push({ requests: done, worker: residentBytes(workerd), parent: residentBytes(parent) });
    if (Date.now() - told < TELL_MS) continue;
    told = Date.now();
    tools.say(describe(samples.at(-1)));
  }
  return samples;
}

/**
 * Sends the requests of one stretch over a few connections; none may fail by the server's fault.
 */
async function stretch(port: number, traffic: Traffic): Promise<void> {
  let left = STRETCH;
  let fault: string | undefined;
  const next = () => {
    left -= 1;
    return left >= 0 && fault === undefined ? traffic.next() : undefined;
  };
  const answered = ({ status, text }: { readonly status: number; readonly text: string }) => {
    if (status >= 500) fault ??= `answered ${status}: ${text.slice(0, 500)}`;
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, () => drive(port, next, answered)));
  if (fault !== undefined) throw new Error(fault);
}

async function purchases(shop: Shop, port: number): Promise<void> {
  for (let made = 0; made < PURCHASES; made += 1) await purchase(shop, port);
}

async function purchase(shop: Shop, port: number): Promise<void> {
  const { cart, checkout } = await shop.checkout();
  const order = shop.change('POST', '/api/orders/', orderBody(cart, checkout), crypto.randomUUID());
  const { status, body } = await ask(port, order);
  if (status !== 201) throw new Error(`an order was answered ${status}: ${body}`);
}

/** Addresses of every store's items, and carts to fill. */
async function goodsOf(shop: Shop, port: number): Promise<Goods> {
  const items = new Map<string, string[]>();
  for (const store of ['moda', 'casa', 'ana', 'foto', 'eventos', 'mercado']) {
    const path = '/api/products-list-public/?limit=100';
    const headers = { host: `${store}.localhost:${port}` };
    const { body } = await ask(port, { method: 'GET', path, headers });
    const { results } = JSON.parse(body) as ItemList;
    items.set(
      store,
      results.map((card) => itemUrl('', card)),
    );
  }
  const carts: string[] = [];
  while (carts.length < CARTS) carts.push(await shop.cart([]));
  return { items, carts, line: await shop.line() };
}

function findings({ requests, base }: Plan, samples: readonly Sample[]): Findings {
  const marks = Array.from({ length: 10 }, (_, index) => ((index + 1) * requests) / 10);
  const lines = marks.map((mark) => describe(near(samples, mark)));
  return {
    text: ['requests     workerd      its node parent', ...lines].join('\n'),
    checks: [
      check('workerd', near(samples, base).worker, near(samples, requests).worker, base, requests),
      check('node', near(samples, base).parent, near(samples, requests).parent, base, requests),
    ],
  };
}

function check(name: string, before: number, after: number, base: number, requests: number): Check {
  const count = (value: number) => value.toLocaleString('en-US');
  return {
    name: `${name}: resident size, request ${count(base)} to ${count(requests)}`,
    figure: `${megabytes(before)} → ${megabytes(after)} MB, ${((after / before - 1) * 100).toFixed(1)}%`,
    limit: '< 5%',
    met: after / before < LIMIT,
  };
}

/** The median of the samples around a request. */
function near(samples: readonly Sample[], requests: number): Sample {
  const at = samples.findIndex((sample) => sample.requests >= requests);
  const middle = at < 0 ? samples.length - 1 : at;
  const around = samples.slice(Math.max(0, middle - AROUND), middle + AROUND + 1);
  return {
    requests,
    worker: median(around.map(({ worker }) => worker)),
    parent: median(around.map(({ parent }) => parent)),
  };
}

function describe(sample: Sample | undefined): string {
  const { requests = 0, worker = Number.NaN, parent = Number.NaN } = sample ?? {};
  const count = Math.round(requests).toLocaleString('en-US').padStart(8);
  return `${count}  ${megabytes(worker).padStart(7)} MB   ${megabytes(parent).padStart(7)} MB`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
