import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { paymentReview as es } from '../es/payment-review.ts';

export const paymentReview: Translation<typeof es> = {
  begun: {
    title: 'The payment of your order {{number}} is in review',
    button: 'See your purchase',
  },
  declined: {
    title: 'The payment of your order {{number}} was not accepted',
    text: 'You were not charged the {{amount}}. If you still want your purchase, pay for it another way: we keep the items for one more day while there are any.',
    button: 'Pay another way',
  },
  hello: 'Hello, {{name}}.',
  stop: 'No more mails from {{store}}',
  footer: 'You get this mail because you bought at {{store}}.',
};
