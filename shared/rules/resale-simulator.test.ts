import { expect, test } from 'vitest';
import { simulate, simulateTyped } from './resale-simulator.ts';

const half = { seller: 0.5, up_one: 0, up_two: 0 };

test('the parts are those of a line of an order', () => {
  expect(simulate({ price: 34_900, margin: 9_000, units: 1 }, half)).toEqual({
    total: 34_900,
    seller: 4_500,
    up_one: 0,
    up_two: 0,
    rest: 30_400,
  });
  // Once a line, never a unit: 0.38 of 3.00, and not three times 0.12.
  expect(simulate({ price: 100, margin: 25, units: 3 }, half).seller).toBe(38);
  const three = { seller: 0.5, up_one: 0.05, up_two: 0.02 };
  expect(simulate({ price: 100_000, margin: 20_100, units: 1 }, three)).toMatchObject({
    seller: 10_050,
    up_one: 1_005,
    up_two: 402,
    rest: 88_543,
  });
});

test('what is typed is read as people write it, and each field that cannot be is named', () => {
  const typed = { price: '349,00', margin: '90', units: '2' };
  expect(simulateTyped(typed, half)).toMatchObject({ sale: { total: 69_800, seller: 9_000 } });
  expect(simulateTyped({ ...typed, margin: '349.01' }, half)).toEqual({ wrong: ['margin'] });
  expect(simulateTyped({ price: 'x', margin: '-1', units: '0' }, half)).toEqual({
    wrong: ['price', 'margin', 'units'],
  });
  expect(simulateTyped({ ...typed, units: '1000' }, half)).toEqual({ wrong: ['units'] });
  expect(simulateTyped({ ...typed, price: '' }, half)).toEqual({ wrong: ['price'] });
});
