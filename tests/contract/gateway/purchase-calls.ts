/** The calls of a purchase, from the cart to the payment: each made once. */
import { expect } from 'vitest';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { ShippingRates, StoreOrigin } from '../../../shared/contracts/courier.ts';
import type { CourierBranches } from '../../../shared/contracts/courier-branches.ts';
import type { Hold } from '../../../shared/contracts/holds.ts';
import type { StoreDelivery } from '../../../shared/contracts/own-delivery.ts';
import type { PaymentLink } from '../../../shared/contracts/payment-links.ts';
import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import { orderBody } from '../../support/buyer.ts';
import type { Shop } from '../../support/visit.ts';
import { expectAnswer, expectRefused, make } from './held.ts';
import { signInAs } from './person.ts';
import { cartOf, type Line } from './purchase.ts';

/** A cart without an account. */
export async function filledCart(_: Shop, line: Line): Promise<void> {
  const body = { lines: [line] };
  await expectAnswer('shopping-carts.quote', { body });
  const { cart } = await expectAnswer('shopping-carts.create', { body });
  await expectAnswer('shopping-carts.orders', { params: { cart } });
  await expectAnswer('shopping-carts.add', { params: { cart }, body: { ...line } });
  const params = { cart, sku: line.sku };
  const set = await expectAnswer('shopping-carts.set', { params });
  expect(set['total_products']).toBe(3);
  const empty = await expectAnswer('shopping-carts.delete', { params });
  expect(empty).toMatchObject({ total_products: 0, orders: [] });
}

async function checkout(shop: Shop, line: Line): Promise<CheckoutView> {
  const { cart } = await cartOf(shop, [line]);
  return expectAnswer<CheckoutView>('shopping-carts.checkout', { params: { cart } });
}

function place({ id, cart }: CheckoutView, payment: 'cash' | 'str_card') {
  const body = { ...orderBody(cart, id), payment_type: payment };
  return expectAnswer<PlacedOrder>('orders.create', { body });
}

/** A visitor's hold, listed and freed by the store's staff. */
export async function freedHold(shop: Shop, line: Line): Promise<void> {
  const { expires_at: until } = await checkout(shop, line);
  const staff = { headers: await signInAs(shop, 'lirio-despacho') };
  const { results } = await expectAnswer<{ results: Hold[] }>('orders.holds', {
    ...staff,
    query: { limit: 100 },
  });
  const own = results.find((hold) => hold.until === until);
  await expectAnswer('orders.hold-free', { ...staff, params: { id: own?.id } });
}

/** An order that is paid in cash. */
export async function cashOrder(shop: Shop, line: Line): Promise<void> {
  const started = await checkout(shop, line);
  const params = { cart: started.cart, checkout: started.id };
  await expectAnswer('shopping-carts.checkout-get', { params });
  await expectAnswer('shopping-carts.fixed-delivery', { params });
  await expectAnswer('shopping-carts.seller-code', { params, body: { code: '' } });
  await expectAnswer('shopping-carts.invoicing', { params });
  await expectAnswer('shopping-carts.billing', { params });
  const account = { headers: await signInAs(shop, 'lirio') };
  await expectAnswer('shopping-carts.card', { ...account, params });
  // No demo account has left a card.
  await expectRefused('payment.card-drop', account);
  await expectAnswer('orders.supplier');
  const placed = await place(started, 'cash');
  expect(placed.payment_token).toBeNull();
  await expectAnswer('orders.purchase', { params: { checkout: started.id } });
  await expectAnswer('orders.get', { params: { order: placed.orders[0] } });
}

/** An order to be paid by card, up to a card token that no frame has made. */
export async function cardOrder(shop: Shop, line: Line): Promise<void> {
  const started = await checkout(shop, line);
  const params = { cart: started.cart, checkout: started.id };
  const { delivery_options: options } = started.parts[0] ?? { delivery_options: [] };
  const collects = options.some(({ type }) => type === 'collection');
  await (collects ? expectAnswer : make)('shopping-carts.collection', { params });
  await expectAnswer('shopping-carts.fixed-delivery', { params });
  const { payment_token: token, orders } = await place(started, 'str_card');
  // This caller's browser has not kept that it placed the order.
  await expectRefused('orders.broker', { params: { id: orders[0] } });
  const payment = await expectAnswer('payment.get', { params: { token } });
  expect(payment).toMatchObject({ state: 'created', amount: expect.any(Number) });
  await expectAnswer('payment.confirm', { params: { token } });
  await expectRefused('payment.card', { params: { token } });
  await readPayments(shop);
}

/** What the store's staff reads of its payments. */
async function readPayments(shop: Shop): Promise<void> {
  const staff = { headers: await signInAs(shop, 'lirio') };
  const params = { id: 'st_moda' };
  const list = await expectAnswer<{ results: { id: string }[] }>('admin.payments', {
    ...staff,
    params,
  });
  const payment = list.results[0]?.id;
  await expectAnswer('admin.payment', { ...staff, params: { ...params, payment } });
  await expectAnswer('admin.payment-ask', { ...staff, params: { ...params, payment } });
  await expectAnswer('admin.balances', { ...staff, params });
  await expectAnswer('admin.left-checkouts', { ...staff, params });
  await expectAnswer('admin.disputes', { ...staff, params });
  await expectAnswer('admin.payment-providers', { ...staff, params });
  await expectAnswer('admin.payment-notices', { ...staff, params });
  await expectRefused('admin.payment-notice-replay', { ...staff, params });
  await expectAnswer('admin.deposits', { ...staff, params });
  await expectRefused('admin.deposit-confirm', { ...staff, params: { ...params, payment } });
}

/** An order to be paid on a provider's page that no adapter leads to, and given up before it was paid. */
export async function redirectOrder(shop: Shop, line: Line): Promise<void> {
  const started = await checkout(shop, line);
  const params = { cart: started.cart, checkout: started.id };
  await expectAnswer('shopping-carts.fixed-delivery', { params });
  const { payment_token: token } = await place(started, 'str_card');
  await expectRefused('payment.redirect', { params: { token, code: 'mobbex' } });
  await expectRefused('payment.bank-charge', { params: { token } });
  await expectRefused('payment.crypto', { params: { token } });
  await expectAnswer('payment.cancel', { params: { token } });
}

/** An order that somebody else pays by a link, which is made once. */
export async function sharedOrder(shop: Shop, line: Line): Promise<void> {
  const started = await checkout(shop, line);
  const params = { cart: started.cart, checkout: started.id };
  await expectAnswer('shopping-carts.fixed-delivery', { params });
  await place(started, 'str_card');
  const link = await expectAnswer<PaymentLink>('shopping-carts.share', { params });
  expect(await expectAnswer('shopping-carts.share-get', { params })).toEqual(link);
  const { public_slug } = link;
  const shared = await expectAnswer('payment.shared', { params: { public_slug } });
  expect(shared).toMatchObject({ standing: 'open', checkout: started.id });
}

/** Months without interest: offered by the store, chosen for a checkout, and offered no more. */
export async function paidByMonths(shop: Shop, line: Line): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio') };
  const offered = { ...owner, body: { terms: [3], minimum: 0 } };
  expect(await expectAnswer('store.instalments-set', offered)).toMatchObject({ terms: [3] });
  const { id, cart } = await checkout(shop, { ...line, amount: 3 });
  const params = { cart, checkout: id };
  const body = { msi_payments: 3 };
  const chosen = await expectAnswer('shopping-carts.instalments', { params, body });
  expect(chosen).toMatchObject({ msi_payments: 3, financing_cost: 0 });
  await expectAnswer('store.instalments-set', { ...owner, body: { terms: [], minimum: 0 } });
  expect(await expectAnswer('store.instalments', owner)).toEqual({ terms: [], minimum: 0 });
}

/** What couriers ask for a checkout of a store that sends by courier. */
export async function courierRates(shop: Shop, line: Line): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio') };
  await expectAnswer('store.origin-set', owner);
  const { address } = await expectAnswer<StoreOrigin>('store.origin', owner);
  expect(address).toMatchObject({ locality: 'Mérida', phone: '9991234567' });
  const { id, cart } = await checkout(shop, line);
  const params = { cart, checkout: id };
  await expectAnswer('shopping-carts.checkout-address', { params });
  const { results } = await expectAnswer<ShippingRates>('shopping-carts.rates', { params });
  const [first] = results[0]?.rates ?? [];
  const body = { rate_id: first?.rate_id, shipment_id: first?.shipment_id };
  const chosen = await expectAnswer<CheckoutView>('shopping-carts.broker', { params, body });
  expect(chosen.shipping_total).toBe(first?.price);
  const found = await expectAnswer<CourierBranches>('shopping-carts.branches', { params });
  // The courier that has branches carries nothing from Mexico.
  expect(found.results).toEqual([]);
  await expectAnswer('store.origin-set', { ...owner, body: { address: null } });
}

/** A provider's message about a charge, which has to be signed. */
export async function webhook(): Promise<void> {
  await expectRefused('payment.webhook');
}

/** Delivery by the store's own people: offered, chosen for a checkout, and offered no more. */
export async function ownDelivery(shop: Shop, line: Line): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio') };
  const offered = await expectAnswer<StoreDelivery>('store.delivery-set', owner);
  expect(offered.delivery).toMatchObject({ lead_days: 1, postal_codes: ['97'] });
  const { id, cart, parts } = await checkout(shop, line);
  const params = { cart, checkout: id };
  const body = { supplier: parts[0]?.supplier, wanted: null };
  const chosen = await expectAnswer<CheckoutView>('shopping-carts.delivery', { params, body });
  expect(chosen.parts[0]?.delivery_type).toBe('delivery');
  await expectAnswer('store.delivery-set', { ...owner, body: { delivery: null } });
  expect(await expectAnswer('store.delivery', owner)).toEqual({ delivery: null });
}
