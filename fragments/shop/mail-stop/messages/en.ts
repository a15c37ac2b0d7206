import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('mail-stop', es, {
  title: 'Stop the emails from {{store}}?',
  text: '{{store}} will no longer write to this email about orders or new accounts. What you have in an account of yours stays as it is.',
  stop: 'Stop these emails',
  stopped: '{{store}} no longer writes to you',
  stoppedText: 'This email gets no more order confirmations and no PINs of new accounts.',
  resume: 'Get emails again',
});
