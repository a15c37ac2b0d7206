import { pager } from '../../../../shared/i18n/en/pager.ts';
import type { Translation } from '../../../../shared/i18n/texts.ts';
import { generic, lists } from '../../../../shared/i18n/en/words.ts';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
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
};
