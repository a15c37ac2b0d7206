import { describe, expect, test } from 'vitest';
import {
  CALLING_CODES,
  defaultPhoneCountry,
  formatPhone,
  isNationalPhone,
  isPhone,
  phoneDigits,
  phoneInputMax,
} from './phone.ts';

test('the default country is Mexico in Spanish, else the United States', () => {
  expect([defaultPhoneCountry('es'), CALLING_CODES.MX]).toEqual(['MX', 52]);
  expect([defaultPhoneCountry('en'), CALLING_CODES.US]).toEqual(['US', 1]);
});

test.each([
  ['MX', 12],
  ['US', 14],
  ['CA', 14],
  ['AR', 12],
  ['ES', 10],
  ['toString', 10],
])('an input of %s takes %i characters', (country, most) => {
  expect(phoneInputMax(country)).toBe(most);
});

test.each([
  ['5512345678', '(551) 234-5678'],
  ['55 1234 5678', '(551) 234-5678'],
  ['(551) 234-5678', '(551) 234-5678'],
  ['55 1234 567', '551234567'],
  ['612 345 678', '612345678'],
  ['', ''],
])('%j is shown as %j', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test('white space and signs are stripped', () => {
  expect(phoneDigits(' (551) 234-5678 ')).toBe('5512345678');
});

describe('texts that may be a number', () => {
  test.each([
    ['5512345678', 'MX', true],
    ['(551) 234-5678', 'US', true],
    ['551234567', 'MX', false],
    ['55123456789', 'US', false],
    ['612345678', 'ES', true],
    ['1145678901', 'AR', true],
    ['91145678901', 'AR', false],
    ['01145678901', 'AR', false],
    ['0114567890', 'AR', false],
    ['1545678901', 'AR', false],
    ['11 15 4567 8901', 'AR', false],
    ['5512345678', 'CA', true],
    ['551234567', 'CA', false],
    ['123456', 'ES', false],
    ['1234567', 'ES', true],
    ['12345678901', 'ES', true],
    ['123456789012', 'ES', false],
    ['1512345678', 'MX', true],
    ['0512345678', 'MX', true],
    ['x5512345678', 'MX', false],
    ['5512345678x', 'MX', false],
    ['55 y 12345678', 'MX', false],
    ['+1 (551) 234.567-8', 'ES', true],
    ['12345678901234', 'ES', false],
    ['55 llámame 5678', 'MX', false],
    ['', 'MX', false],
  ])('%j in %s: %s', (typed, country, valid) => {
    expect(isPhone(typed, country)).toBe(valid);
  });
});

test.each([
  ['5512345678', true],
  ['(551) 234-5678', true],
  ['551234', false],
  ['5512345', true],
  ['5512345x', false],
  ['x5512345', false],
  ['+525512345678', false],
  ['lucia7', false],
  ['', false],
])('%j reads as a number without its code: %s', (text, is) => {
  expect(isNationalPhone(text)).toBe(is);
});
