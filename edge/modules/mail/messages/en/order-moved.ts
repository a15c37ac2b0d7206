import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { orderMoved as es } from '../es/order-moved.ts';

export const orderMoved: Translation<typeof es> = {
  title: {
    confirm_order: 'Confirm your order {{number}}',
    in_process: 'Your order {{number}} is being prepared',
    to_deliver: 'Your order {{number}} is ready',
    in_transit: 'Your order {{number}} is on its way',
    delivered: 'Your order {{number}} was delivered',
    canceled_by_supplier: 'Your order {{number}} was cancelled',
    canceled_by_customer: 'You cancelled your order {{number}}',
    address_unclear: 'The address of your order {{number}} is not clear',
    buyer_answer: 'Your order {{number}} waits for your answer',
    refund_account: 'Your account is missing for a refund of order {{number}}',
    charged: 'Your order {{number}} was charged',
  },
  effect: {
    confirm_order:
      '{{seller}} proposes a day of delivery. See the details, and confirm it or cancel the order.',
    in_process: '{{seller}} accepted your order and is preparing it.',
    to_deliver: '{{seller}} has prepared it and will deliver it soon.',
    to_collect: '{{seller}} has prepared it: you can pick it up.',
    in_transit: '{{seller}} sent it. It arrives at the address that you gave.',
    delivered: '{{seller}} marked it as delivered. You do not have it? Write to the store.',
    canceled_by_supplier: '{{seller}} cannot deliver it.',
    address_unclear:
      '{{seller}} cannot send it yet: the address is not clear. Write to them from the page of your order.',
    buyer_answer:
      '{{seller}} has a question before going on. Write to them from the page of your order.',
    canceled_by_customer: '{{seller}} knows of it. There is nothing else to do.',
    wished_transfer:
      'We have let {{seller}} know. What you paid is given back by a transfer: leave your account on the page of your order.',
    transfer:
      '{{seller}} will not be able to deliver it. What you paid is given back by a transfer: leave your account on the page of your order.',
    refund_account:
      '{{seller}} gives you money back by a transfer. Leave your account on the page of your order.',
    charged: '{{seller}} charged {{amount}} of what you authorised with your purchase.',
    wished_uncharged:
      '{{seller}} knows of it. Nothing was charged: the authorised amount is let go of in a few days.',
    uncharged:
      '{{seller}} cannot deliver it. Nothing was charged: the authorised amount is let go of in a few days.',
    wished_refunded:
      '{{seller}} knows of it. What you paid is given back; your bank may take some days.',
    refunded:
      '{{seller}} cannot deliver it. What you paid is given back; your bank may take some days.',
  },
  parcelTitle: 'A parcel of your order {{number}} is on its way',
  carries: 'In it: {{goods}}.',
  parcel: 'This is its tracking number. You can follow it on the page of your order.',
  hello: 'Hello, {{name}}.',
  see: 'See my order',
  stop: 'No more mails from {{store}}',
  footer: 'You get this mail because you bought at {{store}}.',
};
