import { nat, sample as samplesOf } from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, learnMoney, moneySample, sumMinor } from './money.ts';

test.each([
  ['MXN', 'es-MX', '$1,249.00'],
  ['ARS', 'es-AR', '$ 1.249,00'],
  ['USD', 'en-US', '$1,249.00'],
  ['MXN', 'es-AR', 'MXN 1.249,00'],
  ['MXN', 'en-US', 'MX$1,249.00'],
  ['ARS', 'es-MX', 'ARS 1,249.00'],
  ['ARS', 'en-US', 'ARS 1,249.00'],
  ['USD', 'es-MX', 'USD 1,249.00'],
  ['USD', 'es-AR', 'US$ 1.249,00'],
  ['EUR', 'es-MX', 'EUR 1,249.00'],
])('%s in %s says which currency it is where it is not the own one', (currency, tag, text) => {
  expect(formatMoney(124_900, currency, tag).replace(/\s/g, ' ')).toBe(text);
});

test('an amount has its cents', () => {
  expect(formatMoney(5, 'USD', 'en-US')).toBe('$0.05');
});

test('sums refuse what is not an integer of minor units', () => {
  expect(sumMinor([1, 2, 3])).toBe(6);
  expect(() => sumMinor([0.1, 0.2])).toThrow(RangeError);
});

const PLACES = [
  ['MXN', 'es-MX'],
  ['MXN', 'en-US'],
  ['MXN', 'es-AR'],
  ['USD', 'en-US'],
  ['USD', 'es-MX'],
  ['ARS', 'es-AR'],
  ['EUR', 'de-DE'],
] as const;

test.each(PLACES)('an amount of %s in %s reads the same by its sample', (currency, tag) => {
  const style = { style: 'currency', currency } as const;
  const byIntl = new Intl.NumberFormat(tag, style);
  const sample = moneySample(currency, tag);
  expect(sample).not.toBe('');
  // The pattern is for whole amounts; those below zero and between two cents are written by Intl.
  const amounts = [...samplesOf(nat({ max: 10 ** 12 }), 200), -5, -123_456, 0.5, 99.5, 1e21];
  learnMoney(currency, tag, sample);
  for (const amount of amounts) {
    expect(formatMoney(amount, currency, tag)).toBe(byIntl.format(amount / 100));
  }
});

test.each([
  ['EUR', 'es-ES', 'groups from five digits on'],
  ['INR', 'en-IN', 'groups by two'],
  ['JPY', 'en-US', 'has no cents'],
])('%s in %s has no sample: it %s', (currency, tag) => {
  expect(moneySample(currency, tag)).toBe('');
});

test.each(['x$1,234,567.891', '1$1,234,567.89', '$1,234,567.89x1', '$1.234,567.89', '', 'x'])(
  'a sample that is %j teaches nothing',
  (sample) => {
    learnMoney('XXX', 'es-MX', sample);
    expect(formatMoney(123_456_789, 'XXX', 'es-MX')).toContain('1,234,567.89');
    expect(formatMoney(100, 'XXX', 'es-MX')).not.toContain('x');
  },
);

test('what was learned is for its currency and its place alone', () => {
  learnMoney('AAA', 'es-MX', 'a1_234_567:89');
  learnMoney('AAA', 'en-US', 'b1_234_567:89');
  learnMoney('BBB', 'es-MX', 'c1_234_567:89');
  const written = (currency: string, tag: string) => formatMoney(1_234_567, currency, tag);
  expect(written('AAA', 'es-MX')).toBe('a12_345:67');
  expect(written('AAA', 'en-US')).toBe('b12_345:67');
  expect(written('BBB', 'es-MX')).toBe('c12_345:67');
  expect(written('BBB', 'en-US')).not.toContain(':');
  expect(formatMoney(0, 'AAA', 'es-MX')).toBe('a0:00');
  expect(formatMoney(-1, 'AAA', 'es-MX')).not.toContain('a');
  expect(formatMoney(0.5, 'AAA', 'es-MX')).not.toContain(':');
});
