import type { Billing } from '../../../shared/rules/billing.ts';

/** Whose card pays, with every field. */
export const BILLING: Billing = {
  first_name: 'Lucía',
  surname: 'Méndez Ruiz',
  email: 'lucia@example.com',
  phone: '5512345678',
  street_name: 'Amsterdam',
  street_number: '120',
  suite: '4B',
  address_line_2: 'Hipódromo',
  postal_code: '06100',
  city: 'Cuauhtémoc',
  state_code: 'CMX',
  country_code: 'MX',
  reference: 'Puerta azul',
};
