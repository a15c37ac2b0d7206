import { describe, expect, test } from 'vitest';
import { pageEnv } from '../../../_runtime/fixtures.ts';
import { placeOrderBody } from '../../../../shared/contracts/place-order.ts';
import { checkout, filled, part } from '../fixtures.ts';
import { addressFields } from '../../../../shared/rules/address-fields.ts';
import {
  addressCountries,
  addressCountry,
  attendeeFields,
  deliveredParts,
  initialChoice,
  initialValues,
  needsAddress,
  orderBody,
} from './draft.ts';
import { isReadyForCard, validate } from './validate.ts';

const home = { st_casa: 'fixed_delivery' } as const;
const collect = { st_casa: 'collection' } as const;
const env = pageEnv({ store: 'st_casa' });

describe('the form’s first values', () => {
  test('the country of the language for the phone, that of the store for the address', () => {
    expect(initialValues({ env: { ...env, country: 'AR' }, checkout: checkout() })).toMatchObject({
      'contact.country': 'MX',
      'address.country': 'AR',
      payment_type: '',
    });
    expect(
      initialValues({ env: { ...env, locale: 'en' }, checkout: checkout() })['contact.country'],
    ).toBe('US');
  });

  test('what the buyer’s account knows fills the form, below what was sent before', () => {
    const known = { 'contact.full_name': 'Rosa', 'address.route': 'Ámsterdam' };
    const values = { 'address.route': 'Colima' };
    expect(initialValues({ env, checkout: checkout(), known, values })).toMatchObject({
      'contact.full_name': 'Rosa',
      'address.route': 'Colima',
    });
  });

  test('values that were sent before come back', () => {
    const values = { 'contact.country': 'ES', 'delivery.st_casa': 'collection' };
    expect(initialValues({ env, checkout: checkout(), values })['contact.country']).toBe('ES');
    expect(initialChoice({ checkout: checkout(), values })).toEqual(collect);
  });

  test('the only way to pay is chosen; the edge’s delivery stands, unless another was sent', () => {
    const one = checkout({ payment_types: ['cash'] });
    expect(initialValues({ env, checkout: one })['payment_type']).toBe('cash');
    expect(initialChoice({ checkout: one })).toEqual(home);
    const values = { 'delivery.st_casa': 'collection' };
    expect(initialChoice({ checkout: one, values })).toEqual(collect);
  });
});

describe('the countries of an address', () => {
  const bringing = (supplier: string, countries?: string[]) =>
    part({
      supplier,
      delivery_options: [
        { type: 'collection', cost: 0, countries: ['ES'] },
        { type: 'fixed_delivery', cost: 100, ...(countries && { countries }) },
      ] as unknown as ReturnType<typeof part>['delivery_options'],
    });
  const from = (...each: (string[] | undefined)[]) =>
    checkout({ parts: each.map((countries, index) => bringing(`st_${index}`, countries)) });

  test.each<[(string[] | undefined)[], string[]]>([
    [[['MX', 'US']], ['MX', 'US']],
    [
      [
        ['MX', 'US'],
        ['US', 'AR'],
      ],
      ['US'],
    ],
    [
      [['MX', 'US'], undefined],
      ['MX', 'US'],
    ],
    [
      [['MX'], ['AR']],
      ['MX', 'AR'],
    ],
    [[undefined], []],
  ])('of deliveries to %j are %j', (each, countries) => {
    expect(addressCountries(from(...each), {})).toEqual(countries);
  });

  test('do not count those of what is collected', () => {
    const two = from(['MX'], ['AR', 'MX']);
    expect(addressCountries(two, { st_0: 'collection' })).toEqual(['AR', 'MX']);
    expect(addressCountries(two, { st_0: 'collection', st_1: 'collection' })).toEqual([]);
  });

  test('take the one that was named where it is offered, else the first', () => {
    const two = from(['MX', 'US']);
    expect(addressCountry(two, {}, { 'address.country': 'US' })).toBe('US');
    expect(addressCountry(two, {}, { 'address.country': 'AR' })).toBe('MX');
    expect(addressCountry(two, {}, {})).toBe('MX');
    expect(addressCountry(from(undefined), {}, { 'address.country': 'AR' })).toBe('AR');
    expect(addressCountry(from(undefined), {}, {})).toBe('');
  });
});

test('a delivery is chosen of parts that need one and have some', () => {
  const none = { delivery_options: [] };
  const parts = [
    part({ supplier: 'st_a' }),
    part({ supplier: 'st_b', needs_delivery: false }),
    part({ supplier: 'st_c', ...none }),
    part({ supplier: 'st_d', needs_delivery: false, ...none }),
  ];
  expect(deliveredParts(checkout({ parts })).map(({ supplier }) => supplier)).toEqual(['st_a']);
});

describe('validation', () => {
  test('a filled form has no problem', () => {
    expect(validate(checkout(), filled, home)).toEqual({});
  });

  test('an empty one names every field in the order of the page', () => {
    const empty = { 'contact.country': 'MX', 'address.country': 'MX' };
    expect(Object.keys(validate(checkout(), empty, {}))).toEqual([
      'contact.full_name',
      'contact.email',
      'contact.phone',
      'delivery.st_casa',
      'address.route',
      'address.street_number',
      'address.sublocality',
      'address.postal_code',
      'address.locality',
      'address.administrative_area_level_1',
      'payment_type',
    ]);
  });

  test.each([
    ['contact.email', 'ana@example', 'email'],
    ['contact.email', 'ana @example.com', 'email'],
    ['contact.phone', '551234567', 'phone'],
    ['address.postal_code', '600', 'postalCode'],
    ['contact.full_name', '   ', 'required'],
  ])('%s: %j', (name, value, problem) => {
    expect(validate(checkout(), { ...filled, [name]: value }, home)).toEqual({ [name]: problem });
  });

  test('a collected order needs no address, nor does one with nothing to deliver', () => {
    const { payment_type, ...rest } = filled;
    const contactOnly = Object.fromEntries(
      Object.entries(rest).filter(([name]) => !name.startsWith('address')),
    );
    expect(validate(checkout(), { ...contactOnly, payment_type: payment_type! }, collect)).toEqual(
      {},
    );
    const digital = checkout({ parts: [part({ needs_delivery: false, delivery_options: [] })] });
    expect(needsAddress(digital, {})).toBe(false);
    expect(validate(digital, { ...contactOnly, payment_type: payment_type! }, {})).toEqual({});
  });

  test('attendees are asked for one by one, and must be reviewed', () => {
    const event = checkout({
      attendees: [{ sku: 'sk_vip', item: 'it_rock', name: 'Noche de Rock', amount: 2 }],
    });
    expect(attendeeFields(event).map(({ name, person }) => [name, person])).toEqual([
      ['attendees.0', 1],
      ['attendees.1', 2],
    ]);
    expect(Object.keys(validate(event, filled, home))).toEqual([
      'attendees.0.full_name',
      'attendees.0.phone',
      'attendees.1.full_name',
      'attendees.1.phone',
      'attendees_reviewed',
    ]);
  });

  test('nothing to pay, nothing to choose', () => {
    const free = checkout({ needs_payment: false, total: 0 });
    expect(validate(free, { ...filled, payment_type: '' }, home)).toEqual({});
    expect(orderBody(free, filled, home).payment_type).toBeUndefined();
  });

  test('the card form waits for everything but the way to pay', () => {
    expect(isReadyForCard({ payment_type: 'choose' })).toBe(true);
    expect(isReadyForCard({ payment_type: 'choose', 'contact.email': 'email' })).toBe(false);
  });
});

describe('the order', () => {
  test('is one that the contract takes', () => {
    const event = checkout({
      attendees: [{ sku: 'sk_vip', item: 'it_rock', name: 'Noche de Rock', amount: 1 }],
    });
    const values = {
      ...filled,
      'attendees.0.full_name': 'Luis',
      'attendees.0.phone': '33 1234 5678',
      note: ' timbre 2 ',
    };
    const body = orderBody(event, values, home);
    expect(placeOrderBody.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      contact: { phone: '5512345678' },
      address: { country: 'MX', postal_code: '06000' },
      attendees: [{ sku: 'sk_vip', full_name: 'Luis', phone: '3312345678' }],
      payment_type: 'cash',
      note: 'timbre 2',
    });
    expect(body.address).not.toHaveProperty('suite');
  });

  test('asks for an account only where its buyer saves as a user', () => {
    expect(orderBody(checkout(), filled, home)).not.toHaveProperty('save_as');
    const asGuest = orderBody(checkout(), { ...filled, save_as: 'guest' }, home);
    expect(asGuest).not.toHaveProperty('save_as');
    expect(orderBody(checkout(), { ...filled, save_as: 'user' }, home).save_as).toBe('user');
  });

  test('holds no address when it is collected', () => {
    expect(orderBody(checkout(), filled, collect)).not.toHaveProperty('address');
  });
});

test('each country writes its addresses in its own order', () => {
  const names = (country: string) => addressFields(country).map(({ name }) => name);
  expect(names('MX').slice(0, 7)).toEqual([
    'route',
    'street_number',
    'suite',
    'sublocality',
    'postal_code',
    'locality',
    'administrative_area_level_1',
  ]);
  expect(names('MX').slice(-7, -4)).toEqual(['reference', 'address_name', 'address_phone']);
  expect(names('US').slice(0, 2)).toEqual(['street_number', 'route']);
  expect(names('US')).not.toContain('sublocality');
  expect(addressFields('MX').find(({ name }) => name === 'sublocality')!.required).toBe(true);
  expect(addressFields('AR').find(({ name }) => name === 'sublocality')!.required).toBe(false);
});
