import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('thing-address', es, {
  title: 'Change the address',
  intro:
    'The address of the page in your store. The old one goes on working: it leads whoever opens it to the new one.',
  now: 'Address now',
  slug: 'End of the address',
  hint: 'Letters without accents, numbers and hyphens. Spaces and accents are changed for you.',
  needs: 'Write at least one letter or number.',
  save: 'Save',
  back: 'Back to {{name}}',
  before: 'Earlier addresses',
  beforeText: 'All of them lead to the present one.',
  all: 'See all addresses of the store',
  saved: 'The address was changed',
});
