import { describe, expect, test } from 'vitest';
import {
  isNewPassword,
  isUsername,
  phoneProblem,
  registrationBody,
  registrationProblems,
  smsRegistrationBody,
} from './registration.ts';

test.each([
  ['abc', true],
  ['ab', false],
  ['a'.repeat(60), true],
  ['a'.repeat(61), false],
  ['12a', true],
  ['a12', true],
  ['1234a', true],
  ['123', false],
  ['a.b-c_d', true],
  ['a b', false],
  ['abc!', false],
  ['!abc', false],
  ['a@b.mx', false],
])('%j is the form of a username: %s', (text, is) => {
  expect(isUsername(text)).toBe(is);
});

test.each([
  [7, false],
  [8, true],
  [128, true],
  [129, false],
])('a new password of %i characters: %s', (length, is) => {
  expect(isNewPassword('x'.repeat(length))).toBe(is);
});

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['55 llama', 'number'],
  ['x5512345678', 'number'],
  ['551234', 'phone'],
  ['5512345678', undefined],
])('the phone %j has the problem %s', (phone, problem) => {
  expect(phoneProblem(phone, 'MX')).toBe(problem);
});

describe('the body of a registration', () => {
  const typed = {
    type: 'email',
    full_name: ' Ana ',
    username: ' an a1 ',
    phone: '5512345678',
    country: 'MX',
    email: ' a@example.com ',
    password: ' una frase ',
  };

  test('has the fields of its form, without the spaces around them', () => {
    expect(registrationBody({ ...typed, terms: 'on' }, 'complete', 'st_a')).toEqual({
      client_id: 'st_a',
      type: 'email',
      full_name: 'Ana',
      username: 'ana1',
      email: 'a@example.com',
      password: ' una frase ',
      terms: true,
    });
    expect(registrationBody({ ...typed, type: 'phone' }, 'basic', 'st_a')).toEqual({
      client_id: 'st_a',
      type: 'phone',
      full_name: 'Ana',
      phone: '5512345678',
      country: 'MX',
      email: 'a@example.com',
      password: ' una frase ',
      terms: false,
    });
  });

  const code = `pf_${'a1'.repeat(13)}`;
  test.each([
    ['code', code, code],
    ['code', ` ${code} `, code],
    ['code', `x${code}`, undefined],
    ['code', `${code}0`, undefined],
    ['code', 'pf_a', undefined],
    ['code', `pf_${'A!'.repeat(13)}`, undefined],
    ['package_code', 'micro', 'micro'],
    ['package_code', 'xmicro', undefined],
    ['package_code', 'microx', undefined],
    ['redirect_uri', '/carrito?x=1', '/carrito?x=1'],
    ['redirect_uri', '//evil.test', undefined],
    ['redirect_uri', 'x/carrito', undefined],
    ['redirect_uri', '/a b', undefined],
    ['campaign', ' verano ', 'verano'],
    ['campaign', ' ', undefined],
    ['other', 'x', undefined],
  ])('its origin: %s=%j is %j', (name, value, given) => {
    for (const body of [
      registrationBody({ ...typed, [name]: value }, 'basic', 'st_a'),
      smsRegistrationBody({ ...typed, [name]: value }, 'st_a'),
    ]) {
      expect((body as Record<string, unknown>)[name]).toBe(given);
    }
  });
});

test('a name of two letters is one', () => {
  const problems = (full_name: string) => registrationProblems({ full_name }, 'basic')['full_name'];
  expect(['', 'A', ' A ', 'Al'].map(problems)).toEqual(['required', 'name', 'name', undefined]);
});
