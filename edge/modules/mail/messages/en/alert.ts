import { disputed } from './disputed.ts';
import { orderAnswered } from './order-answered.ts';
import { orderEdited } from './order-edited.ts';
import { orderMoved } from './order-moved.ts';
import { returnTold } from './return-told.ts';
import { reviewAsk } from './review-ask.ts';
import { walletTold } from './wallet-told.ts';

export const alert = {
  placed: 'We received your order {{number}}',
  received: 'New order: {{number}}',
  slip: 'Your order {{number}} is still to be paid',
  paymentReview: {
    begun: 'The payment of your order {{number}} is in review',
    declined: 'The payment of your order {{number}} was not accepted',
    seller: 'The payment of order {{number}} waits for you to accept it at your provider',
  },
  moved: orderMoved.title,
  edited: orderEdited.title,
  answered: orderAnswered.title,
  returned: returnTold.title,
  disputed: disputed.title,
  refunded: 'Money of order {{number}} was refunded to you',
  refundAccount: 'There is an account now to which the money of order {{number}} goes back',
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
    payment_risk: 'Order {{number}} is on hold: look at the risk of its payment',
  },
  stillHeld: 'Order {{number}} is still on hold: its buyer waits until you look at the payment',
  authorization: {
    unsure:
      'The provider vouches for the money of order {{number}} until tomorrow only: it is best charged now',
    ends: 'The authorised payment of order {{number}} is given up tomorrow: charge it or cancel it',
    ended: 'Order {{number}} was cancelled: its authorised payment came to its end',
    mismatched:
      'Order {{number}} was cancelled: another amount than the authorised one was charged, and all of it goes back',
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
  affinityAsked: '{{name}} asks to join your affinity group',
  affinityAccepted: 'You belong to {{group}} now',
  affinityRejected: '{{group}} did not accept your request: {{reason}}',
} as const;
