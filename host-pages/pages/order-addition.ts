import { orderAddition } from '../../fragments/office/order-addition/server.ts';
import { ownOrder } from '../../fragments/office/own-order/server.ts';
import { ownOrders } from '../../fragments/office/own-orders/server.ts';
import { readDraftOffer } from '../../shared/contracts/draft-reads.ts';
import { getOrderAdditions } from '../../shared/contracts/order-additions.ts';
import { getSellerOrder } from '../../shared/contracts/seller-orders.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { linesText, readLines } from '../../shared/rules/in-store.ts';
import { additionForms, shownOf } from '../forms/order-addition.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const LIST = '/admin/ordenes';
/** A sale's lines in the address of its page. */
const LINES_MOST = 8_200;

/** What is added to a placed order, of the lines that were chosen at the point of sale; needs `orders-admin`. */
export const orderAdditionPage = definePage({
  name: 'order-addition',
  words: orderAddition.words,
  paths: ['/admin/ordenes/:order/agregar'],
  query: ['lines'],
  longest: LINES_MOST,
  needs: 'orders-admin',
  shell: 'office',
  forms: additionForms,
  async view(context) {
    const { env, title, read, params, query, store, form, idempotencyKey } = context;
    const named = { params: { id: store.id, order: params['order'] ?? '' } };
    const lines = linesText(readLines(form?.values['lines'] ?? query.get('lines') ?? ''));
    const [order, additions, offer] = await Promise.all([
      read(getSellerOrder, named),
      read(getOrderAdditions, named),
      lines === '' ? undefined : read(readDraftOffer, { params: { id: store.id, lines } }),
    ]);
    if (!order.ok || !additions.ok) return notFoundView(context);
    const path = `${LIST}/${order.value.id}`;
    const { number } = order.value;
    return {
      status: form ? 422 : 200,
      head: privateHead(title, `${path}/agregar`),
      trail: [
        { label: wordsOf(ownOrders.words, env.tag).title, path: LIST },
        { label: fill(wordsOf(ownOrder.words, env.tag).of, { number }), path },
        { label: title, path: `${path}/agregar` },
      ],
      main: wrapped(
        slot(orderAddition, {
          class: 'primary',
          props: {
            env,
            order: order.value,
            additions: additions.value.results.length,
            offer: offer?.ok ? offer.value : null,
            lines,
            shown: shownOf(form),
            problem: offer && !offer.ok ? messageFor(offer.error, env.tag) : null,
            values: form?.values ?? {},
            errors: form?.errors ?? {},
            error: form?.error ?? null,
            idempotencyKey,
          },
        }),
      ),
    };
  },
});
