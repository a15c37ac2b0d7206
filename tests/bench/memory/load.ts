/** One run of the part `memory`: a new product, its requests, and looks at its memory on the way. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST, ROOT } from '../../../edge/cli/paths.ts';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { itemUrl } from '../../../shared/rules/urls.ts';
import { orderBody } from '../../support/buyer.ts';
import { launch, type Launched } from '../../support/launch.ts';
import { findWorkerd, residentBytes } from '../../support/linux.ts';
import { freePortPair } from '../../support/server.ts';
import type { Tools } from '../../support/suite/part.ts';
import { ask } from '../call.ts';
import { drive } from '../load/connection.ts';
import { Shop } from '../shop.ts';
import { inspect, type Inspected } from './live.ts';
import { Traffic, type Goods } from './traffic.ts';

/** The isolate of the product's worker. */
const WORKER = 'core:user:multi-store-edge';
/** Isolates that stand in for the platform's databases and caches on a machine of one's own. */
const STAND_INS = ['d1:db:entry', 'd1:db', 'cache:0', 'cache:cache'];
const CONNECTIONS = 16;
/** Requests of a stretch; purchases are made meanwhile, four calls each. */
const STRETCH = 500;
/** In cash, of which a store takes 1,000 an hour: a whole run places fewer than 800. */
const PURCHASES = 2;
const CALLS_OF_A_PURCHASE = 4;
const CARTS = 64;
const STORES = ['moda', 'casa', 'ana', 'foto', 'eventos', 'mercado'];

/** Bytes at one moment of a run. */
export interface Look {
  readonly requests: number;
  /** Live in the isolate of the product's worker, after a collection. */
  readonly worker: number;
  /** Live in the isolates of its databases and caches. */
  readonly standIns: number;
  /** Live in the Node process above it. */
  readonly node: number;
  /** Resident size of the workerd process, whatever it will give back. */
  readonly resident: number;
}

/**
 * Starts a product on a new state folder and sends the requests.
 * @param marks numbers of requests after which to look, in order; the last one ends the run
 */
export async function loadOnce(tools: Tools, marks: readonly number[]): Promise<Look[]> {
  const { port, product, inspectorPort } = await startInspected(tools);
  const shop = new Shop(port);
  const inspected = await tools.keep(
    inspect(inspectorPort, [WORKER, ...STAND_INS], () => wake(shop, port)),
  );
  const traffic = new Traffic(port, await goodsOf(shop, port));
  const looks: Look[] = [];
  let done = 0;
  for (const mark of marks) {
    while (done < mark) {
      await Promise.all([stretch(port, traffic), purchases(shop, port)]);
      done += STRETCH + PURCHASES * CALLS_OF_A_PURCHASE;
    }
    const seen = await look(done, product, inspected);
    tools.say(describeLook(seen));
    looks.push(seen);
  }
  inspected.stop();
  await product.stop();
  return looks;
}

async function startInspected(tools: Tools) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  await tools.keep(Promise.resolve({ stop: remove }));
  const [port, inspectorPort] = [await freePortPair(), await freePortPair()];
  const results = join(ROOT, 'test-results');
  mkdirSync(results, { recursive: true });
  const log = join(results, 'bench-memory.log');
  rmSync(log, { force: true });
  const product = launch({
    port,
    stateDir: join(folder, 'state'),
    build: DIST,
    log,
    env: { INSPECTOR_PORT: String(inspectorPort) },
  });
  await tools.keep(Promise.resolve(product));
  if (!(await product.ready)) throw new Error('the product did not start');
  return { port, product, inspectorPort };
}

async function look(requests: number, product: Launched, inspected: Inspected): Promise<Look> {
  const live = await inspected.live();
  return {
    requests,
    worker: live.get(WORKER) ?? Number.NaN,
    standIns: STAND_INS.reduce((sum, id) => sum + (live.get(id) ?? Number.NaN), 0),
    node: await product.live(),
    resident: residentBytes(findWorkerd(product.pid)),
  };
}

/** Reaches all isolates that are looked at: a page that is nowhere kept, and a new cart. */
async function wake(shop: Shop, port: number): Promise<void> {
  await ask(port, shop.get(`/buscar?text=${crypto.randomUUID().slice(0, 8)}`));
  await shop.cart([]);
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
  for (const store of STORES) {
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

/** One line of the part's table. */
export function describeLook({ requests, worker, standIns, node, resident }: Look): string {
  const count = requests.toLocaleString('en-US').padStart(8);
  const sizes = [worker, standIns, node, resident].map((size) => megabytes(size).padStart(9));
  return `${count} ${sizes.join(' ')}`;
}

/** The size in megabytes, to a tenth. */
export function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
