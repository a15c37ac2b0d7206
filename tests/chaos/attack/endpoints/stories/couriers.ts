/** A checkout that says where it goes, at a store from which couriers fetch parcels. */
import type { CheckoutView } from '../../../../../shared/contracts/checkout.ts';
import type { ShippingRates } from '../../../../../shared/contracts/courier.ts';
import type { PlacedOrder } from '../../../../../shared/contracts/place-order.ts';
import { orderBody } from '../../../../support/buyer.ts';
import { cartOf } from '../../../../contract/gateway/purchase.ts';
import { act, type Scene, type Stage, type Stories } from '../story.ts';

async function addressed(stage: Stage): Promise<Scene> {
  const { shop, owner, store, line } = stage;
  await act(stage, 'store.origin-set', {
    headers: owner,
    params: { mashup: `${store}:${store}`, type: 'other' },
  });
  const { cart } = await cartOf(shop, [line]);
  const begun = await act<CheckoutView>(stage, 'shopping-carts.checkout', {
    params: { cart: cart ?? '' },
  });
  const params = { cart: begun.cart, checkout: begun.id };
  await act(stage, 'shopping-carts.checkout-address', { params });
  return { params };
}

/** A rate of that checkout. */
async function quoted(stage: Stage): Promise<Scene> {
  const scene = await addressed(stage);
  const { results } = await act<ShippingRates>(stage, 'shopping-carts.rates', scene);
  const { rate_id, shipment_id } = results[0]?.rates[0] ?? {};
  return { ...scene, body: { rate_id, shipment_id } };
}

/** An order in process that goes by that rate, of a store with an account at the courier. */
async function sent(stage: Stage): Promise<Scene> {
  const { owner, store } = stage;
  const scene = await quoted(stage);
  const begun = await act<CheckoutView>(stage, 'shopping-carts.broker', scene);
  const body = orderBody(begun.cart, begun.id);
  const { orders } = await act<PlacedOrder>(stage, 'orders.create', { body });
  await act(stage, 'payment.account-set', {
    headers: owner,
    params: { code: 'shippo' },
    body: { keys: { api_token: 'shippo_test_attacked' } },
  });
  const staff = { headers: owner, params: { id: store, order: orders[0] ?? '' } };
  await act(stage, 'admin.order-next', { ...staff, body: { from: 'sent_to_supplier' } });
  return staff;
}

/** The same once its label is bought. */
async function labeled(stage: Stage): Promise<Scene> {
  const scene = await sent(stage);
  await act(stage, 'admin.order-label-buy', { ...scene, body: {} });
  return scene;
}

export const couriers: Stories = {
  'admin.order-label': labeled,
  'admin.order-label-buy': async (stage) => ({ ...(await sent(stage)), body: {} }),
  'admin.order-label-rates': sent,
  'admin.order-label-cancel': labeled,
  'shopping-carts.checkout-address': addressed,
  'shopping-carts.rates': addressed,
  'shopping-carts.broker': quoted,
};
