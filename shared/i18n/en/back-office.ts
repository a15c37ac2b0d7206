import type { Translation } from '../texts.ts';
import type { backOffice as es } from '../es/back-office.ts';

/** The words of a store's back office that its menu, its pages and its mails share. */
export const backOffice: Translation<typeof es> = {
  roles: {
    owner: 'Owner',
    admin: 'Administration',
    accountant: 'Accounting',
    dispatcher: 'Dispatch',
    qrreader: 'Ticket reader',
    marketing: 'Marketing',
  },
  shop: 'View the shop',
  myShop: 'My shop',
  openShop: 'Open a store',
  office: 'Run the shop',
  signOut: 'Log out',
};
