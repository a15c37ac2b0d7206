import type { Translation } from '../../../../shared/i18n/texts.ts';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  title: 'Stop the emails from {{store}}?',
  text: '{{store}} will no longer write to this email about orders or new accounts. What you have in an account of yours stays as it is.',
  stop: 'Stop these emails',
  stopped: '{{store}} no longer writes to you',
  stoppedText: 'This email gets no more order confirmations and no PINs of new accounts.',
  resume: 'Get emails again',
};
