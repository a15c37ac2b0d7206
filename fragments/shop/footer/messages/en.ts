import type { Translation } from '../../../../shared/i18n/texts.ts';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
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
  on: '{{store}} on {{network}}',
  copyrightShort: '© {{year}} {{store}}',
  copyright: '© {{year}} {{store}}. All rights reserved.',
};
