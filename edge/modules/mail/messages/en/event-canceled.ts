import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { eventCanceled as es } from '../es/event-canceled.ts';

export const eventCanceled: Translation<typeof es> = {
  title: '{{event}} is cancelled',
  text: '{{store}} has cancelled this experience. This is its reason:',
  tickets: 'The tickets no longer open the door.',
  money:
    'If you paid online, your money goes back the same way: once it leaves, another mail says how much. If you paid in cash, the store gives it back to you.',
  see: 'See my purchase',
  footer: 'This mail of {{store}} goes to those with tickets or orders for {{event}}.',
};
