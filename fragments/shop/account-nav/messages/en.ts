import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('account-nav', es, {
  label: 'Your account',
  purchases: 'My purchases',
  preferences: 'Preferences',
  security: 'Security',
  signOut: 'Log out',
});
