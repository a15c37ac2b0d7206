import { namespace } from '../../../../shared/i18n/namespace.ts';
import { pager } from '../../../../shared/i18n/en/pager.ts';
import { generic, lists } from '../../../../shared/i18n/en/words.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'catalogue-grid',
  es,
  {
    pager,
    title: 'Catalogues',
    sectionTitle: 'Shop by catalogue',
    seeAll: 'See all',
    products_one: '{{shown}} item',
    products_other: '{{shown}} items',
    empty: lists.categoryNotFound,
    emptyHint: 'This store has no catalogues yet. Explore all its products.',
    allProducts: 'See all products',
    pastLast: 'This page does not exist',
    firstPage: 'Go to the first page',
    failed: generic.hasOccurred,
    retry: 'Try again',
  },
  argentine,
);
