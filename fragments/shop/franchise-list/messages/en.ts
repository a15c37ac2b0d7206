import { namespace } from '../../../../shared/i18n/namespace.ts';
import { pager } from '../../../../shared/i18n/en/pager.ts';
import { generic, lists } from '../../../../shared/i18n/en/words.ts';
import { es } from './es.ts';

export const messages = namespace('franchise-list', es, {
  pager,
  title: 'Franchises',
  intro: 'Businesses in this network. Visit their stores to see everything they offer.',
  search: 'Search for a franchise',
  submit: 'Search',
  results_one: '{{shown}} business',
  results_other: '{{shown}} businesses',
  products_one: '{{shown}} product',
  products_other: '{{shown}} products',
  empty: lists.noBusinesses,
  emptyText: 'No businesses match “{{text}}”.',
  emptyHint: 'There are no franchises in this network yet.',
  all: 'See all franchises',
  home: 'Go to the store’s home page',
  failed: generic.hasOccurred,
  retry: 'Try again',
});
