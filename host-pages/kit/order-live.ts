import { emptiesCart, order, slipNotice, standingOf } from '../../fragments/shop/order/server.ts';
import { orderLive } from '../../fragments/shop/order-live/server.ts';
import type { Purchase } from '../../shared/contracts/orders.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import type { PageContext } from './page.ts';
import { slot, type Slot } from './slot.ts';

/** What the page of a purchase does in its buyer's browser. */
export function orderLiveSlot(
  { env, now }: Pick<PageContext, 'env' | 'now'>,
  purchase: Purchase,
): Slot {
  const { checkout_aggregation: checkout, orders, payment_token: token, review } = purchase;
  const lines = orders.flatMap((one) => one.lines.map(({ sku, amount }) => ({ sku, amount })));
  const isDeciding = !review && standingOf(purchase) === 'waiting';
  return slot(orderLive, {
    into: 'live',
    props: {
      env,
      bought: emptiesCart(purchase, now) ? { checkout, lines } : null,
      notice: slipNotice(purchase, wordsOf(order.words, env.tag), env) ?? null,
      token: isDeciding ? token : null,
    },
  });
}
