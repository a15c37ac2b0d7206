import type { es } from './es.ts';

export const en: typeof es = {
  menu: 'Menu',
  sections: 'Shop sections',
  login: 'Log in',
  signUp: 'Sign up',
  cart: 'Cart',
  close: 'Close',
  search: 'Search',
  searchIn: (store) => `Search ${store}`,
  explore: 'Explore the shop',
  suggestions: 'Suggestions',
  searching: 'Searching…',
  seeAll: (total) => (total === 1 ? 'See the result' : `See all ${total} results`),
  found: (total) => (total === 1 ? '1 result' : `${total} results`),
  noMatch: (text) => `We found nothing for “${text}”.`,
  searchAnyway: 'Search anyway',
  failed: 'We could not load suggestions.',
  free: 'Free',
  from: 'From',
};
