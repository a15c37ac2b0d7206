import { expect, test } from 'vitest';
import { checkout, part } from '../../fragments/shop/checkout/fixtures.ts';
import type { KnownBuyer } from '../../shared/contracts/addresses.ts';
import { sampleAddress } from '../../shared/contracts/samples.ts';
import { knownAddresses, knownFields } from './known-fields.ts';

const there = { ...sampleAddress, id: `ad_${'1'.repeat(26)}`, country: 'AR', route: 'Lavalle' };
const here = { ...sampleAddress, id: `ad_${'2'.repeat(26)}` };
const buyer: KnownBuyer = {
  full_name: 'Rosa Méndez',
  email: 'rosa@example.com',
  phone: '5555550221',
  phone_country: 'MX',
  addresses: [
    { ...there, is_default: true },
    { ...here, is_default: false },
  ],
};
const to = (countries?: string[]) =>
  checkout({
    parts: [
      part({
        delivery_options: [
          {
            type: 'fixed_delivery',
            cost: 0,
            days: 1,
            address: null,
            ...(countries && { countries }),
          },
        ],
      }),
    ],
  });

test('contact and default address fill the form, and no field that it does not have', () => {
  expect(knownFields(buyer, to())).toEqual({
    'contact.full_name': 'Rosa Méndez',
    'contact.email': 'rosa@example.com',
    'contact.phone': '5555550221',
    'contact.country': 'MX',
    'address.route': 'Lavalle',
    'address.suite': '',
    'address.sublocality': '',
    'address.reference': '',
    'address.address_name': '',
    'address.address_phone': '',
    'address.street_number': '120',
    'address.locality': 'Cuauhtémoc',
    'address.administrative_area_level_1': 'Ciudad de México',
    'address.administrative_area_level_2': '',
    'address.administrative_area_level_3': '',
    'address.administrative_area_level_4': '',
    'address.administrative_area_level_5': '',
    'address.postal_code': '06100',
    'address.country': 'AR',
  });
});

test('an address in a country that is not delivered to gives way to one that is', () => {
  expect(knownFields(buyer, to(['MX']))['address.route']).toBe('Amsterdam');
  expect(knownFields(buyer, to(['US']))['address.route']).toBeUndefined();
});

test('what the account does not know stays the form’s own', () => {
  const known = knownFields({ ...buyer, email: null, phone: null, addresses: [] }, to());
  expect(known).toEqual({ 'contact.full_name': 'Rosa Méndez' });
});

test('the book is of the addresses that are delivered to, each with its street and place', () => {
  const labels = (countries?: string[]) =>
    knownAddresses(buyer, to(countries)).map(({ label }) => label);
  expect(labels()).toEqual(['Lavalle 120, Cuauhtémoc', 'Amsterdam 120, Cuauhtémoc']);
  expect(labels(['MX'])).toEqual(['Amsterdam 120, Cuauhtémoc']);
  expect(labels(['US'])).toEqual([]);
  // A country that one supplier of two delivers to is no place for both.
  const { parts } = to(['MX', 'AR']);
  const both = checkout({ parts: [...parts, ...to(['MX']).parts] });
  expect(knownAddresses(buyer, both).map(({ id }) => id)).toEqual([here.id]);
});
