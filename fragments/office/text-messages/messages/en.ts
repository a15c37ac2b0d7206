import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('textMessages', es, {
  title: 'Text messages',
  intro: 'They tell customers with a phone alone that the store has answered.',
  leftTitle: 'What you have left',
  left_one: '{{n}} text message',
  left_other: '{{n}} text messages',
  since: 'The platform set the amount on {{day}}.',
  none: 'None are left: those customers see your answer when they come back to the store, and nothing tells them before.',
  never: 'The store has no text messages. None are sent, and they cost nothing.',
  useTitle: 'What they are for',
  use: 'A customer who has confirmed a phone and no mail address, and does not open your answer within 15 minutes, gets a text message with the store’s name and a link to the conversation. Your words are not in it, and the link asks them to sign in.',
  once: 'One goes out for each absence: there is no other until the customer opens the conversation. Customers who turned off alerts of messages get none, and in their quiet hours it waits. If the number refuses it, the message returns to your account.',
  moreTitle: 'How to get more',
  more: 'Packages are not sold yet. The platform sets the amount of each store: ask it for those that you need.',
  support: 'Ask for messages at the help centre',
  noSupport: 'Ask the person at the platform who looks after your store.',
});
