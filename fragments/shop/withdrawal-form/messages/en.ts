import { forms } from '../../../../shared/i18n/en/forms.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';
import { argentine } from './es-AR.ts';

export const messages = namespace(
  'withdrawal-form',
  es,
  {
    title: 'Withdraw from a purchase',
    text: 'You can withdraw from a purchase at {{store}} until ten days after you receive it, without a reason and without cost. You need no account.',
    number: 'Order number',
    numberHint: 'It is in the mail that confirmed your purchase.',
    email: 'E-mail with which you bought',
    detail: 'Reason',
    optional: forms.optional,
    send: 'Withdraw from the purchase',
    outside: 'Tickets go back until 24 hours before the show.',
    sent: 'We received your request',
    code: 'Code:',
    sentText:
      'Keep it. If the number and the e-mail belong to a purchase that is in time, {{store}} knows already, and you get a mail with this same code. If none comes, check both or write to the store.',
    contact: 'Write to the store',
    problems: { required: forms.problems.required, email: forms.problems.email },
    needs: { number: 'Write your order number', email: forms.needs.email },
  },
  argentine,
);
