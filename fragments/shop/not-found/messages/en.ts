import { namespace } from '../../../../shared/i18n/namespace.ts';
import { store } from '../../../../shared/i18n/en/words.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'not-found',
  es,
  {
    page: store.pageNotFound,
    pageHint:
      'The link may have changed, or the product has left the store. Search for what you need:',
    store: store.notFound,
    storeHint:
      'Check the spelling of the address, or ask whoever shared the link to send it again.',
    back: store.back,
    search: 'Search the store',
    submit: 'Search',
    products: 'See products',
  },
  argentine,
);
