import { backOffice } from '../../../../shared/i18n/en/back-office.ts';
import type { Translation } from '../../../../shared/i18n/texts.ts';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  roles: backOffice.roles,
  account: 'Account of {{name}}',
  shopMenu: 'Shop menu',
  purchases: 'My purchases',
  preferences: 'Preferences',
  myShop: 'My shop',
  office: 'Run the shop',
  signOut: 'Log out',
};
