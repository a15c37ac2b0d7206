import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const sampleAddress = {
  route: 'Amsterdam',
  street_number: '120',
  locality: 'Cuauhtémoc',
  administrative_area_level_1: 'Ciudad de México',
  postal_code: '06100',
  country: 'MX',
};

test('a Mexican envelope has the code before the place, an American one after it', () => {
  expect(addressLines({ ...sampleAddress, suite: '3B', reference: 'Puerta azul' })).toEqual([
    'Amsterdam 120, 3B',
    '06100 Cuauhtémoc, Ciudad de México',
    'Puerta azul',
  ]);
  const person = { address_name: 'Ana Ruiz', address_phone: '5512345678' };
  expect(addressLines({ ...sampleAddress, ...person })[0]).toBe('Ana Ruiz, 5512345678');
  const american = { ...sampleAddress, locality: 'Austin', country: 'US', postal_code: '78701' };
  expect(addressLines({ ...american, administrative_area_level_1: 'TX' })).toEqual([
    '120 Amsterdam',
    'Austin, TX 78701',
  ]);
});

test('levels below the state stand in one line, the smallest first, none twice', () => {
  const levels = {
    administrative_area_level_2: 'Cuauhtémoc',
    administrative_area_level_3: 'Condesa',
    administrative_area_level_4: 'Manzana 4',
  };
  expect(addressLines({ ...sampleAddress, ...levels })).toEqual([
    'Amsterdam 120',
    'Manzana 4, Condesa',
    '06100 Cuauhtémoc, Ciudad de México',
  ]);
});
