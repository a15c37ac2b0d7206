import { namespace } from '../../../../shared/i18n/namespace.ts';
import { backOffice } from '../../../../shared/i18n/en/back-office.ts';
import { es } from './es.ts';

export const messages = namespace('account-nav', es, {
  label: 'Your account',
  signOut: backOffice.signOut,
});
