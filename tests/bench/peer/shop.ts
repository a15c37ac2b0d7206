/** The same goods in a store of ours, called by its API. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CartView } from '../../../shared/contracts/cart.ts';
import type { CartLineInput } from '../../../shared/contracts/fields.ts';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { findWorkerd } from '../../support/linux.ts';
import { startProduct } from '../../support/server.ts';
import type { Tools } from '../../support/suite/part.ts';
import { ask, type Call } from '../call.ts';
import type { Server } from '../measure.ts';
import { PAGE, type Good, type Hit } from './goods.ts';
import { openPeerStore, SLUG } from './seed.ts';

export class Shop implements Server {
  readonly port: number;
  readonly workerd: number | undefined;

  constructor(port: number, workerd: number | undefined) {
    this.port = port;
    this.workerd = workerd;
  }

  listCall(): Call {
    return this.#get(`/api/products-list-public/?limit=${PAGE}&variants=true`);
  }

  searchCall(term?: string): Call {
    const text = term === undefined ? '' : `&text=${encodeURIComponent(term)}`;
    return this.#get(`/api/products-list-public/?limit=${PAGE}${text}`);
  }

  /** Each of these calls makes a cart of its own. */
  addCall(line: CartLineInput): Call {
    const host = this.#host();
    return {
      method: 'POST',
      path: '/api/shopping-carts/',
      headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
      body: JSON.stringify({ lines: [line] }),
    };
  }

  async list(): Promise<Good[]> {
    const { results } = await this.#answer<ItemList>(this.listCall());
    return results.map(({ slug, name, photo, skus = [] }) => ({
      slug,
      name,
      image: photo?.url ?? null,
      variants: skus.map(({ code, list_price, available }) => ({
        code,
        price: list_price ?? Number.NaN,
        inStock: available === null || available > 0,
      })),
    }));
  }

  async search(term?: string): Promise<Hit[]> {
    const { results } = await this.#answer<ItemList>(this.searchCall(term));
    return results.map(({ slug, name, photo, list_price }) => ({
      slug,
      name,
      image: photo?.url ?? null,
      price: list_price ?? Number.NaN,
    }));
  }

  /** One unit of each variant on the first page, by its product's slug and its own code. */
  async lines(): Promise<ReadonlyMap<string, CartLineInput>> {
    const { results } = await this.#answer<ItemList>(this.listCall());
    return new Map(
      results.flatMap(({ id, slug, skus = [] }) =>
        skus.map((sku) => [`${slug} ${sku.code}`, { item: id, sku: sku.id, amount: 1 }] as const),
      ),
    );
  }

  /** The total of a cart with this line. */
  async add(line: CartLineInput): Promise<number> {
    return (await this.#answer<CartView>(this.addCall(line))).requestTotalAmount;
  }

  #host(): string {
    return `${SLUG}.localhost:${this.port}`;
  }

  #get(path: string): Call {
    return { method: 'GET', path, headers: { host: this.#host(), 'accept-language': 'en' } };
  }

  async #answer<T>(call: Call): Promise<T> {
    const { status, body } = await ask(this.port, call);
    if (status >= 300) throw new Error(`${call.method} ${call.path}: ${status} ${body}`);
    return JSON.parse(body) as T;
  }
}

/** One product with its caches on, as it always runs, and one that makes each answer anew. */
export interface Shops {
  readonly keeping: Shop;
  readonly anew: Shop;
}

/** Starts both as `npm start` does, on the demo's data and a store with these goods. */
export async function startShops(
  tools: Tools,
  goods: readonly Good[],
  descriptions: ReadonlyMap<string, string>,
): Promise<Shops> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peer-shop-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  await tools.keep(Promise.resolve({ stop: remove }));
  const stateDir = join(folder, 'keeping');
  const seeding = await tools.keep(
    startProduct('bench-peer-seed', { STATE_DIR: stateDir, PAGE_CACHE: 'on' }),
  );
  await seeding.stop();
  await openPeerStore(stateDir, goods, descriptions);
  cpSync(stateDir, join(folder, 'anew'), { recursive: true });
  const start = async (name: 'keeping' | 'anew') => {
    const product = await tools.keep(
      startProduct(`bench-peer-${name}`, {
        STATE_DIR: join(folder, name),
        PAGE_CACHE: name === 'keeping' ? 'on' : 'off',
      }),
    );
    return new Shop(product.port, findWorkerd(product.pid));
  };
  return { keeping: await start('keeping'), anew: await start('anew') };
}
