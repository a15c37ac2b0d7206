import { expect, test } from 'vitest';
import { compareSizes } from './sizes.ts';

test.each([
  [
    ['XL', 'S', 'XXL', 'm'],
    ['S', 'm', 'XL', 'XXL'],
  ],
  [
    [' L ', 'XXXS', 'XXXXL', 's '],
    ['XXXS', 's ', ' L ', 'XXXXL'],
  ],
  [
    ['(chica)', '24', '(grande)', '1,5', '1.25'],
    ['1.25', '1,5', '24', '(chica)', '(grande)'],
  ],
  [
    ['2 years', '18 months', '1 año', '0'],
    ['1 año', '18 months', '2 years', '0'],
  ],
  [
    ['26.5 MX', '3', '28', '25 MX'],
    ['3', '25 MX', '26.5 MX', '28'],
  ],
  [
    ['10-13 años', '6-12 meses', '3-5 años', '0-6 meses'],
    ['0-6 meses', '6-12 meses', '3-5 años', '10-13 años'],
  ],
  [
    ['Única', '24', 'M', '5-7 años'],
    ['5-7 años', 'M', '24', 'Única'],
  ],
])('%j stand in the order %j', (sizes, ordered) => {
  expect(sizes.toSorted(compareSizes)).toEqual(ordered);
});
