import { orderAdditions } from '../../fragments/shop/order-additions/server.ts';
import { readBoughtAdditions } from '../../shared/contracts/order-additions.ts';
import type { Purchase } from '../../shared/contracts/orders.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import type { PageContext } from './page.ts';
import { slot, type Slot } from './slot.ts';

/** What the store adds to the orders of a purchase, with the way to pay it; nothing to anybody but its buyer. */
export function additionsSlot(
  { env, read }: PageContext,
  { checkout_aggregation: checkout }: Purchase,
): Slot {
  return slot(orderAdditions, {
    class: 'regular',
    props: read(readBoughtAdditions, { params: { checkout } }).then((answer) => ({
      env,
      additions: orThrow(answer),
    })),
  });
}
