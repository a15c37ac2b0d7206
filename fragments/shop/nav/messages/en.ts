import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('nav', es, {
  menu: 'Menu',
  sections: 'Shop sections',
  login: 'Log in',
  signUp: 'Sign up',
  cart: 'Cart',
  close: 'Close',
  search: 'Search',
  searchIn: 'Search {{store}}',
  explore: 'Explore the shop',
  suggestions: 'Suggestions',
  searching: 'Searching…',
  seeAll_one: 'See the result',
  seeAll_other: 'See all {{count}} results',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  noMatch: 'We found nothing for “{{text}}”.',
  searchAnyway: 'Search anyway',
  failed: 'We could not load suggestions.',
  free: 'Free',
  from: 'From',
});
