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
  menu: {
    jobs: 'Jobs',
    staff: 'Team',
    collaborators: 'Collaborators',
    preferences: 'Preferences',
  },
  actions: {
    'invite-staff': 'Invite somebody to the team',
    'add-collaborator': 'Add a collaborating shop',
    shop: 'View the shop',
    purchases: 'My purchases',
    security: 'Security of your account',
    'sign-out': 'Log out',
  },
};
