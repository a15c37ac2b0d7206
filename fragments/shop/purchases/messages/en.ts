import type { es } from './es.ts';

export const en: typeof es = {
  title: 'My purchases',
  none: (store) => `You have not bought anything at ${store} yet.`,
  shop: 'Go to the store',
  pastLast: 'There are no more purchases here.',
  firstPage: 'See the latest ones',
  prove:
    'Did you buy with your e-mail without signing in? Verify it and those purchases show up here, too.',
  preferences: 'Go to Preferences',
};
