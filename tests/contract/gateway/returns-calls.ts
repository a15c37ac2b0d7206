/** The calls of buyers and sellers about a return: each made once. */
import { expect } from 'vitest';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import type { ReturnView } from '../../../shared/contracts/returns.ts';
import { orderBody } from '../../support/buyer.ts';
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';
import { cartOf, twoVariants } from './purchase.ts';

/**
 * An account's delivered order, returned three times for another variant: the buyer prefers money and closes the first one,
 * the seller sends what the second is exchanged for, and refuses the third.
 */
export async function returnedOrder(shop: Shop): Promise<void> {
  const { line, other: wants } = await twoVariants(shop);
  const own = { headers: await signInAs(shop, 'rosa') };
  const { cart } = await cartOf(shop, [{ ...line, amount: 3 }]);
  const begun = await expectAnswer<CheckoutView>('shopping-carts.checkout', { params: { cart } });
  await expectAnswer('shopping-carts.fixed-delivery', {
    params: { cart: begun.cart, checkout: begun.id },
  });
  const { orders } = await expectAnswer<PlacedOrder>('orders.create', {
    ...own,
    body: { ...orderBody(begun.cart, begun.id), payment_type: 'cash' },
  });
  const order = orders[0];
  const staff = { headers: await signInAs(shop, 'lirio-despacho') };
  for (const [from, to] of [
    ['sent_to_supplier', 'in_process'],
    ['in_process', 'paid'],
    ['paid', 'delivered'],
  ]) {
    const params = { id: 'st_moda', order };
    await expectAnswer('admin.order-next', { ...staff, params, body: { from, to } });
  }
  const wanting = {
    ...own,
    params: { order },
    body: { units: [{ line: 0, amount: 1, wants }], reason: 'wrong_variant', detail: 'Otro' },
  };
  const first = await expectAnswer<ReturnView>('orders.return', wanting);
  const ofBuyer = { ...own, params: { order, returnId: first.id } };
  await expectAnswer('orders.return-photo', ofBuyer);
  await expectAnswer('orders.return-comment', ofBuyer);
  await expectAnswer('orders.exchange-cancel', ofBuyer);
  await expectAnswer('orders.return-close', ofBuyer);
  const second = await expectAnswer<ReturnView>('orders.return', wanting);
  const ofSeller = { ...staff, params: { id: 'st_moda', returnId: second.id } };
  const list = await expectAnswer<{ results: { id: string }[] }>('admin.returns', {
    ...staff,
    params: { id: 'st_moda' },
  });
  expect(list.results.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id]));
  await expectAnswer('admin.return', ofSeller);
  await expectAnswer('admin.return-comment', ofSeller);
  await expectAnswer('admin.return-decide', ofSeller);
  await expectAnswer('admin.return-inspect', ofSeller);
  await expectAnswer('admin.exchange-send', ofSeller);
  await expectAnswer('admin.return-close', ofSeller);
  const third = await expectAnswer<ReturnView>('orders.return', wanting);
  const ofThird = { ...staff, params: { id: 'st_moda', returnId: third.id } };
  await expectAnswer('admin.return-decide', ofThird);
  await expectAnswer('admin.return-inspect', ofThird);
  await expectAnswer('admin.exchange-refuse', ofThird);
}
