import { generic, lists } from '../../../../shared/i18n/words.en.ts';
import type { es } from './es.ts';

export const en: typeof es = {
  title: 'Franchises',
  intro: 'Businesses in this network. Visit their stores to see everything they offer.',
  search: 'Search for a franchise',
  submit: 'Search',
  results: (shown, count) => (count === 1 ? '1 business' : `${shown} businesses`),
  products: (shown, count) => (count === 1 ? '1 product' : `${shown} products`),
  empty: lists.noBusinesses,
  emptyText: (text) => `No businesses match “${text}”.`,
  emptyHint: 'There are no franchises in this network yet.',
  all: 'See all franchises',
  home: 'Go to the store’s home page',
  failed: generic.hasOccurred,
  retry: 'Try again',
};
