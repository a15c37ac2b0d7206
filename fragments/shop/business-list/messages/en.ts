import { namespace } from '../../../../shared/i18n/namespace.ts';
import { pager } from '../../../../shared/i18n/en/pager.ts';
import { follow, generic, lists } from '../../../../shared/i18n/en/words.ts';
import { es } from './es.ts';

export const messages = namespace('business-list', es, {
  pager,
  franchises: {
    title: 'Franchises',
    intro: 'Businesses in this network. Visit their stores to see everything they offer.',
    search: 'Search for a franchise',
    emptyHint: 'There are no franchises in this network yet.',
    all: 'See all franchises',
  },
  businesses: {
    title: 'Business network',
    intro: 'Every store in this network. Visit the ones you like, and follow them.',
    search: 'Search for a business',
    emptyHint: 'There are no businesses in this network yet.',
    all: 'See all businesses',
  },
  network: 'See the whole business network',
  types: {
    label: 'Type of store',
    all: 'All',
    franchise: 'Franchises',
    affinity: 'Affinity groups',
    affiliate: 'Affiliates',
    other: 'Others',
  },
  oneOf: {
    franchise: 'Franchise',
    affinity: 'Affinity group',
    affiliate: 'Affiliate store',
  },
  follow: {
    follower: 'Follow',
    following: 'Following',
    follow: 'Follow {{name}}',
    unfollow: 'Unfollow {{name}}',
    failed: follow.failed,
    failedText: follow.failedText,
  },
  followed: 'You now follow this business.',
  unfollowed: 'You no longer follow this business.',
  submit: 'Search',
  results_one: '{{shown}} business',
  results_other: '{{shown}} businesses',
  products_one: '{{shown}} product',
  products_other: '{{shown}} products',
  empty: lists.noBusinesses,
  emptyText: 'No businesses match “{{text}}”.',
  home: 'Go to the store’s home page',
  failed: generic.hasOccurred,
  retry: 'Try again',
});
