import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { embedMisuse as es } from '../es/embed-misuse.ts';

export const embedMisuse: Translation<typeof es> = {
  title: 'Have a look at a partner’s key',
  partner: 'It is the key of {{partner}}.',
  'text.elsewhere':
    'Pages of {{origin}} ask for elements of your store with that key, and are not among its origins. Nothing is shown to them.',
  'text.burst':
    'Its pages ask for elements of your store more often in a minute than the key allows. What goes beyond that is refused.',
  open: 'See the key',
  note: 'If you do not know of this, you can pause the key or replace it. About one key we write to you once a day at most.',
};
