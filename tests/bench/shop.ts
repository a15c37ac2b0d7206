/** The demo's shop in the bench: its calls, and its goods. */
import { someAddress } from '../support/call-api.ts';
import type { CartView } from '../../shared/contracts/cart.ts';
import type { CheckoutView } from '../../shared/contracts/checkout.ts';
import type { CartLineInput } from '../../shared/contracts/fields.ts';
import type { ItemCard, ItemDetail, ItemList } from '../../shared/contracts/items.ts';
import { ask, type Call } from './call.ts';

const SLUG = 'moda';

export class Shop {
  readonly #port: number;
  readonly #host: string;
  #line: Promise<CartLineInput> | undefined;

  constructor(port: number) {
    this.#port = port;
    this.#host = `${SLUG}.localhost:${port}`;
  }

  /** A browser's request for a page or a public read. */
  get(path: string): Call {
    return { method: 'GET', path, headers: { host: this.#host, 'accept-language': 'es' } };
  }

  /** The same from another page, whose visitor has a network address of its own. */
  getFrom(address: string, path: string): Call {
    const { headers, ...call } = this.get(path);
    const from = { 'x-forwarded-for': address, origin: 'https://blog.example' };
    return { ...call, headers: { ...headers, ...from } };
  }

  /**
   * A call that changes data, as the shop's own pages send it.
   * @param key of idempotency; `{key}` is replaced by the load generator
   */
  change(method: 'POST' | 'PUT', path: string, body: object, key = '{key}'): Call {
    const headers = {
      host: this.#host,
      origin: `http://${this.#host}`,
      'content-type': 'application/json',
      'accept-language': 'es',
      'idempotency-key': key,
      'x-forwarded-for': someAddress(),
    };
    return { method, path, headers, body: JSON.stringify(body) };
  }

  /** A card of the first list that is for sale. */
  async card(): Promise<ItemCard> {
    const { results } = await this.#read<ItemList>('/api/products-list-public/?type=product');
    return found(results.find(({ sold_out, photo }) => !sold_out && photo !== null));
  }

  /** One unit of an item with unlimited stock and no limit per order. */
  line(): Promise<CartLineInput> {
    this.#line ??= this.#findLine();
    return this.#line;
  }

  /** A new cart, empty or with one line. */
  async cart(lines: readonly CartLineInput[]): Promise<string> {
    const { cart } = await this.#change<CartView>('/api/shopping-carts/', { lines });
    return found(cart);
  }

  /** A checkout of a new cart with one line, with its delivery chosen. */
  async checkout(): Promise<{ cart: string; checkout: string }> {
    const cart = await this.cart([await this.line()]);
    const path = `/api/shopping-carts/${cart}/checkout`;
    const { id: checkout } = await this.#change<CheckoutView>(path, {});
    await this.#change(`${path}/${checkout}/fixed_delivery`, {}, 'PUT');
    return { cart, checkout };
  }

  async #findLine(): Promise<CartLineInput> {
    const path = '/api/products-list-public/?type=product&available=true&limit=100';
    const { results } = await this.#read<ItemList>(path);
    for (const { id, stock_type, hide_price, is_free } of results) {
      if (stock_type !== 'ondemand' || hide_price || is_free) continue;
      const detail = await this.#read<ItemDetail>(`/api/public/products/${id}`);
      const [sku] = detail.skus;
      if (sku && detail.max_purchase_amount === null) return { item: id, sku: sku.id, amount: 1 };
    }
    throw new Error('the demo has nothing made on demand without a limit');
  }

  #read<T>(path: string): Promise<T> {
    return this.#answer(this.get(path));
  }

  #change<T>(path: string, body: object, method: 'POST' | 'PUT' = 'POST'): Promise<T> {
    return this.#answer(this.change(method, path, body, crypto.randomUUID()));
  }

  async #answer<T>(call: Call): Promise<T> {
    const { status, body } = await ask(this.#port, call);
    if (status >= 300) throw new Error(`${call.method} ${call.path}: ${status} ${body}`);
    return JSON.parse(body) as T;
  }
}

function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the demo does not hold this');
  return value;
}
