import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { eventCanceled as es } from '../es/event-canceled.ts';

export const eventCanceled: Translation<typeof es> = {
  title: '{{store}} cancelled an experience',
  text: '{{event}} does not take place. This is the reason of the store:',
  tickets: 'The tickets no longer open the door.',
  money:
    'If you paid online, your money goes back the same way: once it leaves, another mail says how much. If you paid in cash, the store gives it back to you.',
  see: 'See my purchase',
  footer: 'This mail of {{store}} goes to those with tickets or orders for {{event}}.',
};
