import { describe, expect, test } from 'vitest';
import { profileFields, type Profile } from '../contracts/profiles.ts';
import { isProfileChanged, profileBody, profileProblems, profileValues } from './profile-form.ts';

const before: Profile = {
  id: 'ac_ana',
  username: 'ana@example.com',
  full_name: 'Ana Ruiz',
  email: 'ana@example.com',
  email_verified: true,
  phone: null,
  phone_verified: false,
  phone_country: null,
  description: null,
  city: 'Puebla',
  country: null,
  website: null,
  photo: '/media/ana.webp',
  locale: 'es',
  region: null,
  theme: null,
  main_type: 'referral',
  slug: null,
  created_at: '2026-11-21T12:00:00.000Z',
  updated_at: '2026-11-21T12:00:00.000Z',
};
const form = (given: Record<string, string> = {}) => ({ ...profileValues(before), ...given });

describe('problems of a profile', () => {
  test('nothing, as it was read: a username that is a contact may stay', () => {
    expect(profileProblems(form(), before)).toEqual({});
  });

  test.each([
    ['full_name', ' ', 'required'],
    ['full_name', 'A', 'name'],
    ['username', '', 'required'],
    ['username', 'otra@example.com', 'username'],
    ['username', '5512345678', 'username'],
    ['website', 'ana', 'website'],
    ['website', 'javascript:alert(1)', 'website'],
  ])('%s %j', (name, value, problem) => {
    expect(profileProblems(form({ [name]: value }), before)).toEqual({ [name]: problem });
  });

  test.each([
    ['username', 'ana.ruiz'],
    ['website', 'ana.example'],
    ['website', ''],
  ])('not %s %j', (name, value) => {
    expect(profileProblems(form({ [name]: value }), before)).toEqual({});
  });
});

describe('the body of a profile', () => {
  test('empty lines as null, and no username that stays', () => {
    expect(profileBody(form({ city: ' ', description: ' Leo. ' }), before)).toEqual({
      full_name: 'Ana Ruiz',
      description: 'Leo.',
      city: null,
      country: null,
      website: null,
    });
  });

  test('a new username, and no photo where it is to go', () => {
    const body = profileBody(form({ username: 'ana.ruiz', remove_photo: 'on' }), before);
    expect(body).toMatchObject({ username: 'ana.ruiz', photo: null });
  });

  test('is what the contract takes, wherever the form finds nothing wrong', () => {
    const values = form({ username: 'ana.ruiz', website: 'ana.example/x', country: 'mx' });
    expect(profileProblems(values, before)).toEqual({});
    expect(profileFields.parse(profileBody(values, before))).toMatchObject({
      website: 'https://ana.example/x',
      country: 'MX',
    });
  });
});

test('a form that holds what was read holds nothing new, space at its ends apart', () => {
  expect(isProfileChanged(form({ city: ' Puebla ' }), before)).toBe(false);
  expect(isProfileChanged(form({ city: 'Cholula' }), before)).toBe(true);
  expect(isProfileChanged(form({ city: '' }), before)).toBe(true);
  expect(isProfileChanged(form({ remove_photo: 'on' }), before)).toBe(true);
});
