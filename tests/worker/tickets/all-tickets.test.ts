/** All tickets of an event, as their archive reads them. */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readEventTickets } from '../../../edge/flows/tickets/own-tickets.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { makeStore, NOON, write } from '../purchase/world.ts';
import { makeGate } from './gate.ts';

newBuyersEachTest();

test('the tickets of an event are read a hundred at a time, each once; void ones and other stores’ are left out', async () => {
  const { owner, store, item } = await makeGate();
  const numbers = JSON.stringify(Array.from({ length: 260 }, (_, index) => index + 1));
  await write(
    'a',
    sql`INSERT INTO ticket (id, store_id, item_id, sku_id, full_name, phone, name_key, code, created_at,
        voided_at)
      SELECT 'tk_' || substr(${item.item}, 4) || '-' || value, ${store.id}, ${item.item}, ${item.sku}, 'Ana',
        '5512345678', 'ana', '0123456789ab', ${NOON}, iif(value > 250, ${NOON}, NULL)
      FROM json_each(${numbers})`,
  );
  const found = await readEventTickets(owner.scope(store), item.item);
  if (!found.ok) throw new Error(found.error.code);
  const parts: number[] = [];
  const seen = new Set<string>();
  for await (const part of found.value) {
    parts.push(part.length);
    for (const { id, qr } of part) if (qr) seen.add(id);
  }
  expect(Math.max(...parts)).toBe(100);
  expect(seen.size).toBe(250);
  const elsewhere = await readEventTickets(owner.scope(await makeStore()), item.item);
  expect(elsewhere.ok).toBe(false);
});
