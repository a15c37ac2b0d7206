import { namespace } from '../../../../shared/i18n/namespace.ts';
import { backOffice } from '../../../../shared/i18n/en/back-office.ts';
import { es } from './es.ts';

export const messages = namespace('account', es, {
  roles: backOffice.roles,
  account: 'Account of {{name}}',
  shopMenu: 'Shop menu',
  signOut: backOffice.signOut,
});
