import { expect, test } from 'vitest';
import { nationalPhone, normaliseContact } from './contact.ts';

test.each([
  ['(551) 234-5678', 'MX', '5512345678'],
  ['+52 55 1234 5678', 'MX', '5512345678'],
  ['212 555 0187', 'US', '2125550187'],
  ['11 2345-6789', 'AR', '1123456789'],
])('%s in %s is %s', (text, country, digits) => expect(nationalPhone(text, country)).toBe(digits));

test.each([
  ['123', 'MX'],
  ['0000000000', 'MX'],
  ['5512345678', 'XX'],
  ['', 'MX'],
  ['011 2345-6789', 'AR'],
  ['011 15 2345-6789', 'AR'],
  ['9 11 2345-6789', 'AR'],
  ['1 212 555 0187', 'US'],
])('%j in %s is no number', (text, country) =>
  expect(nationalPhone(text, country)).toBeUndefined(),
);

test('a failure names the field at fault', () => {
  const contact = {
    full_name: 'Ana',
    email: 'ana@example.com',
    country: 'mx',
    phone: '5512345678',
  };
  expect(normaliseContact(contact)).toEqual({ ok: true, value: { ...contact, country: 'MX' } });
  expect(normaliseContact({ ...contact, phone: '12' })).toMatchObject({
    error: { field: 'contact.phone' },
  });
  expect(normaliseContact({ ...contact, country: 'QQ' })).toMatchObject({
    error: { field: 'contact.country' },
  });
});
