import type { es } from './es.ts';

export const en: typeof es = {
  home: 'Home',
  everything: 'Everything here',
  search: 'Search',
  resultsFor: (text) => `Results for “${text}”`,
  sections: {
    product: 'Products',
    service: 'Services',
    experience: 'Experiences',
    digital: 'Digital',
  },
  sectionDescription: (section, store) =>
    `${section} at ${store}: compare prices, check availability and buy online.`,
  catalogues: 'Catalogues',
  cataloguesDescription: (store) => `Browse ${store} by catalogue.`,
  catalogueDescription: (catalogue, store) =>
    `${catalogue} at ${store}: everything in this catalogue.`,
  franchises: 'Franchises',
  franchisesDescription: (store) => `Franchises in ${store}’s network.`,
  moreOf: (catalogue) => `More in ${catalogue}`,
  alsoLike: 'You may also like',
  newest: 'Most popular',
  digital: 'Downloads',
  about: (store) => `About ${store}`,
  terms: 'Terms and conditions',
  privacy: 'Privacy notice',
  accounts: 'Accounts are coming soon',
  cart: 'Your cart',
  checkout: 'Checkout',
  order: 'Your purchase',
  notFound: 'Page not found',
  failed: 'This page is not available right now',
  forbidden: {
    title: 'You do not have access to this page',
    why: 'It is only for the people who run the shop. If you think you should see it, ask them for access.',
    other: 'Log in with another account',
  },
  again: 'Try again',
  toHome: 'Go to the home page',
  storeNotFound: 'The store does not exist',
};
