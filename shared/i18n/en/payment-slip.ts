import type { Translation } from '../texts.ts';
import type { paymentSlip as es } from '../es/payment-slip.ts';

/** The number by which a buyer pays elsewhere, on the order's page and in its mail. */
export const paymentSlip: Translation<typeof es> = {
  how: {
    deposit:
      'Deposit or transfer {{amount}} to this account and write the reference as the concept. The store confirms your payment as soon as it sees it.',
    store:
      'Take this number to a store that takes Paynet payments, say that you are paying for a service, and pay {{amount}}.',
    bank: 'Transfer {{amount}} to this account from your bank, with this reference. Your payment is confirmed by itself.',
  },
  part: '{{received}} have come. Deposit or transfer the missing {{left}} to the same account, with the same reference.',
  received: 'Received',
  left: 'Left',
  until: 'You have until {{until}} to pay it, and we keep your items for you meanwhile.',
  after: 'If it is not paid in time, the order is cancelled by itself.',
  partAfter:
    'If the rest does not come in time, the order is cancelled by itself and the store gives back what came.',
  account: { clabe: 'CLABE', cbu: 'CBU' },
  bank: 'Bank',
  holder: 'In the name of',
  agreement: 'Agreement',
  number: { deposit: 'Reference', store: 'Payment number', bank: 'Reference' },
  amount: 'Exact amount',
};
