import { expect, test } from 'vitest';
import { sampleAddress } from '../../../shared/contracts/samples.ts';
import { placeOf } from './rules.ts';

test.each([
  ['case', { locality: 'CUAUHTÉMOC' }],
  ['spaces', { route: ' Amsterdam  ' }],
  ['the name', { address_name: 'Casa de Ana' }],
  ['words for the carrier', { reference: 'Portón verde' }],
  ['a suite that is empty', { suite: '' }],
])('%s does not make another place', (_, more) => {
  expect(placeOf({ ...sampleAddress, ...more })).toBe(placeOf(sampleAddress));
});

test.each([
  ['postal code', { postal_code: '06101' }],
  ['number', { street_number: '12' }],
  ['flat', { suite: '3' }],
  ['country', { country: 'US' }],
])('another %s is another place', (_, more) => {
  expect(placeOf({ ...sampleAddress, ...more })).not.toBe(placeOf(sampleAddress));
});

test('a text does not move from one field into the next', () => {
  const one = placeOf({ ...sampleAddress, route: 'Sur 12', street_number: '3' });
  expect(placeOf({ ...sampleAddress, route: 'Sur', street_number: '12 3' })).not.toBe(one);
});
