import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceNumber, invoiceSums, readInvoicesFilter } from './invoice-sums.ts';

test.each([
  [116_00, 1600, 100_00, 16_00],
  [100, 1600, 86, 14],
  [1, 1600, 1, 0],
  [108_00, 800, 100_00, 8_00],
  [99_99, 0, 99_99, 0],
])('%d with %d of tax in it is %d and %d', (total, vat, base, tax) => {
  expect(invoiceSums([{ name: 'a', amount: 1, total }], vat)).toMatchObject({ base, tax, total });
});

test('bases and taxes add up to what was paid, and each tax is its rate of its base', () => {
  const line = fc.record({
    name: fc.string(),
    amount: fc.integer({ min: 1, max: 999 }),
    total: fc.integer({ min: 0, max: 100_000_000_00 }),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 50 }),
      fc.constantFrom(0, 800, 1600),
      (lines, vat) => {
        const sums = invoiceSums(lines, vat);
        expect(sums.base + sums.tax).toBe(lines.reduce((sum, one) => sum + one.total, 0));
        for (const { base, tax, total } of sums.lines) {
          expect(base + tax).toBe(BigInt(total) * 10_000n);
          // Less than one sixth decimal beside the rate's own amount.
          const off = tax * 10_000n - base * BigInt(vat);
          expect(off < 11_600n && off > -11_600n).toBe(true);
        }
      },
    ),
  );
});

test.each([
  ['"F-000012*"', { text: 'F-000012', isPrefix: true, isPrinted: true }],
  ['f-000012', { text: 'F-000012', isPrefix: false, isPrinted: true }],
  ['12*', { text: '12', isPrefix: true, isPrinted: false }],
  ['*', null],
  ['  ', null],
])('the filter %s', (typed, read) => {
  expect(readInvoicesFilter(typed)).toEqual(read);
});

test('numbers are printed with six digits, and with more where they have more', () => {
  expect(invoiceNumber(7)).toBe('F-000007');
  expect(invoiceNumber(1_234_567)).toBe('F-1234567');
});
