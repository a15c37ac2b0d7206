/** A whole purchase over the API, each call with its own contract. */
import type { CartView } from '../../../shared/contracts/cart.ts';
import type { ItemDetail, ItemList } from '../../../shared/contracts/items.ts';
import type { Shop } from '../../support/visit.ts';

export function newKey(): Record<string, string> {
  return { 'idempotency-key': crypto.randomUUID() };
}

export interface Line {
  readonly item: string;
  readonly sku: string;
  readonly amount: number;
}

/** Some variant of a product of the store's own that has many units in stock. */
export async function someLine(shop: Shop, amount = 1): Promise<Line> {
  const list = (
    await shop.get('/api/products-list-public?type=product&available=true&limit=20')
  ).json() as ItemList;
  for (const { id } of list.results) {
    const detail = (await shop.get(`/api/public/products/${id}`)).json() as ItemDetail;
    const sku = detail.skus.find(({ available }) => available !== null && available > amount + 5);
    if (detail.can_buy && detail.max_purchase_amount === null && sku) {
      return { item: detail.id, sku: sku.id, amount };
    }
  }
  throw new Error('nothing to buy');
}

/** A variant of some product, and another one of it at the same price: both have many units in stock. */
export async function twoVariants(shop: Shop): Promise<{ line: Line; other: string }> {
  const list = (
    await shop.get('/api/products-list-public?type=product&available=true&limit=60')
  ).json() as ItemList;
  for (const { id } of list.results) {
    const detail = (await shop.get(`/api/public/products/${id}`)).json() as ItemDetail;
    const many = detail.skus.filter(({ available }) => available !== null && available > 20);
    const [one] = many;
    const other = many.find(
      ({ id: sku, list_price }) => sku !== one?.id && list_price === one?.list_price,
    );
    if (detail.can_buy && detail.max_purchase_amount === null && one && other)
      return { line: { item: detail.id, sku: one.id, amount: 1 }, other: other.id };
  }
  throw new Error('nothing to exchange');
}

/** A server cart of the lines. */
export async function cartOf(shop: Shop, lines: readonly Line[]): Promise<CartView> {
  const made = await shop.send('POST', '/api/shopping-carts', { lines }, newKey());
  return made.json() as CartView;
}
