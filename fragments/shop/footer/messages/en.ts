import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('footer', es, {
  home: 'Home',
  about: 'About us',
  contact: 'Contact',
  withdrawal: 'Withdraw from a purchase',
  support: 'Help centre',
  terms: 'Terms and conditions',
  privacy: 'Privacy notice',
  returns: 'Returns',
  imprint: 'Imprint',
  information: 'Information',
  categories: 'Categories',
  catalogues: 'Catalogues',
  seeMore: 'See more',
  seeMoreWhat: 'catalogues',
  social: 'Social media',
  on: '{{store}} on {{network}}',
  copyrightShort: '© {{year}} {{store}}',
  copyright: '© {{year}} {{store}}. All rights reserved.',
});
