import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { refunded as es } from '../es/refunded.ts';

export const refunded: Translation<typeof es> = {
  title: '{{amount}} of order {{number}} was refunded',
  text: '{{seller}} gave {{amount}} back to you. Your bank may take a few days to show it.',
  hello: 'Hello, {{name}}.',
  see: 'See my order',
  note: 'You get this mail because you bought at {{store}}.',
  stop: 'No more mails from {{store}}',
};
