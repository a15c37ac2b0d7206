import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { placesOffered as es } from '../es/places-offered.ts';

export const placesOffered: Translation<typeof es> = {
  title: 'There is room for you',
  hello: 'Hello, {{name}}.',
  kept_one:
    'The place that you waited for at {{event}} is free. Until {{until}} it is kept for you.',
  kept_other:
    'The {{count}} places that you waited for at {{event}} are free. Until {{until}} they are kept for you.',
  after:
    'Then they go to the next in line. If you do not want them any more, give them up on the same page.',
  see: 'See my places',
  stop: 'No more mails from {{store}}',
  footer:
    'You get this mail because somebody left this address in a waiting list of {{store}}. If it was not you, ignore it: nothing is charged.',
};
