import { expect, test } from 'vitest';
import { checkoutTotals, isBrought, type PricedPart } from './checkout-totals.ts';

const moda: PricedPart = {
  supplier: 'st_moda',
  currency: 'MXN',
  products: [
    { list_price: 19_990, amount: 3 },
    { list_price: 1, amount: 1 },
  ],
  needs_delivery: true,
  delivery_options: [
    { type: 'fixed_delivery', cost: 9_900 },
    { type: 'collection', cost: 0 },
  ],
};
const course: PricedPart = {
  supplier: 'st_eventos',
  currency: 'MXN',
  products: [{ list_price: 0, amount: 2 }],
  needs_delivery: false,
  delivery_options: [],
};

test('parts and whole add up', () => {
  const totals = checkoutTotals([moda, course], { st_moda: 'fixed_delivery' });
  expect(totals).toEqual({
    ok: true,
    value: {
      parts: [
        {
          supplier: 'st_moda',
          delivery_type: 'fixed_delivery',
          items_total: 59_971,
          shipping_total: 9_900,
          total: 69_871,
        },
        {
          supplier: 'st_eventos',
          delivery_type: null,
          items_total: 0,
          shipping_total: 0,
          total: 0,
        },
      ],
      currency: 'MXN',
      items_total: 59_971,
      shipping_total: 9_900,
      total: 69_871,
      is_complete: true,
      needs_payment: true,
    },
  });
});

test('collecting costs nothing; not having chosen is not complete', () => {
  expect(checkoutTotals([moda], { st_moda: 'collection' })).toMatchObject({
    value: { shipping_total: 0, is_complete: true },
  });
  expect(checkoutTotals([moda], {})).toMatchObject({
    value: { shipping_total: 0, total: 59_971, is_complete: false },
  });
});

test('a free part without delivery asks for no payment', () => {
  expect(checkoutTotals([course], { st_eventos: 'fixed_delivery' })).toMatchObject({
    value: { parts: [{ delivery_type: null }], is_complete: true, needs_payment: false },
  });
});

test('a delivery that is not offered is refused', () => {
  const pickup = { ...moda, delivery_options: moda.delivery_options.slice(1) };
  expect(checkoutTotals([pickup], { st_moda: 'fixed_delivery' })).toEqual({
    ok: false,
    error: { code: 'delivery_not_available', supplier: 'st_moda' },
  });
});

test('mixed currencies and broken amounts are bugs', () => {
  expect(() => checkoutTotals([moda, { ...course, currency: 'USD' }], {})).toThrow(RangeError);
  const broken = { ...course, products: [{ list_price: 0.5, amount: 1 }] };
  expect(() => checkoutTotals([broken], {})).toThrow(RangeError);
});

test.each([
  ['fixed_delivery', true],
  ['shipping', true],
  ['delivery', true],
  ['to_address', true],
  ['to_branch', false],
  ['collection', false],
  [null, false],
])('%s goes to the buyer’s address: %s', (type, brought) => {
  expect(isBrought(type)).toBe(brought);
});
