import { expect, test } from 'vitest';
import {
  billingLines,
  billingOf,
  billingProblems,
  fullNameOf,
  namesOf,
  takesBilling,
} from './billing.ts';

const CONTACT = {
  full_name: 'Lucía Méndez',
  email: 'lucia@example.com',
  phone: '5512345678',
  country: 'MX',
};
const ADDRESS = {
  route: 'Amsterdam',
  street_number: '120',
  suite: '4B',
  sublocality: 'Hipódromo',
  locality: 'Cuauhtémoc',
  administrative_area_level_1: 'Ciudad de México',
  postal_code: '06100',
  country: 'MX',
};

test('the delivery tells whose card pays, and without one the contact alone', () => {
  expect(billingOf({ contact: CONTACT, address: ADDRESS })).toEqual({
    first_name: 'Lucía',
    surname: 'Méndez',
    email: 'lucia@example.com',
    phone: '5512345678',
    street_name: 'Amsterdam',
    street_number: '120',
    suite: '4B',
    address_line_2: 'Hipódromo',
    city: 'Cuauhtémoc',
    state_code: 'Ciudad de México',
    postal_code: '06100',
    country_code: 'MX',
    reference: undefined,
  });
  const collected = billingOf({ contact: CONTACT, address: null });
  expect(collected).toMatchObject({ first_name: 'Lucía', country_code: 'MX' });
  expect(billingLines(collected)).toBeUndefined();
});

test.each([
  ['Lucía', 'Lucía', ''],
  ['Lucía Méndez', 'Lucía', 'Méndez'],
  ['Lucía Méndez Ruiz', 'Lucía', 'Méndez Ruiz'],
  ['Ana  María Pérez López', 'Ana María', 'Pérez López'],
])('%s is divided', (full, first, surname) => {
  expect(namesOf(full)).toEqual({ first_name: first, surname });
  const rest = { email: '', phone: '' };
  expect(fullNameOf({ first_name: first, surname, ...rest })).toBe(full.replace('  ', ' '));
});

test('lines as providers take them', () => {
  const billing = billingOf({ contact: CONTACT, address: ADDRESS });
  expect(billingLines(billing)).toEqual({ line1: 'Amsterdam 120 4B', line2: 'Hipódromo' });
});

test('each field that is missing or wrong is named', () => {
  expect(billingProblems({})).toEqual(
    Object.fromEntries(
      [
        'first_name',
        'surname',
        'email',
        'phone',
        'street_name',
        'street_number',
        'postal_code',
        'city',
        'state_code',
        'country_code',
      ].map((name) => [name, 'required']),
    ),
  );
  const whole = { ...billingOf({ contact: CONTACT, address: ADDRESS }) };
  expect(billingProblems(whole)).toEqual({});
  expect(billingProblems({ ...whole, email: 'x', phone: '1', postal_code: '6100' })).toEqual({
    email: 'email',
    phone: 'phone',
    postal_code: 'postalCode',
  });
});

test('only cards whose providers take it are told', () => {
  expect(['str_card', 'conekta_card', 'openpay_card'].every(takesBilling)).toBe(true);
  expect(['cash', 'paypal', 'banorte', 'openpay_store'].some(takesBilling)).toBe(false);
});
