import { refundStates } from '../../../../shared/i18n/en/refund-states.ts';
import {
  returnFeeWords,
  returnLabelWords,
  returnReasonWords,
  returnStateWords,
} from '../../../../shared/i18n/en/return-words.ts';
import { orders, success } from '../../../../shared/i18n/en/words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'return-form',
  es,
  {
    title: 'Return',
    intro: 'Order {{number}}, from {{seller}}.',
    done: {
      asked: success.returnStarted,
      written: 'Your message was sent.',
      shown: 'The photo was added. Only the seller sees it.',
      closed: success.returnClosed,
    },
    signIn: 'Sign in with the account that you bought with to ask for a return.',
    toSignIn: 'Sign in',
    refusals: {
      return_canceled: orders.canceledNotReturned,
      return_too_early: 'You can ask for a return once the order was delivered.',
      return_expired: orders.returnDeadline,
      return_declined: 'The store declined the return of this order twice.',
    },
    refunds: 'Refunds of the order',
    refundStates,
    states: returnStateWords,
    reasons: returnReasonWords,
    fees: returnFeeWords,
    labels: returnLabelWords,
    ask: 'Ask for a return',
    until: 'You can ask for it until: {{at}}',
    what: 'What do you return, and how many pieces?',
    unitsOf: 'Pieces of {{name}}',
    notTaken: 'The seller does not take this item back.',
    received: '{{n}} of {{amount}} arrived',
    decided: { accepted: 'The store accepted it', declined: 'The store did not accept it' },
    code: 'Code of the request: {{code}}',
    reason: 'Reason',
    choose: 'Choose a reason',
    photos: 'Photos',
    photoOf: 'Photo {{n}} of what you return',
    addPhoto: 'Add a photo (JPG, PNG or WEBP, up to 4 MB)',
    sendPhoto: 'Send the photo',
    detail: 'Tell what happened',
    detailHint: 'The seller reads it and answers here and by mail.',
    askNow: 'Ask for the return',
    askedOn: 'Asked for on {{at}}',
    closedOn: 'closed on {{at}}',
    by: { customer: 'You', seller: 'The store' },
    message: 'Message to the store',
    send: 'Send',
    close: 'Close the return',
    closeText:
      'Close it once it is settled, or if you no longer want to return anything. It cannot be opened again.',
    closeNow: 'Yes, close it',
    back: 'See the order',
    needs: {
      lines: 'Choose at least one piece.',
      reason: 'Choose a reason.',
      detail: 'Tell what happened.',
      text: 'Write your message.',
    },
  },
  argentine,
);
