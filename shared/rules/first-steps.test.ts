import { expect, test } from 'vitest';
import { stepProblems } from './first-steps.ts';

test.each([
  ['catalogue', {}, { name: 'required' }],
  ['catalogue', { name: 'n'.repeat(151) }, { name: 'long' }],
  ['catalogue', { name: 'Novedades' }, {}],
  ['item', { price: 'x', on_hand: '-1' }, { name: 'required', price: 'price', on_hand: 'units' }],
  ['item', { name: 'Ramo', price: '250' }, {}],
  ['looks', { color1: 'red', color2: '#123456' }, { color1: 'color' }],
  [
    'payments',
    { fixed_shipping_cost: 'x', fixed_shipping_days: '91' },
    {
      delivery_types: 'delivery',
      payment_types: 'payment',
      fixed_shipping_cost: 'cost',
      fixed_shipping_days: 'days',
    },
  ],
  [
    'payments',
    {
      delivery_collection: 'on',
      payment_cash: 'on',
      fixed_shipping_cost: '0',
      fixed_shipping_days: '3',
    },
    { collection_address: 'collection' },
  ],
] as const)('%s with %j has the problems %j', (step, typed, problems) => {
  expect(stepProblems(step, typed)).toEqual(problems);
});
