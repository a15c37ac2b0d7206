/** The calls by which those who earn by a sale read of it: each made once. */
import { expect } from 'vitest';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { ItemDetail, ItemList } from '../../../shared/contracts/items.ts';
import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import type { OrderShares } from '../../../shared/contracts/wallets.ts';
import { orderBody } from '../../support/buyer.ts';
import { ana, foto } from '../shops.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';
import { cartOf, type Line } from './purchase.ts';

const LIST = '/api/products-list-public?type=product&available=true&limit=100';

/** A variant of the supplier's that the reseller sells, too. */
async function resoldLine(): Promise<Line> {
  const [own, resold] = (await Promise.all([foto.get(LIST), ana.get(LIST)])).map(
    (answer) => answer.json() as ItemList,
  );
  const listed = new Set(resold?.results.map(({ id }) => id));
  for (const { id } of own?.results.filter((one) => listed.has(one.id)) ?? []) {
    const detail = (await ana.get(`/api/public/products/${id}`)).json() as ItemDetail;
    const sku = detail.skus.find(({ available }) => (available ?? 0) > 0);
    if (detail.is_dropshipping && detail.can_buy && sku) {
      return { item: id, sku: sku.id, amount: 1 };
    }
  }
  throw new Error('nothing is resold');
}

/** A guest buys in a reseller's store what a supplier owns; both read their part. */
export async function resoldOrder(): Promise<void> {
  const { cart } = await cartOf(ana, [await resoldLine()]);
  const begun = await expectAnswer<CheckoutView>('shopping-carts.checkout', {
    shop: ana,
    params: { cart },
  });
  await expectAnswer('shopping-carts.fixed-delivery', {
    shop: ana,
    params: { cart: begun.cart, checkout: begun.id },
  });
  const body = { ...orderBody(begun.cart, begun.id), payment_type: 'cash' };
  const placed = await expectAnswer<PlacedOrder>('orders.create', { shop: ana, body });
  const [order = ''] = placed.orders;
  const [part] = begun.parts;

  const seller = { shop: ana, headers: await signInAs(ana, 'ana') };
  await expectAnswer('wallets.own', { ...seller, params: { me: 'ac_ana', wallet: 'mxn' } });
  const earned = await expectAnswer<OrderShares>('wallets.own-order', {
    ...seller,
    params: { me: 'ac_ana', order },
  });
  expect(earned.lines[0]?.shares).toMatchObject([{ role: 'seller', rate: 0.5, is_own: true }]);

  const offers = await expectAnswer<{ results: { id: string; earnings: number }[] }>(
    'referral.products',
    { ...seller, params: { me: 'ac_ana' }, query: { limit: '100' } },
  );
  expect(offers.results.length).toBeGreaterThan(0);
  await expectAnswer('referral.rates', { ...seller, params: { me: 'ac_ana' } });
  const told = await expectAnswer<{ results: { earnings: number }[] }>('referral.earnings', {
    ...seller,
    params: { me: 'ac_ana' },
    query: {
      items: offers.results
        .map(({ id }) => id)
        .slice(0, 60)
        .join(','),
    },
  });
  expect(told.results.length).toBeGreaterThan(0);

  expect(part?.supplier).toBe('st_foto');
  const supplier = { shop: foto, headers: await signInAs(foto, 'lente') };
  const params = { id: 'st_foto', order };
  const given = await expectAnswer<OrderShares>('wallets.store-order', { ...supplier, params });
  expect(given.lines[0]?.shares.map(({ role }) => role)).toEqual(['resale', 'supplier']);
  await expectAnswer('wallets.store', { ...supplier, params: { id: 'st_foto', wallet: 'mxn' } });
}
