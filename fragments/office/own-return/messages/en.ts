import { refundStates } from '../../../../shared/i18n/en/refund-states.ts';
import { returnReasonWords, returnStateWords } from '../../../../shared/i18n/en/return-words.ts';
import { success } from '../../../../shared/i18n/en/words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('own-return', es, {
  of: 'Return of order {{number}}',
  opened: '{{at}} · {{buyer}}',
  states: returnStateWords,
  reasons: returnReasonWords,
  refundStates,
  order: 'Order',
  buyer: 'Buyer',
  units: 'Returns',
  reason: 'Reason',
  detail: 'What happened',
  code: 'Withdrawal code',
  withdrawn:
    'All that was paid is refunded, without a restocking fee and without the cost of the way back.',
  photos: 'Photos',
  photoOf: 'Photo {{n}} of what comes back',
  closed: 'Closed',
  by: { customer: 'The buyer', seller: 'The store' },
  comments: 'Messages',
  noComments: 'Nothing was written yet.',
  message: 'Message to the buyer',
  send: 'Send',
  decide: { accepted: 'Accept the return', declined: 'Decline the return' },
  decideText: {
    accepted: 'The buyer gets these words by mail. The return stays open until you close it.',
    declined:
      'The buyer gets your reason by mail, the return is closed, and the money of the order is released. They may ask once more while their time lasts.',
  },
  decideLabel: { accepted: 'What comes next', declined: 'Why' },
  acceptWords:
    'Pack the items as they came. We write to you how we collect them or where you send them; once we have checked them we refund you.',
  decideNow: { accepted: 'Yes, accept it', declined: 'Yes, decline it' },
  decided: { accepted: 'Accepted on {{at}}', declined: 'Declined on {{at}}' },
  refunds: 'Refunds of the order',
  giveBack: 'Refund ({{left}} left)',
  what: 'What is given back',
  choice: '{{what}} (up to {{left}})',
  shipping: 'Shipping',
  anAmount: 'An amount',
  amount: 'Amount',
  amountHint: 'With cents where needed: 199.50',
  giveBackNow: 'Refund the buyer',
  byHand:
    'No provider took the payment of this order, or all of it was given back: there is nothing to refund here.',
  close: 'Close the return',
  closeText:
    'Close it after you have refunded what is due. The money of the order is released from then on, and the return cannot be opened again.',
  backInStock: 'Units that go back into the stock',
  backInStockHint: 'Only those that can be sold again. The others do not go back.',
  backOf: '{{name}} (of {{amount}})',
  inspect: 'Note what came back',
  inspectText:
    'Look at each item and divide its units. It is noted once: those that can be sold again go back into the stock, and the buyer is told.',
  kinds: {
    back: 'Came in order: back into the stock',
    lost: 'Came, but cannot be sold',
    missing: 'Did not come',
  },
  inspectNow: 'Note it',
  inspected: 'What came back',
  seen: {
    back: '{{n}} back into the stock',
    lost: '{{n}} written off',
    missing: '{{n}} did not come',
  },
  due: '{{amount}} are due for what came back.',
  restocked: 'Back in stock',
  exchange: 'Exchange',
  exchanges: {
    wanted: 'the buyer wants it',
    kept: 'set aside from the stock',
    sent: 'sent',
    refused: 'not made',
    canceled: 'no longer made',
  },
  withExchange: 'The exchange that they want',
  exchangeYes: 'Make it: it is set aside from the stock',
  exchangeNo: 'Do not make it: they get their money',
  acceptExchangeWords:
    'Pack the items as they came. We write to you how we collect them or where you send them; once we have checked them we send you what you want in exchange.',
  sendExchange: 'Send the exchange',
  sendText:
    'The pieces become part of the order, and their money stays where it is. The buyer gets the tracking number by mail.',
  way: {
    carrier: 'Courier (if any)',
    tracking_number: 'Tracking number (if any)',
    tracking_url: 'Link to follow it (if any)',
  },
  sendExchangeNow: 'Yes, it is on its way',
  sentOn: 'Sent on {{at}}',
  follow: 'Track',
  refuse: 'Do not make the exchange',
  refuseText:
    'The pieces that were set aside go back into the stock, and the money for what came is due to the buyer. They get your reason by mail.',
  refuseNow: 'Yes, do not make it',
  closeAfter: 'You can close it once the exchange was sent, or refused.',
  closeExchanged: 'Close it once the buyer has what you sent: their time to return it begins then.',
  closeNow: 'Yes, close it',
  closeLater: 'You can close it once the refund on its way is over.',
  done: {
    written: 'Your message was sent.',
    accepted: 'You accepted the return: the buyer knows what comes next.',
    declined: 'You declined the return: the buyer knows why.',
    inspected: 'What came back was noted.',
    sent: 'You sent the exchange: the buyer has the tracking number.',
    refused: 'You do not make the exchange: the buyer knows why.',
    refunded: 'We asked the provider for the refund.',
    closed: success.returnClosed,
  },
  needs: {
    text: 'Write your message.',
    decision: 'Write it: the buyer reads it.',
    amount: 'Write an amount like 199.50.',
  },
  back: 'Back to the returns',
});
