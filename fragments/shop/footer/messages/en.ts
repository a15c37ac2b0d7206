import type { es } from './es.ts';

export const en: typeof es = {
  home: 'Home',
  about: 'About us',
  contact: 'Contact',
  support: 'Help centre',
  terms: 'Terms and conditions',
  privacy: 'Privacy notice',
  information: 'Information',
  categories: 'Categories',
  catalogues: 'Catalogues',
  seeMore: 'See more',
  seeMoreWhat: 'catalogues',
  social: 'Social media',
  on: (store, network) => `${store} on ${network}`,
  copyrightShort: (year, store) => `© ${year} ${store}`,
  copyright: (year, store) => `© ${year} ${store}. All rights reserved.`,
};
