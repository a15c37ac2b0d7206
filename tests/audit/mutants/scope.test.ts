import { expect, test } from 'vitest';
import { GROUPS, sourcesOf, sourcesOfPattern } from './scope.ts';

test.each(Object.values(GROUPS).flat())('%s finds sources', (pattern) => {
  expect(sourcesOfPattern(pattern)).not.toEqual([]);
});

test.each([
  ['rules', 'shared/rules/prices.ts'],
  ['flows', 'edge/flows/purchase/place-order.ts'],
  ['stores', 'edge/modules/carts/rules.ts'],
  ['stores', 'shared/state/cart.ts'],
  ['stores', 'fragments/shop/cart/model.ts'],
  ['stores', 'fragments/shop/cart/model/state.ts'],
  ['sessions', 'edge/session/gate.ts'],
  ['stitching', 'edge/stitch/remote/ask.ts'],
  ['mails', 'edge/modules/mail/order-confirmation.ts'],
])('%s has %s', (group, file) => {
  expect(sourcesOf(group)).toContain(file);
});

test('tests, words and doors are none, and no source is of two groups', () => {
  const all = Object.keys(GROUPS).flatMap(sourcesOf);
  expect(all.filter((file) => /\.test\.|\/index\.ts$|\/messages\//.test(file))).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});
