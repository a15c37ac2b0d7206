import { sharedPaymentFragment } from '../../fragments/shop/shared-payment/server.ts';
import { getSharedPayment } from '../../shared/contracts/payment-links.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** What somebody else is to pay by a link; a link of no payment has the page of an address that leads nowhere. */
export const sharedPaymentPage = definePage({
  name: 'shared-payment',
  words: sharedPaymentFragment.words,
  paths: ['/pago/:slug'],
  cached: false,
  async view(context) {
    const { env, store, title, read, params } = context;
    const slug = params['slug'] ?? '';
    const found = await read(getSharedPayment, { params: { public_slug: slug } });
    if (!found.ok) return notFoundView(context);
    return {
      status: 200,
      head: privateHead(title, `/pago/${slug}`),
      shell: 'purchase',
      main: wrapped(
        slot(sharedPaymentFragment, {
          class: 'primary',
          props: { env, payment: found.value, storeName: store.name },
        }),
      ),
    };
  },
});
