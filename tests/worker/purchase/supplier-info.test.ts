/** What a buyer's page reads of a supplier: of its own network alone, and only of one that can be paid. */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { supplierEndpoints } from '../../../edge/flows/purchase/supplier-info.ts';
import { makeStore, makeWorld, write } from './world.ts';

test('a supplier of the network tells its ways to pay and its delivery; any other is not found', async () => {
  const world = makeWorld(undefined, { endpoints: supplierEndpoints });
  const root = await makeStore('a', { payments: ['cash', 'str_card'] });
  const own = await makeStore('a', { root, payments: ['cash'] });
  const stranger = await makeStore('a');
  const ask = (id: string, of = root) =>
    world.call<{ code?: string }>(of, 'GET', `/orders/ac_1:ac_1/supplier/${id}`);
  expect(await ask(own.id)).toMatchObject({
    status: 200,
    body: { id: own.id, slug: own.slug, image: null, enabled_payment_types: ['cash'] },
  });
  expect((await ask(root.id, own)).body).toMatchObject({
    enabled_payment_types: ['cash', 'str_card'],
  });
  expect((await ask(stranger.id)).body.code).toBe('supplier_not_found');
  await write('a', sql`UPDATE store SET payment_types = '[]' WHERE id = ${own.id}`);
  expect(await ask(own.id)).toMatchObject({ status: 404, body: { code: 'supplier_not_found' } });
});
