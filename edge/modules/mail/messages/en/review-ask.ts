import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { reviewAsk as es } from '../es/review-ask.ts';

export const reviewAsk: Translation<typeof es> = {
  title: 'How do you like your order {{number}}?',
  again: 'Will you tell us about your order {{number}}?',
  text: '{{seller}} has delivered it. Your rating tells other people what to expect.',
  hello: 'Hello, {{name}}.',
  write: 'Write my review',
  only: 'We ask only once.',
  first: 'If now is not a good time, we will remind you once.',
  reminder: 'We will not ask again.',
  stop: 'No more mails from {{store}}',
  footer: 'You get this mail because you bought at {{store}}.',
};
