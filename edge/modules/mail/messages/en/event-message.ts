import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { eventMessage as es } from '../es/event-message.ts';

export const eventMessage: Translation<typeof es> = {
  see: 'See my tickets',
  footer: 'You get this mail from {{store}} because you have a ticket for {{event}}.',
  stop: 'No more mails from {{store}}',
};
