/** Vendure in the bench: started in production mode, called by its Shop API. */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePortPair } from '../../support/server.ts';
import { ask, type Call } from '../call.ts';
import type { Server } from '../measure.ts';
import { PAGE, type Good, type Hit } from './goods.ts';
import type { Install } from './install.ts';

const START_LIMIT_MS = 120_000;

const LIST = `query List($take: Int!, $skip: Int!) { products(options: { take: $take, skip: $skip }) {
  totalItems items { id name slug featuredAsset { preview }
    variants { id name sku priceWithTax currencyCode stockLevel } } } }`;
const DESCRIPTIONS = `query { products(options: { take: 100 }) { items { slug description } } }`;
const SEARCH = `query Search($term: String, $take: Int!) {
  search(input: { term: $term, take: $take, groupByProduct: true }) { totalItems
    items { productId productName slug currencyCode inStock productAsset { preview }
      priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } } } }`;
const ADD = `mutation Add($variant: ID!) { addItemToOrder(productVariantId: $variant, quantity: 1) {
  kind: __typename ... on Order { code totalQuantity subTotalWithTax currencyCode lines { quantity
    unitPriceWithTax linePriceWithTax featuredAsset { preview }
    productVariant { id name sku product { slug } } } }
  ... on ErrorResult { errorCode message } } }`;

interface ListedProduct {
  name: string;
  slug: string;
  featuredAsset: { preview: string } | null;
  variants: { id: string; sku: string; priceWithTax: number; stockLevel: string }[];
}

interface FoundProduct {
  productName: string;
  slug: string;
  productAsset: { preview: string } | null;
  priceWithTax: { min?: number; value?: number };
}

/** A variant with the id that an order names it by. */
export interface Orderable {
  readonly id: string;
  /** Slug of the product. */
  readonly slug: string;
  readonly code: string;
}

export class Vendure implements Server {
  readonly port: number;
  readonly workerd: number | undefined;
  readonly #stop: () => Promise<void>;

  constructor(port: number, pid: number | undefined, stop: () => Promise<void>) {
    this.port = port;
    this.workerd = pid;
    this.#stop = stop;
  }

  listCall(take = PAGE, skip = 0): Call {
    return this.#call(LIST, { take, skip });
  }

  searchCall(term?: string): Call {
    return this.#call(SEARCH, { term, take: PAGE });
  }

  /** Sends no cookie: each call begins a session and an order of its own. */
  addCall(variant: string): Call {
    return this.#call(ADD, { variant });
  }

  async list(take = PAGE, skip = 0): Promise<Good[]> {
    return (await this.#products(take, skip)).map(toGood);
  }

  /** Every product's variants. */
  async orderables(): Promise<Orderable[]> {
    const products = await this.#products(100, 0);
    return products.flatMap(({ slug, variants }) =>
      variants.map(({ id, sku }) => ({ id, slug, code: sku })),
    );
  }

  /** Slug of a product → its description. */
  async descriptions(): Promise<ReadonlyMap<string, string>> {
    const { products } = await this.#answer<{
      products: { items: { slug: string; description: string }[] };
    }>(this.#call(DESCRIPTIONS, {}));
    return new Map(products.items.map(({ slug, description }) => [slug, description]));
  }

  async search(term?: string): Promise<Hit[]> {
    const { search } = await this.#answer<{ search: { items: FoundProduct[] } }>(
      this.searchCall(term),
    );
    return search.items.map((item) => ({
      slug: item.slug,
      name: item.productName,
      image: item.productAsset?.preview ?? null,
      price: item.priceWithTax.min ?? item.priceWithTax.value ?? Number.NaN,
    }));
  }

  /** The total of an order of one unit, tax included. */
  async add(variant: string): Promise<number> {
    const { addItemToOrder: order } = await this.#answer<{
      addItemToOrder: { kind: string; subTotalWithTax: number };
    }>(this.addCall(variant));
    if (order.kind !== 'Order') throw new Error(JSON.stringify(order));
    return order.subTotalWithTax;
  }

  stop(): Promise<void> {
    return this.#stop();
  }

  async #products(take: number, skip: number): Promise<ListedProduct[]> {
    const call = this.listCall(take, skip);
    return (await this.#answer<{ products: { items: ListedProduct[] } }>(call)).products.items;
  }

  #call(query: string, variables: object): Call {
    return {
      method: 'POST',
      path: '/shop-api',
      headers: { host: `127.0.0.1:${this.port}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    };
  }

  async #answer<T>(call: Call): Promise<T> {
    const { status, body } = await ask(this.port, call);
    const { data, errors } = JSON.parse(body) as { data?: T; errors?: unknown };
    if (status !== 200 || !data || errors) throw new Error(`Vendure: ${status} ${body}`);
    return data;
  }
}

function toGood({ name, slug, featuredAsset, variants }: ListedProduct): Good {
  return {
    slug,
    name,
    image: featuredAsset?.preview ?? null,
    variants: variants.map(({ sku, priceWithTax, stockLevel }) => ({
      code: sku,
      price: priceWithTax,
      inStock: stockLevel === 'IN_STOCK',
    })),
  };
}

/** Starts its server on a copy of the populated database. */
export async function startVendure({ folder, node, database }: Install): Promise<Vendure> {
  const port = await freePortPair();
  const own = mkdtempSync(join(tmpdir(), 'bench-vendure-'));
  copyFileSync(database, join(own, 'vendure.sqlite'));
  const program = join(import.meta.dirname, 'vendure.mjs');
  const args = [program, 'serve', folder, join(own, 'vendure.sqlite'), String(port)];
  const child = spawn(node, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((settle) => child.once('exit', () => settle()));
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
    rmSync(own, { recursive: true, force: true });
  };
  let output = '';
  const ready = await new Promise<boolean>((settle) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-4000);
        if (/^Ready$/m.test(output)) settle(true);
      });
    }
    void exited.then(() => settle(false));
    setTimeout(() => settle(false), START_LIMIT_MS).unref();
  });
  if (ready) return new Vendure(port, child.pid, stop);
  await stop();
  throw new Error(`Vendure did not start:\n${output}`);
}
