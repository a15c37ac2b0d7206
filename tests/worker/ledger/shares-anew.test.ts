/** An order that awaits its payment and froze who earns by it: its checkout can still be changed. */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { row, rows } from '../purchase/world.ts';
import { makeNetwork } from './reselling.ts';

newBuyersEachTest();

test.each([
  ['its delivery', 'fixed_delivery', {}],
  ['no seller’s code', 'seller', { code: '' }],
])(
  'it is placed anew after a change of %s, and nothing of the old one stays',
  async (_, step, body) => {
    const net = await makeNetwork({ rates: { seller: 500_000 } });
    const order = await net.buy([{ item: net.item }], { payment: 'unpaid' });
    const termsOf = (id: string) =>
      rows('a', sql<{ line: number }>`SELECT line FROM line_terms WHERE order_id = ${id}`);
    expect(await termsOf(order)).toHaveLength(1);
    const { id, cart } = await row(
      'a',
      sql<{ id: string; cart: string }>`SELECT c.id, c.cart_id AS cart FROM checkout c
      JOIN purchase_order o ON o.checkout_id = c.id WHERE o.id = ${order}`,
    );
    const path = `/shopping-carts/${cart}/checkout/${id}/${step}`;
    const answer = await net.world.call(net.reseller, 'PUT', path, body, withKey());
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    expect(await termsOf(order)).toEqual([]);
    const left = await rows(
      'a',
      sql<{ id: string }>`SELECT id FROM purchase_order WHERE id = ${order}`,
    );
    expect(left).toEqual([]);
  },
);
