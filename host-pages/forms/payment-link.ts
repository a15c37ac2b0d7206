import { paymentLinkFragment } from '../../fragments/shop/payment-link/server.ts';
import { readOwnLink, sharePayment } from '../../shared/contracts/payment-links.ts';
import { formOf } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';

/** Makes the link by which somebody else pays; it leads back to the purchase, which shows it. */
export const shareForm = formOf({
  call: sharePayment,
  async fields({ checkout = '' }, { read, params }) {
    const id = checkout || (params['purchase'] ?? '');
    const found = await read(readOwnLink, { params: { checkout: id } });
    return { cart: found.ok ? found.value?.cart : undefined, checkout: id };
  },
  invalid: 'order_not_found',
});

/** A purchase's link to pay by, for its buyer, while it is not paid. */
export async function linkSlot(context: PageContext, checkout: string) {
  const { env, read, form, idempotencyKey } = context;
  const found = await read(readOwnLink, { params: { checkout } });
  const own = found.ok ? found.value : null;
  if (!own) return undefined;
  return slot(paymentLinkFragment, {
    class: 'regular',
    props: {
      env,
      path: `/mis-compras/${checkout}`,
      link: own.link,
      idempotencyKey,
      error: form?.intent === 'share' ? (form.error ?? null) : null,
    },
  });
}
