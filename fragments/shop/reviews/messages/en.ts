import { generic } from '../../../../shared/i18n/en/words.ts';
import { pager } from '../../../../shared/i18n/en/pager.ts';
import { starWords } from '../../../../shared/i18n/en/stars.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('reviews', es, {
  pager,
  ...starWords,
  title: 'Reviews',
  average: 'Average rating: {{average}} of 5',
  count_one: '{{count}} review by a buyer',
  count_other: '{{count}} reviews by buyers',
  byStars: 'Reviews by stars',
  filter_one: '{{stars}}: {{count}} review',
  filter_other: '{{stars}}: {{count}} reviews',
  all: 'See all reviews',
  only: 'Only those with {{stars}}',
  noneOf: 'There are no reviews with {{stars}}',
  pastLast: 'This page does not exist',
  failed: generic.tryAgain,
  again: 'Try again',
  buyer: 'Buyer',
  verified: 'Verified purchase',
  changed: 'Edited on {{date}}',
  photoOf: 'Photo {{n}} by the buyer',
  answer: "The store's answer",
  report: 'Report',
  reportOf: 'Report the review by {{author}}',
});
