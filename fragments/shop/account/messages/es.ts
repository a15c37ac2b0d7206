import { backOffice } from '../../../../shared/i18n/es/back-office.ts';

export const es = {
  roles: backOffice.roles,
  account: 'Cuenta de {{name}}',
  shopMenu: 'Menú de la tienda',
  signOut: backOffice.signOut,
} as const;

export type Messages = typeof es;
