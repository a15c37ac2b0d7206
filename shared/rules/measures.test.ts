import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MEASURE_MAX } from './measures-most.ts';
import { gramsOf, sizeOf, sizeText, weightText } from './measures.ts';

test.each([
  ['0.35', 350],
  ['0,35', 350],
  ['1', 1000],
  [' 1.5 kg ', 1500],
  ['350 g', 350],
  ['1000', 1_000_000],
  ['1000.001', undefined],
  ['0', undefined],
  ['-1', undefined],
  ['0.0001', undefined],
  ['1.5 g', undefined],
  ['una libra', undefined],
  ['1e3', undefined],
  ['٣', undefined],
])('"%s" kilograms are %s grams', (text, grams) => expect(gramsOf(text)).toBe(grams));

test.each([
  ['30 × 20 × 10', [300, 200, 100]],
  ['30x20X10,5 cm', [300, 200, 105]],
  ['1000 * 0.1 * 1', [10_000, 1, 10]],
  ['30 x 20', undefined],
  ['30 x 20 x 10 x 5', undefined],
  ['30 x 0 x 10', undefined],
  ['1000.1 x 1 x 1', undefined],
  ['30 x 20 x 10.25', undefined],
  ['', undefined],
])('"%s" centimetres are %j millimetres', (text, sides) => {
  const size = sizeOf(text);
  expect(size && [size.length, size.width, size.height]).toEqual(sides);
});

test('what a form shows is read back as it was, in each country', () => {
  const side = fc.integer({ min: 1, max: MEASURE_MAX.side_mm });
  const country = fc.constantFrom('MX', 'AR', 'US', 'ES');
  const size = fc.record({ length: side, width: side, height: side });
  const weight = fc.integer({ min: 1, max: MEASURE_MAX.weight_g });
  fc.assert(
    fc.property(weight, size, country, (grams, sides, where) => {
      expect(gramsOf(weightText(grams, where))).toBe(grams);
      expect(sizeOf(sizeText(sides, where))).toEqual(sides);
    }),
  );
  expect([weightText(350, 'AR'), weightText(350), weightText(null)]).toEqual(['0,35', '0.35', '']);
});
