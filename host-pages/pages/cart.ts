import { cartPage as cartFragment } from '../../fragments/shop/cart/server.ts';
import { readHandover, readVisitorCart } from '../../shared/contracts/cart.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { parseHandover } from '../../shared/rules/handover.ts';
import { cartForms } from '../forms/cart.ts';
import { definePage } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { say } from '../words/index.ts';

/**
 * The cart as a page: the lines that a form without script has put in, or that an embed hands over.
 */
export const cartPage = definePage({
  name: 'cart',
  paths: ['/shopping-cart'],
  query: ['add', 'notice'],
  cached: false,
  forms: cartForms,
  async view(context) {
    const { env, read, query, idempotencyKey } = context;
    const add = query.get('add') ?? '';
    const [cart, handover] = await Promise.all([
      read(readVisitorCart),
      parseHandover(add).length > 0 ? read(readHandover, { params: { add } }) : null,
    ]);
    return {
      status: 200,
      head: privateHead(say(env)('cart'), '/shopping-cart'),
      main: wrapped(
        slot(cartFragment, {
          class: 'primary',
          props: {
            env,
            variant: 'page' as const,
            cart: orThrow(cart),
            handover: handover && orThrow(handover),
            idempotencyKey,
            error: noticeOf(context),
          },
        }),
      ),
    };
  },
});
