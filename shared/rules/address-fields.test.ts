import { expect, test } from 'vitest';
import {
  addressFields,
  addressProblems,
  isOnDemand,
  placeFields,
  type AddressName,
} from './address-fields.ts';

const HOME: Partial<Record<AddressName, string>> = {
  route: 'Ámsterdam',
  street_number: '120',
  sublocality: 'Hipódromo',
  locality: 'Cuauhtémoc',
  administrative_area_level_1: 'Ciudad de México',
  postal_code: '06100',
};
const problemsOf = (country: string, change: typeof HOME = {}) =>
  addressProblems(country, (name) => ({ ...HOME, ...change })[name] ?? '');

test.each([
  ['MX', {}, {}],
  ['MX', { sublocality: ' ' }, { sublocality: 'required' }],
  ['AR', { sublocality: '' }, {}],
  ['MX', { postal_code: '6100' }, { postal_code: 'postalCode' }],
  ['MX', { postal_code: '' }, { postal_code: 'required' }],
  ['AR', { postal_code: 'C1000' }, {}],
  ['US', { suite: '', reference: '' }, {}],
] as const)('an address in %s with %j lacks %j', (country, change, problems) => {
  expect(problemsOf(country, change)).toEqual(problems);
});

test('each country asks in its own order', () => {
  const first = (country: string) => addressFields(country)[0]?.name;
  expect([first('MX'), first('CO'), first('CA')]).toEqual(['route', 'route', 'street_number']);
});

test('browsers fill the fields that have a name for them, and those alone', () => {
  const told = Object.fromEntries(
    ['MX', 'US'].map((country) => [
      country,
      addressFields(country).map((field) => field.autoComplete),
    ]),
  );
  const [line1, line2] = ['shipping address-line1', 'shipping address-line2'];
  const [postal, state] = ['shipping postal-code', 'shipping address-level1'];
  const city = 'shipping address-level2';
  const levels = [undefined, undefined, undefined, undefined];
  const ends = [undefined, 'shipping name', 'shipping tel', ...levels];
  expect(told).toEqual({
    MX: [line1, undefined, line2, 'shipping address-level3', postal, city, state, ...ends],
    US: [undefined, line1, line2, city, state, postal, ...ends],
  });
  const bare = addressFields('MX').find(({ name }) => name === 'street_number');
  expect(bare).not.toHaveProperty('autoComplete');
});

test('the levels below the state are optional, shown on demand, and none of a place', () => {
  for (const country of ['MX', 'AR', 'US']) {
    const levels = addressFields(country).filter(isOnDemand);
    expect(levels.map(({ name }) => name.at(-1))).toEqual(['2', '3', '4', '5']);
    expect(levels.some(({ required }) => required)).toBe(false);
    expect(placeFields(country).some(isOnDemand)).toBe(false);
  }
});
