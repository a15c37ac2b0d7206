/**
 * Mixed requests to the demo's stores: those of visitors, crawlers and partners, in random order.
 */
import { onTheWire, type Call } from '../call.ts';
import { randomFrom } from '../growth/state/words.ts';

const STORES = ['moda', 'casa', 'casa-central', 'ana', 'foto', 'eventos', 'espejo', 'mercado'];
const LISTS = ['/productos', '/servicios', '/experiencias', '/digitales', '/marketplace'];
const WORDS = 'vestido falda camara silla mesa boda zapato azul rojo planta lente curso'.split(' ');
/** Items of a store that are looked at. */
const POPULAR = 4;
const SORTS = ['queue_position', 'list_price', '-list_price'];

/** The goods that carts are filled with. */
export interface Goods {
  /** Addresses of items by store. */
  readonly items: ReadonlyMap<string, readonly string[]>;
  readonly carts: readonly string[];
  readonly line: { readonly item: string; readonly sku: string };
}

/** Makes the requests one after another, the same in each run. */
export class Traffic {
  readonly #random = randomFrom(20_261_121);
  readonly #port: number;
  readonly #goods: Goods;

  constructor(port: number, goods: Goods) {
    this.#port = port;
    this.#goods = goods;
  }

  /**
   * As in a shop, three answers of four are kept ones. The rest leaves something behind that must
   * go: pages and reads that nobody asks for twice, addresses without a page, unknown hosts, carts.
   */
  next(): string {
    const store = this.#one(STORES);
    const dice = this.#random();
    if (dice < 0.3) return this.#get(store, this.#one(['/', '/catalogos', '/shopping-cart']));
    if (dice < 0.5) return this.#get(store, this.#item(store));
    if (dice < 0.62) return this.#get(store, `/api/products-list-public/?${this.#keptQuery()}`);
    if (dice < 0.72) return this.#get(store, `/api/products-list-public/?text=${this.#one(WORDS)}`);
    if (dice < 0.77) return this.#get(store, `/api/products-list-public/?${this.#newQuery()}`);
    if (dice < 0.82) return this.#get(store, `/api/products-list-public/?text=${this.#newWord()}`);
    if (dice < 0.85) return this.#get(store, `${this.#one(LISTS)}?${this.#newQuery()}`);
    if (dice < 0.88) return this.#get(store, `/buscar?text=${this.#newWord()}`);
    if (dice < 0.9) return this.#get(store, `/embed/html/shop-cart?x=${this.#number(1e6)}`);
    if (dice < 0.92) return this.#get(store, `/nada-${this.#number(1e9)}`);
    if (dice < 0.94) return this.#get(`nadie-${this.#number(1e9)}`, '/');
    if (dice < 0.95) return this.#get('mercado', `/tienda/ana${this.#one(LISTS)}`);
    return this.#fill();
  }

  #fill(): string {
    const cart = this.#one(this.#goods.carts);
    const host = `moda.localhost:${this.#port}`;
    const headers = {
      host,
      origin: `http://${host}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const body = JSON.stringify({ ...this.#goods.line, amount: 1 });
    const path = `/api/shopping-carts/${cart}/products`;
    return onTheWire({ method: 'POST', path, headers, body });
  }

  #get(store: string, path: string): string {
    const headers = {
      host: `${store}.localhost:${this.#port}`,
      'accept-language': this.#one(['es', 'en']),
      // Browsers take Brotli; half of the shops' clients are not browsers.
      'accept-encoding': this.#one(['gzip, deflate, br', 'gzip']),
    };
    const call: Call = { method: 'GET', path, headers };
    return onTheWire(call);
  }

  /** One of the few items that most visitors look at. */
  #item(store: string): string {
    const paths = this.#goods.items.get(store)?.slice(0, POPULAR) ?? [];
    return paths.length > 0 ? this.#one(paths) : '/';
  }

  #keptQuery(): string {
    return `page=${1 + this.#number(4)}&sort=${this.#one(SORTS)}&facets=true`;
  }

  #newQuery(): string {
    return `${this.#keptQuery()}&price_from=${this.#number(1e6)}`;
  }

  /** A word that no item has, alone or beside one that the shops use. */
  #newWord(): string {
    const made = `x${this.#number(1e9).toString(36)}`;
    return this.#random() < 0.5 ? made : `${made}%20${this.#one(WORDS)}`;
  }

  #number(below: number): number {
    return Math.floor(this.#random() * below);
  }

  #one<T>(list: readonly T[]): T {
    return list[this.#number(list.length)] as T;
  }
}
