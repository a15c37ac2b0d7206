import type { es } from './es.ts';

export const en: typeof es = {
  account: (name) => `Account of ${name}`,
  shopMenu: 'Shop menu',
  purchases: 'My purchases',
  preferences: 'Preferences',
  myShop: 'My shop',
  signOut: 'Log out',
};
