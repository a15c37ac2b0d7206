import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { files as es } from '../es/files.ts';

export const files: Translation<typeof es> = {
  title: 'The files of your order {{number}}',
  hello: 'Hello {{name}},',
  text: 'Your order {{number}} from {{seller}} is paid, and you can download what you bought:',
  see: 'Download my files',
  minutes:
    'Each download that you open there counts for ten minutes; after that, open it again from your order.',
  note: 'You get this mail because you bought something in {{store}}.',
  stop: 'No more mails from {{store}}',
};
