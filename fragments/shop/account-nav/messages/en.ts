import type { es } from './es.ts';

export const en: typeof es = {
  label: 'Your account',
  purchases: 'My purchases',
  preferences: 'Preferences',
  security: 'Security',
  signOut: 'Log out',
};
