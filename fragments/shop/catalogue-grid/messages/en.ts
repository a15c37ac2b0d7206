import { generic, lists } from '../../../../shared/i18n/words.en.ts';
import type { es } from './es.ts';

export const en: typeof es = {
  title: 'Catalogues',
  sectionTitle: 'Shop by catalogue',
  seeAll: 'See all',
  products: (shown, count) => (count === 1 ? '1 item' : `${shown} items`),
  empty: lists.categoryNotFound,
  emptyHint: 'This store has no catalogues yet. Explore all its products.',
  allProducts: 'See all products',
  pastLast: 'This page does not exist',
  firstPage: 'Go to the first page',
  failed: generic.hasOccurred,
  retry: 'Try again',
};
