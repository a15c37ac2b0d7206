import { backOffice } from '../../../../shared/i18n/es/back-office.ts';

export const es = {
  label: 'Tu cuenta',
  signOut: backOffice.signOut,
} as const;

export type Messages = typeof es;
