import { expect, test } from 'vitest';
import { simulatorModel } from './model.ts';

test('each key counts the sale anew, and a field that cannot be read leaves the last one standing', () => {
  const model = simulatorModel({
    typed: { price: '349.00', margin: '90', units: '1' },
    rates: { seller: 0.5, up_one: 0, up_two: 0 },
  });
  expect(model.$sale.value?.seller).toBe(4_500);
  model.input('units', '2');
  expect(model.$sale.value).toMatchObject({ total: 69_800, seller: 9_000 });
  model.input('units', '');
  expect(model.$wrong.value).toEqual(['units']);
  expect(model.$sale.value?.seller).toBe(9_000);
  model.input('units', '3');
  expect(model.$wrong.value).toEqual([]);
  expect(model.$sale.value?.seller).toBe(13_500);
});

test('a sale that was never readable shows nothing', () => {
  const rates = { seller: 0.5, up_one: 0, up_two: 0 };
  const model = simulatorModel({ typed: { price: '', margin: '', units: '1' }, rates });
  expect(model.$sale.value).toBeNull();
});
