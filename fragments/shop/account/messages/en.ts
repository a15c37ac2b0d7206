import type { es } from './es.ts';

export const en: typeof es = {
  account: (name) => `Account of ${name}`,
  shopMenu: 'Shop menu',
  purchases: 'My purchases',
  preferences: 'Preferences',
  myShop: 'My shop',
  office: 'Run the shop',
  signOut: 'Log out',
};
