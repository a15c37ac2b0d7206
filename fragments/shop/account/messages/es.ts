import { backOffice } from '../../../../shared/i18n/es/back-office.ts';

export const es = {
  roles: backOffice.roles,
  account: 'Cuenta de {{name}}',
  shopMenu: 'Menú de la tienda',
  purchases: 'Mis compras',
  preferences: 'Preferencias',
  myShop: 'Mi tienda',
  office: 'Administrar la tienda',
  signOut: 'Cerrar sesión',
} as const;

export type Messages = typeof es;
