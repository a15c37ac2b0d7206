import { cartPage as cartFragment } from '../../fragments/shop/cart/server.ts';
import { parseHandover } from '../../shared/rules/handover.ts';
import { definePage } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { words } from '../words/index.ts';

/** The cart as a page: what a form without script has put in, or what an embed hands over. */
export const cartPage = definePage({
  name: 'cart',
  paths: ['/shopping-cart'],
  query: ['add', 'notice'],
  cached: false,
  async view(context) {
    const { env, reads, query, idempotencyKey } = context;
    const lines = parseHandover(query.get('add'));
    const [cart, handover] = await Promise.all([
      reads.cart(),
      lines.length > 0 ? reads.quote(lines) : null,
    ]);
    return {
      status: 200,
      head: privateHead(words[env.locale].cart, '/shopping-cart'),
      main: wrapped(
        slot(cartFragment, {
          class: 'primary',
          props: {
            env,
            variant: 'page' as const,
            cart,
            handover,
            idempotencyKey,
            error: noticeOf(context),
          },
        }),
      ),
    };
  },
});
