import { addressLabels } from '../../../../shared/i18n/en/address.ts';
import { draftStateWords } from '../../../../shared/i18n/en/draft-states.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'draft-order',
  es,
  {
    addressLabels,
    title: 'Order by link',
    intro:
      'Enter what you agreed with your customer, who gets a link and pays in the way that suits.',
    of: 'Order for {{name}}',
    addsIntro:
      'While nobody has paid it you can take it back. To change it, take it back and add anew from the order.',
    ofIntro: 'While nobody has paid it you can change it or take it back: the link stays the same.',
    done: {
      made: 'The link is ready',
      saved: 'Your changes were saved; the link is the same',
      takenBack: 'The order was taken back: its link charges no more',
    },
    states: draftStateWords,
    until: 'The link counts until {{time}}',
    adds: 'Adds to order {{number}}',
    order: 'See order {{number}}',
    link: 'Link to pay',
    linkHint: 'Copy it, and send it where you talk with your customer.',
    takeBack: 'Take the order back',
    takeBackHint:
      'If you take it back, its link charges no more, and it cannot be changed any longer.',
    noLines: 'This order has no items yet that can be sold.',
    choose: 'Choose items',
    lines: 'What is in it',
    listed: 'In the store: {{price}}',
    left_one: '{{count}} left',
    left_other: '{{count}} left',
    onDemand: 'made on demand',
    amount: 'Units',
    price: 'Price of each',
    customer: 'Who it is for',
    fullName: 'Full name',
    email: 'E-mail',
    phone: 'Phone',
    delivery: 'How it gets there',
    collection: 'The customer collects it',
    fixed: 'It is sent',
    addressHint: 'If it is sent, to which address?',
    optional: 'optional',
    chooseState: 'Choose…',
    linkTitle: 'The link',
    note: 'Note for the order',
    days: 'How long it counts',
    lasts_one: '{{count}} day',
    lasts_other: '{{count}} days',
    mail: 'Send the link to the customer’s e-mail',
    make: 'Make the link',
    save: 'Save the changes',
    needs: {
      lines: 'Leave at least one unit of some item.',
      amount: 'Write the units as a number, up to 999.',
      price: 'Write a price, such as 199.50.',
      full_name: 'Write the customer’s name.',
      email: 'Write a valid e-mail.',
      phone: 'Write a valid phone number.',
      delivery_type: 'Choose how it gets there.',
    },
  },
  argentine,
);
