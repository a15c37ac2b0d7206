import { expect, test } from 'vitest';
import { toProfile, toPublicPerson, toPublicStore, withFields, withoutEmpty } from './mapper.ts';
import type { ProfileRow } from './statements.ts';

const row: ProfileRow = {
  id: 'ac_ana',
  username: 'ana',
  full_name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: null,
  country: 'MX',
  email_verified_at: null,
  phone_verified_at: null,
  photo: '/media/ana.webp',
  locale: 'es',
  region: null,
  theme: 'dark',
  profile: '{"city":"Puebla","website":"https://ana.example"}',
  own_slug: null,
  own_type: null,
  heartbeat_at: null,
  store_id: 'st_moda',
  referral: null,
  campaign: null,
  click_id: null,
  microsite_id: null,
  alias_domain: null,
  affinity_id: null,
  created_at: 0,
  updated_at: 0,
};

test('given fields replace the old ones; null empties a field, and the others stay', () => {
  const fields = { full_name: 'Ana Sol', theme: null, city: null, description: 'Leo.' };
  const profile = toProfile(withFields(row, fields, 60_000));
  expect(profile).toEqual({
    ...toProfile(row),
    full_name: 'Ana Sol',
    theme: null,
    city: null,
    description: 'Leo.',
    updated_at: '1970-01-01T00:01:00.000Z',
  });
  expect(profile.website).toBe('https://ana.example');
});

test('an empty text counts as left out', () => {
  expect(withoutEmpty({ city: '', description: 'Leo.' })).toEqual({
    city: null,
    description: 'Leo.',
  });
});

test('the country of an account without a phone is not shown', () => {
  expect(toProfile(row).phone_country).toBeNull();
  expect(toProfile({ ...row, phone: '+525512345678' }).phone_country).toBe('MX');
});

test.each([
  [null, 'referral'],
  ['other', 'business'],
  ['affinity', 'affinity'],
  ['franchise', 'dssupplier'],
  ['affiliate', 'referral'],
])('who owns a store of type %s is %s', (own_type, main) => {
  expect(toProfile({ ...row, own_type }).main_type).toBe(main);
  expect(toPublicPerson({ ...row, own_type }).main_type).toBe(main);
});

test('a public profile has a name, pictures and a place, and nothing more', () => {
  const shown = ['id', 'images', 'main_type', 'name', 'slug', 'updated_at'];
  expect(Object.keys(toPublicPerson(row)).toSorted()).toEqual(shown);
  const store = { ...row, name: 'Lirio', slug: 'moda', store_type: 'other', photo: null };
  expect(Object.keys(toPublicStore(store)).toSorted()).toEqual(shown);
  expect(toPublicStore(store).images).toEqual([]);
});
