import { slipMailFragment } from '../../fragments/shop/slip-mail/server.ts';
import { sendBoughtMail } from '../../shared/contracts/order-mail.ts';
import type { Purchase } from '../../shared/contracts/orders.ts';
import { formOf } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';

/** Has the number that a purchase is paid by sent to its buyer once more. */
export const slipMailForm = formOf({
  call: sendBoughtMail,
  fields: ({ order }) => ({ order }),
  done: 'mailed',
  invalid: 'order_not_found',
});

/** The form for it, for the buyer of a purchase whose number is waited for. */
export function slipMailSlot({ env, query, form, idempotencyKey }: PageContext, of: Purchase) {
  const { slip, contact, orders } = of;
  const [first] = orders;
  if (!slip || slip.is_over || !contact?.email || !first) return undefined;
  const isMine = form?.intent === 'mail';
  return slot(slipMailFragment, {
    class: 'regular',
    props: {
      env,
      path: `/mis-compras/${of.checkout_aggregation}`,
      order: first.id,
      email: contact.email,
      isSent: !form && query.get('done') === 'mailed',
      idempotencyKey,
      error: isMine ? (form.error ?? null) : null,
    },
  });
}
