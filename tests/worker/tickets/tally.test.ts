/** The tickets of an experience, counted by their kind and by who let them in. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { DoorTally } from '../../../shared/contracts/door-tally.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { makeStore, NOON, write } from '../purchase/world.ts';
import { makeGate, type Gate } from './gate.ts';

newBuyersEachTest();

let gate: Gate;
beforeEach(async () => {
  gate = await makeGate();
});

const ask = (who = gate.reader, by = gate.store) =>
  who.call<DoorTally & { code?: string }>(
    by,
    'GET',
    `/tickets-admin/events/${gate.item.item}/tally`,
  );

test('what is in is counted by kind and by account or link, and an admission taken back is not', async () => {
  const order = await gate.byCard(['Ana Ruiz', 'Beto Paz', 'Ceci Mora', 'Dora Sanz']);
  const [ana, beto, ceci, dora] = await gate.ticketsOf(order);
  const sku = gate.item.sku;
  expect((await ask()).body).toMatchObject({
    kinds: [{ sku, tickets: 4, admitted: 0 }],
    readers: [],
  });
  await gate.scan(ana?.code ?? '');
  await gate.scan(beto?.code ?? '');
  await gate.undo(beto?.id ?? '');
  await gate.scan(ceci?.code ?? '', { who: gate.other });
  await gate.scan(dora?.code ?? '', { who: gate.other });
  // Those who stand at the second door have a link of it.
  await write(
    'a',
    sql`INSERT INTO door_link (id, store_id, item_id, name, made_by, made_at, expires_at)
      VALUES ('dk_norte', ${gate.store.id}, ${gate.item.item}, 'Puerta norte', 'ac_1', 1, ${NOON})`,
  );
  await write(
    'a',
    sql`UPDATE ticket SET admitted_by = 'dk_norte' WHERE item_id = ${gate.item.item}
      AND admitted_by = 'ac_puerta-dos'`,
  );
  expect((await ask()).body).toMatchObject({
    kinds: [{ sku, tickets: 4, admitted: 3 }],
    readers: [
      { name: 'Puerta norte', admitted: 2 },
      { name: null, admitted: 1 },
    ],
  });
});

test('a void ticket is counted nowhere', async () => {
  const order = await gate.byCard(['Ana Ruiz']);
  await gate.cancel(order, 'sent_to_supplier');
  expect((await ask()).body).toMatchObject({ kinds: [{ tickets: 0, admitted: 0 }], readers: [] });
});

test('whoever reads tickets may ask, of their own store alone', async () => {
  expect((await ask(gate.owner)).status).toBe(200);
  expect((await ask(gate.dispatcher)).status).toBe(403);
  expect((await ask(gate.reader, await makeStore())).body.code).toBe('item_not_found');
});
