import { namespace } from '../../../../shared/i18n/namespace.ts';
import { franchiseWords } from '../../../_office/franchises/messages/en.ts';
import { es } from './es.ts';

export const messages = namespace(
  'pick-franchises',
  es,
  {
    ...franchiseWords,
    intro: 'Choose which franchises of your network stand on the page of franchises of your store.',
  },
  {
    noneFoundText: 'Probá con otro nombre.',
    intro: 'Elegí qué franquicias de tu red aparecen en la página de franquicias de tu tienda.',
  },
);
