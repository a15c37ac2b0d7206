import { disputed } from './disputed.ts';
import { orderAnswered } from './order-answered.ts';
import { orderMoved } from './order-moved.ts';
import { returnTold } from './return-told.ts';
import { reviewAsk } from './review-ask.ts';
import { walletTold } from './wallet-told.ts';

export const alert = {
  placed: 'We received your order {{number}}',
  received: 'New order: {{number}}',
  slip: 'Your order {{number}} is still to be paid',
  moved: orderMoved.title,
  answered: orderAnswered.title,
  returned: returnTold.title,
  disputed: disputed.title,
  refunded: 'Money of order {{number}} was refunded to you',
  files: 'You can download the files of your order {{number}}',
  invoiced: {
    buyer: 'Your invoice {{invoice}} of order {{number}} is ready',
    store: 'The invoice {{invoice}} of order {{number}} was issued',
  },
  credited: {
    buyer: 'Your credit note {{invoice}} of order {{number}} is ready',
    store: 'The credit note {{invoice}} of order {{number}} was issued',
  },
  parcel: {
    failed: 'The courier could not deliver order {{number}}',
    returned: 'The parcel of order {{number}} came back',
  },
  held: {
    payment_review: 'Order {{number}} is on hold: its payment is being checked',
    suspected_fraud: 'Order {{number}} is on hold: fraud is suspected',
    address_unclear: 'Order {{number}} is on hold: the address is not clear',
    out_of_stock: 'Order {{number}} is on hold: items are missing',
    buyer_answer: 'Order {{number}} is on hold: the buyer has to answer',
    other: 'Order {{number}} is on hold',
  },
  wallet: walletTold.title,
  review: reviewAsk.title,
  contact: '{{name}} wrote to you',
  smsRunout:
    'Your store has no text messages left: customers with nothing but a phone do not hear of what you write',
  jobs: {
    itemsExport: {
      done: 'The export of your items is ready to download',
      failed: 'The export of your items could not be finished',
    },
    ordersExport: {
      done: 'The export of your orders is ready to download',
      failed: 'The export of your orders could not be finished',
    },
    itemsImport: {
      done: 'The import of your items has finished',
      failed: 'The import of your items could not be finished, and what had come in was taken out',
    },
  },
  contactPlain: 'Somebody wrote to you',
  assigned: '{{by}} assigned a conversation to you',
  mentioned: '{{by}} mentioned you in an internal note',
  rate: '{{name}} closed its conversation with you. How did it go?',
  rated: 'A conversation was rated: {{stars}} of 5',
} as const;
