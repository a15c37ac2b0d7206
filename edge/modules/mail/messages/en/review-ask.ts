import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { reviewAsk as es } from '../es/review-ask.ts';

export const reviewAsk: Translation<typeof es> = {
  title: 'How do you like your order {{number}}?',
  text: '{{seller}} delivered it some days ago. Your rating tells other people what to expect.',
  hello: 'Hello, {{name}}.',
  write: 'Write my review',
  once: 'We ask only once.',
  stop: 'No more mails from {{store}}',
  footer: 'You get this mail because you bought at {{store}}.',
};
