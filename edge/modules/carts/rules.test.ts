import { expect, test } from 'vitest';
import { judgeLine, mergeLines, paymentTypesFor } from './rules.ts';
import type { LineRow } from './statements.ts';

const NOW = 1_000;

const row: LineRow = {
  is_more: 0,
  sku_id: 'sk_1',
  asked_item: 'it_1',
  asked: 2,
  listed: 1,
  item_id: 'it_1',
  slug: 'silla',
  kind: 'product',
  name: 'Silla',
  attributes: '{}',
  persons: 1,
  photos: '[]',
  sku_photo: null,
  list_price: 100,
  margin: null,
  crossout_price: null,
  currency: 'MXN',
  is_free: 0,
  hide_price: 0,
  is_dropshipping: 0,
  stock_type: 'onstock',
  max_purchase_amount: null,
  tax_rate: null,
  list_state: 'published',
  hidden: 0,
  experience_date: null,
  available: 5,
  owner_id: 'st_1',
  owner_slug: 'casa',
  owner_name: 'Casa',
  own_codes: '[]',
  payment_types: '["cash"]',
  delivery_types: '[]',
  fixed_shipping_cost: 0,
  fixed_shipping_days: 5,
  collection_address: null,
  country: 'MX',
  delivery_countries: '[]',
};

test.each<[Partial<LineRow>, number, string | null]>([
  [{}, 2, null],
  [{ available: null, asked: 900 }, 900, null],
  [{ available: 1 }, 1, 'insufficient_stock'],
  [{ available: 0 }, 0, 'out_of_stock'],
  [{ available: -3 }, 0, 'out_of_stock'],
  [{ max_purchase_amount: 1 }, 1, 'purchase_amount_exceeded'],
  [{ listed: null }, 0, 'unavailable_for_sale'],
  [{ list_state: 'unpublished' }, 0, 'unavailable_for_sale'],
  [{ hidden: 1 }, 0, 'unavailable_for_sale'],
  [{ currency: 'USD' }, 0, 'unavailable_for_sale'],
  [{ hide_price: 1 }, 0, 'price_hidden'],
  [{ experience_date: NOW }, 0, 'experience_ended'],
  [{ experience_date: NOW + 1 }, 2, null],
  [{ asked: 0 }, 0, 'unavailable_for_sale'],
])('%j leaves %s, because %s', (given, amount, problem) =>
  expect(judgeLine({ ...row, ...given }, 'MXN', NOW)).toEqual({ amount, problem }),
);

test('lines of one SKU become one, which holds no more than a line may', () => {
  const line = { item: 'it_1', sku: 'sk_1', amount: 600 };
  expect(mergeLines([line, { ...line, sku: 'sk_2', amount: 1 }, line])).toEqual([
    { ...line, amount: 999 },
    { ...line, sku: 'sk_2', amount: 1 },
  ]);
});

test.each([
  ['a file', [{ type: 'digital', total: 100 }], ['str_card']],
  [
    'goods and a file',
    [
      { type: 'product', total: 100 },
      { type: 'digital', total: 1 },
    ],
    ['str_card'],
  ],
  [
    'goods and a free file',
    [
      { type: 'product', total: 100 },
      { type: 'digital', total: 0 },
    ],
    ['cash', 'str_card'],
  ],
  ['goods', [{ type: 'product', total: 100 }], ['cash', 'str_card']],
  ['a service', [{ type: 'service', total: 100 }], ['cash', 'str_card']],
  ['a ticket', [{ type: 'experience', total: 100 }], ['cash', 'str_card']],
] as const)('a part with %s is paid for in the ways that fit it', (_what, products, expected) => {
  expect(paymentTypesFor(['str_card', 'paypal', 'cash'], products, ['str_card'])).toEqual(expected);
});
