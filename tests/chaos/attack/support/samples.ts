/** Names of data that exists in a store, a purchase included: no other store may ever show it. */
import type { CheckoutView } from '../../../../shared/contracts/checkout.ts';
import type { ItemDetail } from '../../../../shared/contracts/items.ts';
import { cartOf, newKey, someLine, type Line } from '../../../contract/gateway/purchase.ts';
import { orderBody } from '../../../support/buyer.ts';
import type { Shop } from '../../../support/visit.ts';

/** Values by the parameter's name in pages and in the OpenAPI document. */
export type Samples = Readonly<Record<string, string>>;

/** Reads a store's first item and catalogue, and buys the item by card up to the payment. */
export async function takeSamples(shop: Shop): Promise<Samples> {
  const info = (await shop.get('/')).text;
  const theme = /\/theme\/(st_[\w-]+\.\d+\.css)/.exec(info)?.[1] ?? '';
  const asset = /\/assets\/[\w./-]+/.exec(info)?.[0] ?? '';
  const media = /\/media\/([\w./-]+)/.exec(info)?.[1] ?? '';
  const line = await someLine(shop);
  const item = (await shop.get(`/api/public/products/${line.item}`)).json() as ItemDetail;
  const catalogues = (await shop.get('/api/catalogues')).json() as {
    results: { id: string; slug: string }[];
  };
  const catalogue = catalogues.results[0];
  const bought = await buyByCard(shop, line);
  const kept = await cartOf(shop, [line]);
  const open = await cartOf(shop, [line]);
  const started = await startCheckout(shop, open.cart ?? '');
  const store = theme.split('.')[0] ?? '';
  return {
    ...bought,
    cart: kept.cart ?? '',
    open_cart: open.cart ?? '',
    open_checkout: started.id,
    item: item.slug,
    item_id: item.id,
    sku: line.sku,
    owner: item.owner.replace(/^st_/, ''),
    store,
    slug: catalogue?.slug ?? '',
    catalogue: catalogue?.slug ?? '',
    catalogue_id: catalogue?.id ?? '',
    mashup: `${store}:${store}`,
    name: theme,
    media,
    asset,
  };
}

/** Places an order that waits for its payment by card. Gives the ids of its checkout, order and payment. */
export function buyByCard(shop: Shop, line: Line): Promise<Samples> {
  return buyBy(shop, line, 'str_card');
}

/** The same for any way to pay that the store has, and for an account where its headers are given. */
export async function buyBy(
  shop: Shop,
  line: Line,
  payment_type: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Samples> {
  const { cart } = await cartOf(shop, [line]);
  const checkout = await startCheckout(shop, cart ?? '');
  const order = orderBody(cart, checkout.id);
  const asked = { ...order, payment_type };
  const placed = await shop.send('POST', '/api/orders', asked, { ...headers, ...newKey() });
  if (placed.status !== 201) throw new Error(`nothing was bought: ${placed.text.slice(0, 300)}`);
  const { orders, payment_token: token } = placed.json() as {
    orders: string[];
    payment_token: string | null;
  };
  return { checkout: checkout.id, order: orders[0] ?? '', token: token ?? '' };
}

/** A checkout of a cart, with its delivery chosen. */
async function startCheckout(shop: Shop, cart: string): Promise<CheckoutView> {
  const path = `/api/shopping-carts/${cart}/checkout`;
  const checkout = (await shop.send('POST', path, {}, newKey())).json() as CheckoutView;
  await shop.send('PUT', `${path}/${checkout.id}/fixed_delivery`, {}, newKey());
  return checkout;
}
