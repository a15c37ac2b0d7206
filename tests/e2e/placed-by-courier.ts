/** An order that goes by a courier's rate, placed over the API as the pages place it. */
import { expect } from '@playwright/test';
import type { CheckoutView } from '../../shared/contracts/checkout.ts';
import type { ShippingRates } from '../../shared/contracts/courier.ts';
import type { ItemDetail } from '../../shared/contracts/items.ts';
import type { PlacedOrder } from '../../shared/contracts/place-order.ts';
import { orderBody } from '../support/buyer.ts';
import { demoShop } from './partners.ts';

/** An item of the demo's store that sends by courier. */
const SLUG = 'banco-alto-de-madera-maciza';

/** Places an order to be paid in cash, by the cheapest rate; gives its id. */
export async function placedByCourier(shop = demoShop('casa')): Promise<string> {
  const send = (method: string, path: string, body: object) =>
    shop.send(method, `/api${path}`, body, { 'idempotency-key': crypto.randomUUID() });
  const item = (await shop.get(`/api/public/products/${SLUG}?owner=casa`)).json() as ItemDetail;
  const lines = [{ item: item.id, sku: item.skus[0]?.id, amount: 1 }];
  const { cart } = (await send('POST', '/shopping-carts/', { lines })).json() as { cart: string };
  const path = `/shopping-carts/${cart}/checkout`;
  const { id: checkout } = (await send('POST', path, {})).json() as CheckoutView;
  const plain = orderBody(cart, checkout);
  await send('PUT', `${path}/${checkout}/address`, { address: plain.address });
  const rates = (await shop.get(`/api${path}/${checkout}/rates`)).json() as ShippingRates;
  const rate = rates.results[0]?.rates[0];
  const { rate_id, shipment_id } = rate ?? {};
  await send('PUT', `${path}/${checkout}/broker`, { rate_id, shipment_id });
  const placed = await send('POST', '/orders/', plain);
  expect(placed.status, placed.text).toBe(201);
  const [id = ''] = (placed.json() as PlacedOrder).orders;
  return id;
}
