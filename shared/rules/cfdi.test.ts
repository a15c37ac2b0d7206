import { expect, test } from 'vitest';
import {
  cfdiUses,
  creditUse,
  isRfc,
  plainRfc,
  publicAt,
  regimes,
  regimesOf,
  taxProblems,
  type BuyerTaxData,
} from './cfdi.ts';

test.each([
  // The tax authority's own examples of a person, of a company, and of buyers abroad.
  ['GODE561231GR8', true],
  ['EKU9003173C9', true],
  ['XEXX010101000', true],
  ['XAXX010101000', false],
  ['GODE561231GR9', false],
  ['EKU9002303C9', false],
  ['EKU9013173C9', false],
  ['GODE561231GR', false],
  ['', false],
  ['EKU9003173C9; DROP', false],
])('%s is an RFC: %s', (rfc, is) => {
  expect(isRfc(rfc)).toBe(is);
});

test('an RFC is kept in capitals, without what people put between its parts', () => {
  expect(plainRfc(' gode-561231 gr8')).toBe('GODE561231GR8');
});

const person: BuyerTaxData = {
  rfc: 'GODE561231GR8',
  name: 'EMILIA GODOY',
  regime: '612',
  postal_code: '06700',
  use: 'G03',
};
test.each<[string, Partial<BuyerTaxData>, string[]]>([
  ['a person with a business', {}, []],
  ['an employee’s goods', { regime: '605' }, ['use']],
  ['an employee without effect on taxes', { regime: '605', use: 'S01' }, []],
  ['an employee’s school fees', { regime: '605', use: 'D10' }, []],
  ['a person in a company’s regime', { regime: '601' }, ['regime']],
  ['a company', { rfc: 'EKU9003173C9', regime: '601' }, []],
  ['a company’s school fees', { rfc: 'EKU9003173C9', regime: '601', use: 'D10' }, ['use']],
  ['somebody abroad', { rfc: 'XEXX010101000', regime: '616', use: 'S01' }, []],
  ['somebody abroad with a use', { rfc: 'XEXX010101000', regime: '616', use: 'G03' }, ['use']],
  ['no name, and no postal code', { name: ' ', postal_code: '670' }, ['name', 'postal_code']],
])('%s lacks what it should', (_, given, wrong) => {
  expect(taxProblems({ ...person, ...given })).toEqual(wrong);
});

test('a store does not issue as a buyer abroad', () => {
  const { use: _, ...store } = person;
  expect(taxProblems(store)).toEqual([]);
  expect(taxProblems({ ...store, rfc: 'XEXX010101000', regime: '616' })).toEqual(['rfc']);
});

test('each use has regimes, each regime a use, and each its use of a credit note', () => {
  for (const use of cfdiUses) expect(regimesOf(use).length, use).toBeGreaterThan(0);
  for (const regime of regimes) {
    expect(cfdiUses.some((use) => regimesOf(use).includes(regime))).toBe(true);
    expect(['G02', 'S01']).toContain(creditUse({ ...person, regime }));
  }
  expect(creditUse({ ...person, regime: '605' })).toBe('S01');
  expect(creditUse(publicAt('06700'))).toBe('S01');
});
