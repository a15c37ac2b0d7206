import { expect, test } from 'vitest';
import { lineFailure } from './line-failure.ts';

const notice = { item: 'it_a', sku: 'sk_a', name: 'Falda', amount: 2 } as const;
type Notice = Parameters<typeof lineFailure>[0]['notices'][number];
const of = (...codes: Notice['code'][]) =>
  lineFailure({ notices: codes.map((code) => ({ ...notice, code })) });

test('a cart without a notice can be bought', () => {
  expect(of()).toBeUndefined();
});

test.each([
  ['insufficient_stock', { name: 'Falda', left: 2 }],
  ['purchase_amount_exceeded', { name: 'Falda', max: 2 }],
  ['out_of_stock', { name: 'Falda' }],
] as const)('%s says the values that its words need', (code, values) => {
  expect(of(code, 'unavailable_for_sale')).toEqual({ code, field: 'lines.sk_a', values });
});
