import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('advisor', es, {
  title: 'My advisor',
  back: 'Sell and earn',
  close: 'Close',
  intro: 'The person who helps you to sell in this network.',
  none: 'You have no advisor yet.',
  noneHelp: 'Meanwhile you get help here.',
  online: 'Online',
  open: 'Answers now',
  openUntil: 'Answers today until {{time}}',
  opensToday: 'Answers today from {{time}}',
  opensLater: 'Answers again in {{count}} days, from {{time}}',
  opensTomorrow: 'Answers tomorrow from {{time}}',
  closed: 'Does not answer for now.',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  write: 'Write a private message',
  support: 'Help centre',
});
