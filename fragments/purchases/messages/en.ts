import type { es } from './es.ts';

export const en: typeof es = {
  title: 'My purchases',
  none: (store) => `You have not bought anything at ${store} yet.`,
  shop: 'See products',
  prove: 'What you bought with your e-mail shows up here. Verify it in Preferences to see it.',
  preferences: 'Go to Preferences',
};
