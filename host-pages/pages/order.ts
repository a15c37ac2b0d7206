import { order as orderFragment } from '../../fragments/shop/order/server.ts';
import { getPurchase, readPurchaseOfOrder } from '../../shared/contracts/orders.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { say } from '../words/index.ts';

/**
 * The confirmation of a checkout, or of one of its orders (spec [2]). The unguessable id of either is
 * what lets a guest in.
 */
export const orderPage = definePage({
  name: 'order',
  paths: ['/mis-compras/:purchase'],
  cached: false,
  async view(context) {
    const { env, read, params } = context;
    const id = params['purchase'] ?? '';
    const found = id.startsWith('or_')
      ? await read(readPurchaseOfOrder, { params: { order: id } })
      : await read(getPurchase, { params: { checkout: id } });
    if (!found.ok) return notFoundView(context);
    return {
      status: 200,
      head: privateHead(say(env)('order'), `/mis-compras/${id}`),
      main: wrapped(
        slot(orderFragment, { class: 'primary', props: { env, purchase: found.value } }),
      ),
    };
  },
});
