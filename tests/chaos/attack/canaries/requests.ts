/** The requests to a tenant, for its own data and for another tenant's. */
import type { CheckoutView } from '../../../../shared/contracts/checkout.ts';
import { cartOf, newKey } from '../../../contract/gateway/purchase.ts';
import { ADDRESS, CONTACT, orderBody } from '../../../support/buyer.ts';
import { shopAt } from '../../../support/visit.ts';
import { requestOf, type Route } from '../support/routes.ts';
import type { Tenant } from './tenants.ts';

/**
 * The ids of a buyer's cart and order: each would open another store's data if stores could be
 * crossed.
 */
export interface Bought {
  readonly cart: string;
  readonly checkout: string;
  readonly order: string;
}

/** Fills a cart and places an order, both with the tenant's canary in them. */
export async function buy(port: number, tenant: Tenant): Promise<Bought> {
  const shop = shopAt(port, `${tenant.slug}.localhost`);
  const [item] = tenant.items;
  const lines = [{ item: item!.id, sku: item!.sku, amount: 1 }];
  const kept = await cartOf(shop, lines);
  const { cart } = await cartOf(shop, lines);
  const path = `/api/shopping-carts/${cart}/checkout`;
  const checkout = (await shop.send('POST', path, {}, newKey())).json() as CheckoutView;
  await shop.send('PUT', `${path}/${checkout.id}/fixed_delivery`, {}, newKey());
  const order = {
    ...orderBody(cart, checkout.id),
    contact: {
      ...CONTACT,
      email: `${tenant.slug}@example.com`,
      full_name: `Comprador ${tenant.canary}`,
    },
    address: { ...ADDRESS, route: `Calle ${tenant.canary}` },
  };
  const placed = await shop.send('POST', '/api/orders', order, newKey());
  if (placed.status !== 201) throw new Error(`${tenant.slug}: ${placed.text.slice(0, 300)}`);
  const { orders } = placed.json() as { orders: string[] };
  return { cart: kept.cart ?? '', checkout: checkout.id, order: orders[0] ?? '' };
}

/** A tenant with the ids of a purchase there. */
export interface Known extends Tenant {
  readonly bought: Bought;
}

type Ask = (subject: Known) => Route;

const get = (path: string): Route => ({ method: 'GET', path });
const sent = (method: string, path: string, body: unknown): Route => ({
  method,
  path,
  type: 'application/json',
  body: JSON.stringify(body),
});
const item = (subject: Known, index = 1) => subject.items[index % subject.items.length]!;
const line = (subject: Known) => ({ item: item(subject).id, sku: item(subject).sku, amount: 1 });

/** Requests about a tenant's data: the tenant that is asked, or another one. */
const ABOUT: readonly Ask[] = [
  (one) => get(`/catalogos/${one.catalogue}`),
  (one) => get(`/productos/${one.slug}/${item(one).slug}`),
  (one) => get(`/experiencias/st_${one.slug}/${item(one, 4).slug}`),
  (one) => get(`/products/${item(one, 2).id}`),
  (one) => get(`/buscar?text=${one.slug}`),
  (one) => get(`/buscar?text=falda&catalogue=${one.catalogue}`),
  (one) => get(`/checkout/${one.bought.checkout}`),
  (one) => get(`/mis-compras/${one.bought.checkout}`),
  (one) => get(`/shopping-cart?add=${item(one).sku}.1`),
  (one) => get(`/theme/st_${one.slug}.1.css`),
  (one) => get(`/embed/html/shop-item?item=${item(one).slug}`),
  (one) => get(`/embed/html/shop-item?item=${item(one, 3).id}`),
  (one) => get(`/api/store/${one.slug}`),
  (one) => get(`/api/store/st_${one.slug}:st_${one.slug}/menu/apps`),
  (one) => get(`/api/store/st_${one.slug}:st_${one.slug}/other/store/headers`),
  (one) => get(`/api/public/products/${item(one).id}?owner=st_${one.slug}`),
  (one) => get(`/api/public/products/${item(one, 5).slug}`),
  (one) => get(`/api/public/referral/st_${one.slug}/catalogues`),
  (one) => get(`/api/catalogues/ca_${one.slug}-${one.catalogue}/products`),
  (one) => get(`/api/products-list-public?text=${one.slug}&facets=true`),
  (one) => get(`/api/products-list-public?owner=st_${one.slug}&facets=true`),
  (one) => get(`/api/shopping-carts/${one.bought.cart}/orders`),
  (one) => get(`/api/orders/${one.bought.order}`),
  (one) => get(`/api/orders/aggregation/${one.bought.checkout}`),
  (one) => get(`/dev/outbox?mail=${one.bought.order}`),
  (one) => sent('POST', '/api/shopping-carts/orders', { lines: [line(one)] }),
  (one) => sent('POST', `/api/shopping-carts/${one.bought.cart}/products`, line(one)),
  (one) => sent('POST', `/api/shopping-carts/${one.bought.cart}/checkout`, {}),
];

/** Requests that name no tenant. */
const OWN: readonly Route[] = [
  '/',
  '/',
  '/productos',
  '/productos?page=2',
  '/productos?sort=-list_price',
  '/servicios',
  '/digitales',
  '/experiencias',
  '/catalogos',
  '/marketplace',
  '/franquicias',
  '/buscar?text=falda',
  '/shopping-cart',
  '/terms',
  '/privacy',
  '/nowhere',
  '/sitemap.xml',
  '/robots.txt',
  '/dev/outbox',
  '/dev/outbox?format=json',
  '/embed/html/shop-cart',
  '/api/catalogues',
  '/api/published/catalogues',
  '/api/published/franchises',
  '/api/products-list-public?facets=true',
  '/api/openapi.json',
].map(get);

/** One request, and the tenant whose canary its answer may hold. */
export interface Question {
  readonly bytes: string;
  readonly own: Known;
  readonly path: string;
  /** The home page of the tenant itself: its answer has to hold the canary. */
  readonly shows: boolean;
}

/** Makes an endless series of requests from a stream of numbers from 0 to 1. */
export function questioner(port: number, known: readonly Known[], random: () => number) {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  return (): Question => {
    const own = pick(known);
    const other = random() < 0.7 ? pick(known) : own;
    const route = random() < 0.4 ? pick(OWN) : pick(ABOUT)(other);
    const way = random();
    const byPath = way < 0.2;
    const host = byPath
      ? 'localhost'
      : way < 0.35
        ? `www.${own.slug}.test`
        : `${own.slug}.localhost`;
    const path = byPath ? `/tienda/${own.slug}${route.path}` : route.path;
    const headers: Record<string, string> = {
      'accept-language': random() < 0.5 ? 'es' : 'en',
      origin: `http://${host}:${port}`,
      // Cookies of another store: a browser would not send them, an attacker does.
      ...(random() < 0.5
        ? { cookie: `cart=${other.bought.cart}; checkout=${other.bought.checkout}; locale=es` }
        : {}),
      ...(random() < 0.1 ? { 'x-forwarded-host': `${other.slug}.localhost:${port}` } : {}),
    };
    const bytes = requestOf({ ...route, path }, `${host}:${port}`, headers);
    return { bytes, own, path: `${route.method} ${host}${path}`, shows: route.path === '/' };
  };
}
