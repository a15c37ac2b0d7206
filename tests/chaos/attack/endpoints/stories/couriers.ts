/** A checkout that says where it goes, at a store from which couriers fetch parcels. */
import type { CheckoutView } from '../../../../../shared/contracts/checkout.ts';
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

export const couriers: Stories = {
  'shopping-carts.checkout-address': addressed,
  'shopping-carts.rates': addressed,
};
