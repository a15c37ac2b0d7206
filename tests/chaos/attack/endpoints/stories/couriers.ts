/** A checkout that says where it goes, at a store from which couriers fetch parcels. */
import type { CheckoutView } from '../../../../../shared/contracts/checkout.ts';
import type { ShippingRates } from '../../../../../shared/contracts/courier.ts';
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

export const couriers: Stories = {
  'shopping-carts.checkout-address': addressed,
  'shopping-carts.rates': addressed,
  'shopping-carts.broker': quoted,
};
