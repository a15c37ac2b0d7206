import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'office-home',
  es,
  {
    title: 'Office',
    intro: 'What you may do in {{name}}.',
    search: 'Search pages, settings, items, orders and entries',
    go: 'Search',
    none: 'Nothing is called so.',
    all: 'See everything',
    groups: { pages: 'Pages', actions: 'Actions', own: 'Your account', found: 'In your shop' },
  },
  argentine,
);
