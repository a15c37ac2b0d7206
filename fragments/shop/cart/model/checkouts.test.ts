import { expect, test } from 'vitest';
import { es as t } from '../messages/es.ts';
import { checkoutsOf } from './checkouts.ts';

const part = (supplier: string, given = {}) => ({
  supplier,
  supplier_name: `Tienda ${supplier}`,
  aggregated: false,
  is_configured: true,
  ...given,
});

test('one supplier, or several at once, are one purchase', () => {
  expect(checkoutsOf([part('a')], t)).toEqual([{ label: t.checkout, ready: true }]);
  const both = [part('a', { aggregated: true }), part('b', { aggregated: true })];
  expect(checkoutsOf(both, t)).toEqual([{ label: t.checkout, ready: true }]);
  const lacking = [both[0]!, { ...both[1]!, is_configured: false }];
  expect(checkoutsOf(lacking, t)).toEqual([{ label: t.checkout, ready: false }]);
});

test('suppliers that are bought apart have a purchase each, named after them', () => {
  expect(checkoutsOf([part('a'), part('b', { is_configured: false })], t)).toEqual([
    { supplier: 'a', label: 'Pagar a Tienda a', ready: true },
    { supplier: 'b', label: 'Pagar a Tienda b', ready: false },
  ]);
});
