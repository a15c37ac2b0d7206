import { expect, test } from 'vitest';
import { handoverUrl } from './handover.ts';

test('a cart travels as sku.amount, with the SKU escaped', () => {
  const lines = [
    { item: 'i', sku: 'a.b', amount: 2 },
    { item: 'i', sku: 'c,d&e=#ñ', amount: 1 },
  ];
  const url = new URL(handoverUrl('https://moda.test/', lines));
  expect(url.href).toBe('https://moda.test/shopping-cart?add=a.b.2,c%2Cd%26e%3D%23%C3%B1.1');
  expect([...url.searchParams.keys()]).toEqual(['add']);
});

test('a store below a path keeps it; an empty cart adds nothing', () => {
  expect(handoverUrl('https://platform.test/tienda/moda/', [])).toBe(
    'https://platform.test/tienda/moda/shopping-cart',
  );
});

test('a partner’s proof travels beside the lines, and without any', () => {
  const lines = [{ item: 'i', sku: 'a', amount: 2 }];
  expect(handoverUrl('https://moda.test/', lines, 'v1.a_b')).toBe(
    'https://moda.test/shopping-cart?add=a.2&embed=v1.a_b',
  );
  expect(handoverUrl('https://moda.test/', [], 'x&y')).toBe(
    'https://moda.test/shopping-cart?embed=x%26y',
  );
});
