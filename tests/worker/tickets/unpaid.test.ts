/** The orders of an experience that await their payment, apart from its tickets. */
import { beforeEach, expect, test } from 'vitest';
import type { UnpaidOrder } from '../../../shared/contracts/door-unpaid.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { makeItem, makeStore } from '../purchase/world.ts';
import { makeGate, type Gate } from './gate.ts';

newBuyersEachTest();

let gate: Gate;
beforeEach(async () => {
  gate = await makeGate();
});

const ask = async (who = gate.owner, by = gate.store, event = gate.item.item) =>
  await who.call<{ results: UnpaidOrder[]; matches_estimated: number; code?: string }>(
    by,
    'GET',
    `/tickets-admin/events/${event}/unpaid`,
  );

test('an order stands among the unpaid until its money is there or it is cancelled', async () => {
  const other = await makeItem(gate.store, { kind: 'experience', date: gate.date, onHand: 5 });
  await gate.inCash(['Dora Sanz'], other);
  await gate.byCard(['Ana Ruiz']);
  const order = await gate.inCash(['Beto Paz', 'Ceci Mora']);
  const canceled = await gate.inCash(['Eva Gil']);
  expect((await ask()).body.matches_estimated).toBe(2);
  await gate.cancel(canceled, 'sent_to_supplier');
  const { body } = await ask();
  expect(body).toMatchObject({
    matches_estimated: 1,
    results: [{ places: 2, work: { order, currency: 'MXN' } }],
  });
  expect(body.results[0]?.full_name).not.toBe('');
  expect(body.results[0]?.work?.total).toBeGreaterThan(0);
  // Nobody of an unpaid order is among the attendants.
  expect((await gate.list()).results.map(({ full_name }) => full_name)).toEqual(['Ana Ruiz']);
  await gate.move(order, 'sent_to_supplier');
  expect((await ask()).body.matches_estimated).toBe(1);
  await gate.move(order, 'in_process', 'paid');
  expect((await ask()).body).toEqual({ results: [], matches_estimated: 0 });
});

test('whoever sees the door alone reads no amount, and no other store reads any order', async () => {
  await gate.inCash(['Beto Paz']);
  expect((await ask(gate.reader)).body.results).toMatchObject([{ places: 1, work: null }]);
  expect((await ask(gate.dispatcher)).status).toBe(403);
  expect((await ask(gate.owner, await makeStore())).body.code).toBe('item_not_found');
});
