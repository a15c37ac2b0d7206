import { paymentNames } from '../../../../../shared/i18n/en/payment-names.ts';
import { taxTransparency } from '../../../../../shared/i18n/en/tax-transparency.ts';
import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { purchase as es } from '../es/purchase.ts';

export const purchase: Translation<typeof es> = {
  subject: 'Your purchase {{number}} at {{store}}',
  title: 'Thank you for your purchase',
  intro: 'We have received your order and let {{store}} know.',
  introInReview:
    'We have received your order. {{store}} looks at your payment before preparing it; there is nothing for you to do.',
  introInStore: 'This is the receipt of what you bought at {{store}}.',
  taken: { cash: 'Paid in cash', card: 'Paid by card', transfer: 'Paid by transfer' },
  handedOver: 'You received it in the store',
  introMany:
    'We have received your purchase as {{orders}} orders, one for each seller, and let them know.',
  order: 'Order {{number}}',
  soldBy: 'Sold by {{name}}',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  taxes: 'Taxes included.',
  transparency: taxTransparency,
  delivery: 'Delivery',
  payment: 'Payment',
  attendees: 'Attendees',
  cash: 'Cash on delivery: in cash, when you receive or collect it',
  card: '{{brand}} ending in {{last4}}',
  cardPlain: 'By card',
  authorized: '{{way}}: authorised, charged when your order is sent',
  months: 'in {{payments}} monthly payments of {{amount}} without interest',
  by: 'By {{name}}',
  ways: paymentNames,
  nothing: 'Nothing to pay',
  collect: 'You collect it at {{address}}',
  branch: 'You collect it at the courier’s branch once it has arrived there: {{address}}',
  bring: 'Arrives {{day}} at:',
  bringSoon: 'We will send it to:',
  noDelivery: 'Needs no delivery',
  see: 'See my purchase',
  footer: 'You get this mail because you bought at {{store}}.',
  stop: 'No more mails from {{store}}',
};
