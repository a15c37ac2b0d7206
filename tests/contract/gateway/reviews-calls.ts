/** The calls about the reviews of a delivered order: each made once. */
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import { orderBody } from '../../support/buyer.ts';
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';
import { cartOf, type Line } from './purchase.ts';

/** A visitor reviews what was delivered, and the store hides it: shoppers of other tests see none. */
export async function reviewedOrder(shop: Shop, line: Line): Promise<void> {
  const { cart } = await cartOf(shop, [line]);
  const begun = await expectAnswer<CheckoutView>('shopping-carts.checkout', { params: { cart } });
  await expectAnswer('shopping-carts.fixed-delivery', {
    params: { cart: begun.cart, checkout: begun.id },
  });
  const { orders } = await expectAnswer<PlacedOrder>('orders.create', {
    body: { ...orderBody(begun.cart, begun.id), payment_type: 'cash' },
  });
  const staff = { headers: await signInAs(shop, 'lirio-admin') };
  const params = { order: orders[0] };
  for (let from = 'sent_to_supplier'; from !== 'delivered';) {
    const moved = await expectAnswer<{ state: string }>('admin.order-next', {
      ...staff,
      params: { id: 'st_moda', ...params },
      body: { from },
    });
    from = moved.state;
  }
  const { item } = line;
  const { id } = await expectAnswer<{ id: string }>('orders.review', {
    params,
    body: { item, qualification: 5, title: 'Muy calientito' },
  });
  const authored = { params: { ...params, item } };
  await expectAnswer('orders.review-update', authored);
  const { photos } = await expectAnswer<{ photos: { id: string }[] }>(
    'orders.review-photo',
    authored,
  );
  await expectAnswer('orders.review-photo-delete', {
    params: { ...params, item, photo: photos[0]?.id },
  });
  await expectAnswer('public.review-report', { ...staff, params: { id } });
  const own = { ...staff, params: { id } };
  await expectAnswer('reviews-admin.list', staff);
  await expectAnswer('reviews-admin.get', own);
  await expectAnswer('reviews-admin.update', own);
  await expectAnswer('reviews-admin.update', { ...own, body: { hidden_for: 'other' } });
  await expectAnswer('orders.review-delete', authored);
}
