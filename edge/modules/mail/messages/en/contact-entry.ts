import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { contactEntry as es } from '../es/contact-entry.ts';

export const contactEntry: Translation<typeof es> = {
  title: 'Somebody wrote to you at {{store}}',
  text: 'There is a new message in the inbox of your store.',
  textBy: 'There is a new message from {{name}} in the inbox of your store.',
  open: 'Read the message',
  note: 'It was written by a person in the contact form. Sign in with your account to read it and answer.',
};
