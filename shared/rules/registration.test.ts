import { describe, expect, test } from 'vitest';
import { authorizeBody } from '../contracts/registration.ts';
import { registrationBody, registrationProblems, smsRegistrationBody } from './registration.ts';

const byPhone = {
  type: 'phone',
  full_name: ' Lucía Méndez ',
  country: 'MX',
  phone: '(551) 234-5678',
  email: '',
  password: ' una frase larga ',
  terms: 'on',
};
const byEmail = { ...byPhone, type: 'email', phone: '', email: 'lucia@example.com' };

describe('problems of a registration', () => {
  test('nothing of one that is filled', () => {
    expect(registrationProblems(byPhone, 'basic')).toEqual({});
    expect(registrationProblems(byEmail, 'basic')).toEqual({});
    expect(registrationProblems({ ...byPhone, username: 'lucia m' }, 'complete')).toEqual({});
  });

  test('an empty form names its fields in order', () => {
    const names = (type: string, form: 'basic' | 'complete') =>
      Object.entries(registrationProblems({ type, country: 'MX' }, form)).map((entry) =>
        entry.join(':'),
      );
    expect(names('phone', 'complete')).toEqual([
      'full_name:required',
      'username:required',
      'phone:required',
      'password:required',
      'terms:terms',
    ]);
    expect(names('email', 'basic')).toEqual([
      'full_name:required',
      'email:required',
      'password:required',
      'terms:terms',
    ]);
  });

  test.each([
    ['phone', '551234567', 'phone'],
    ['phone', '55123456789', 'phone'],
    ['phone', '55 abcd 1234', 'number'],
    ['email', 'lucia@', 'email'],
    ['full_name', 'L', 'name'],
    ['password', '1234567', 'password'],
    ['password', 'x'.repeat(129), 'password'],
    ['username', '5512345678', 'username'],
    ['username', 'lu@example.com', 'username'],
  ])('%s %j', (name, value, problem) => {
    const values = { ...byPhone, username: 'lucia', [name]: value };
    expect(registrationProblems(values, 'complete')).toEqual({ [name]: problem });
  });
});

describe('the body', () => {
  test('has no empty property, and is what the contract takes', () => {
    const body = registrationBody(byPhone, 'basic', 'st_moda');
    expect(body).toEqual({
      client_id: 'st_moda',
      type: 'phone',
      full_name: 'Lucía Méndez',
      phone: '5512345678',
      country: 'MX',
      password: ' una frase larga ',
      terms: true,
    });
    expect(authorizeBody.safeParse(body).error).toBeUndefined();
  });

  test('by e-mail no phone goes along, whatever the hidden field still holds', () => {
    const body = registrationBody({ ...byEmail, phone: '5512345678' }, 'basic', 'st_moda');
    expect(body).not.toHaveProperty('phone');
    expect(body).not.toHaveProperty('country');
    expect(body).toMatchObject({ type: 'email', email: 'lucia@example.com' });
  });

  test('the origin of the visit is sent, and other fields are not', () => {
    const values = {
      ...byPhone,
      referral: 'ana',
      campaign: '',
      click_id: 'abc',
      package_code: 'micro',
      redirect_uri: '/productos',
      role: 'admin',
      can_skip_pin: 'true',
      store_id: 'st_other',
    };
    const body = registrationBody(values, 'basic', 'st_moda');
    expect(body).toMatchObject({
      referral: 'ana',
      click_id: 'abc',
      package_code: 'micro',
      redirect_uri: '/productos',
    });
    for (const name of ['campaign', 'role', 'can_skip_pin', 'store_id'])
      expect(body).not.toHaveProperty(name);
  });

  test.each([
    ['package_code', 'platinum'],
    ['redirect_uri', '//elsewhere.test'],
    ['redirect_uri', 'https://elsewhere.test'],
    ['redirect_uri', '/\t/elsewhere.test'],
    ['code', 'pf_short'],
  ])('%s %j is left out', (name, value) => {
    expect(registrationBody({ ...byPhone, [name]: value }, 'basic', 'st_moda')).not.toHaveProperty(
      name,
    );
  });

  test('by text message it is a phone and what led there', () => {
    const body = smsRegistrationBody({ ...byPhone, landing_code: 'verano' }, 'st_moda');
    expect(body).toEqual({
      response_type: 'sms_registration',
      client_id: 'st_moda',
      type: 'phone',
      phone: '5512345678',
      country: 'MX',
      landing_code: 'verano',
    });
    expect(authorizeBody.safeParse(body).error).toBeUndefined();
  });
});
