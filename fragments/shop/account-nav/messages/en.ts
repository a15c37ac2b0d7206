import type { Translation } from '../../../../shared/i18n/texts.ts';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  label: 'Your account',
  purchases: 'My purchases',
  preferences: 'Preferences',
  security: 'Security',
  signOut: 'Log out',
};
