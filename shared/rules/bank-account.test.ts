import { expect, test } from 'vitest';
import { bankAccountKind, bankAccountOf, kindOfAccount } from './bank-account.ts';

const CLABE = '032180000118359719';
const CBU = '2850590940090418135201';

test.each([
  [CLABE, 'MX', CLABE],
  ['032 180 00011835971 9', 'MX', CLABE],
  ['012914002014112176', 'MX', '012914002014112176'],
  [CBU, 'AR', CBU],
  ['28505909 40090418135201', 'AR', CBU],
])('%s of %s is an account', (typed, country, digits) => {
  expect(bankAccountOf(typed, country)).toBe(digits);
});

test.each([
  ['a wrong check digit', '032180000118359718', 'MX'],
  ['two digits that changed places', '302180000118359719', 'MX'],
  ['too short', CLABE.slice(1), 'MX'],
  ['letters', '03218000011835971A', 'MX'],
  ['nothing', '', 'MX'],
  ['another country’s', CBU, 'MX'],
  ['another country’s', CLABE, 'AR'],
  ['a wrong digit in its first block', '3850590940090418135201', 'AR'],
  ['a wrong digit in its second block', '2850590940090418135200', 'AR'],
  ['a country without one', CLABE, 'US'],
])('%s is none', (_what, typed, country) => {
  expect(bankAccountOf(typed, country)).toBeUndefined();
});

test('every single digit that is mistyped shows', () => {
  for (const [whole, country] of [
    [CLABE, 'MX'],
    [CBU, 'AR'],
  ] as const) {
    for (let at = 0; at < whole.length; at += 1) {
      const other = String((Number(whole[at]) + 1) % 10);
      expect(bankAccountOf(whole.slice(0, at) + other + whole.slice(at + 1), country)).toBe(
        undefined,
      );
    }
  }
});

test('the kind is the country’s, and shows in the length', () => {
  expect(['MX', 'AR', 'US'].map(bankAccountKind)).toEqual(['clabe', 'cbu', undefined]);
  expect([kindOfAccount(CLABE), kindOfAccount(CBU)]).toEqual(['clabe', 'cbu']);
});
