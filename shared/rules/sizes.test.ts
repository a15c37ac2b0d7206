import { expect, test } from 'vitest';
import { compareSizes } from './sizes.ts';

test.each([
  [
    ['XL', 'S', 'XXL', 'm'],
    ['S', 'm', 'XL', 'XXL'],
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
