/** The calls by which a store's staff gives money back: each made once. */
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { Settlement } from '../../../shared/contracts/settlements.ts';
import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import { orderBody } from '../../support/buyer.ts';
import type { Shop } from '../../support/visit.ts';
import { mercado } from '../shops.ts';
import { expectAnswer, expectRefused } from './held.ts';
import { signInAs } from './person.ts';
import { cartOf, type Line } from './purchase.ts';

/** An order in cash, of which no provider can give anything back, and refunds that nobody asked for. */
export async function refusedRefunds(shop: Shop, line: Line): Promise<void> {
  const { cart } = await cartOf(shop, [line]);
  const begun = await expectAnswer<CheckoutView>('shopping-carts.checkout', { params: { cart } });
  await expectAnswer('shopping-carts.fixed-delivery', {
    params: { cart: begun.cart, checkout: begun.id },
  });
  const body = { ...orderBody(begun.cart, begun.id), payment_type: 'cash' };
  const { orders } = await expectAnswer<PlacedOrder>('orders.create', { body });
  const staff = { headers: await signInAs(shop, 'lirio-contador') };
  await expectRefused('admin.order-refund', {
    ...staff,
    params: { id: 'st_moda', order: orders[0] },
  });
  await expectRefused('admin.refund-retry', staff);
  await expectRefused('admin.refund-mark', staff);
  await expectRefused('admin.dispute-answer', staff);
  await expectRefused('admin.dispute-submit', staff);
}

/** A report of charges that nobody knows, which the root store takes: its lines stay open. */
export async function takenReports(): Promise<void> {
  const staff = { shop: mercado, headers: await signInAs(mercado, 'mercado') };
  const params = { id: 'st_mercado' };
  const { id: settlement } = await expectAnswer<Settlement>('admin.settlement-take', {
    ...staff,
    params,
  });
  await expectAnswer('admin.settlements', { ...staff, params });
  await expectAnswer('admin.settlement', { ...staff, params: { ...params, settlement } });
  await expectAnswer('admin.settlement-match', { ...staff, params: { ...params, settlement } });
  await expectAnswer('admin.settlement-line', { ...staff, params: { ...params, settlement } });
}
