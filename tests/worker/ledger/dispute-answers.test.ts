/** What a seller sends against a dispute: the facts of its orders, and the words that say what was sent. */
import { beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { DisputeView } from '../../../shared/contracts/disputes.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { webhook } from '../purchase/paying.ts';
import { atOnce, taken } from '../purchase/racing.ts';
import { fresh, makeStore, row, type TestStore } from '../purchase/world.ts';
import { makeCounter, type Counter } from './refunding.ts';

newBuyersEachTest();

let counter: Counter;
beforeEach(async () => {
  counter = await makeCounter();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A paid purchase whose buyer contests it, and the call that says what was sent against it. */
async function contested() {
  const { world, store, money, paid, read } = counter;
  const bought = await paid();
  let sequence = 0;
  const tell = async (state: 'open' | 'lost') => {
    const amount = { amount: 20_000, currency: 'MXN' };
    const reason = 'product_not_received';
    world.cards.dispute(bought.reference, { id: 'dp_1', state, amount, fee: 0, reason });
    sequence += 1;
    await webhook(world, store, sequence, world.cards.webhook(bought.reference, sequence));
  };
  await tell('open');
  const shown = () => read(bought.payment);
  const { id = '' } = (await shown()).disputes[0] ?? {};
  const answer = (text: string, key = fresh('answer-key-number-'), by: TestStore = store) =>
    money.call<DisputeView & { code?: string }>(
      by,
      'PUT',
      `/admin/suppliers/${by.id}/disputes/${id}/answer`,
      { text },
      withKey(key),
    );
  return { ...bought, tell, shown, answer, id };
}

test('an open dispute shows the facts of the store’s orders; once it is over there are none', async () => {
  const { shown, tell, order } = await contested();
  const { evidence } = await shown();
  expect(evidence).toEqual([
    expect.objectContaining({
      order,
      buyer: 'Ana Ruiz',
      email: 'ana@example.com',
      address: null,
      tracking: [],
      received_on: null,
      earlier: 0,
    }),
  ]);
  expect(evidence[0]?.items[0]).toMatch(/^2 × /);
  await tell('lost');
  expect((await shown()).evidence).toEqual([]);
});

test('what was sent is kept once under a key, is replaced, and ends with the dispute', async () => {
  const { answer, shown, tell, id } = await contested();
  expect((await shown()).disputes[0]?.answer).toBeNull();
  const key = fresh('answer-key-number-');
  const sent = await answer('  La guía y la firma  ', key);
  expect(sent.body).toMatchObject({ id, state: 'open', answer: { text: 'La guía y la firma' } });
  expect((await answer('  La guía y la firma  ', key)).body).toEqual(sent.body);
  expect((await answer('También las fotos')).status).toBe(200);
  expect((await shown()).disputes[0]?.answer?.text).toBe('También las fotos');
  const kept = await row(
    'a',
    sql<{ by: string }>`SELECT answered_by AS by FROM dispute WHERE id = ${id}`,
  );
  expect(kept.by).toBe('ac_cuentas');
  expect((await answer(' ')).status).toBe(400);
  await tell('lost');
  expect((await answer('Tarde')).body).toMatchObject({ code: 'dispute_is_over' });
  expect((await shown()).disputes[0]?.answer?.text).toBe('También las fotos');
});

test('another store’s dispute is none', async () => {
  const { answer } = await contested();
  const other = await makeStore();
  expect((await answer('x', undefined, other)).body).toMatchObject({ code: 'dispute_not_found' });
});

test('of 20 at one time one is kept', async () => {
  const { answer, shown } = await contested();
  expect(taken(await atOnce((n) => answer(`texto ${n}`)))).toBeGreaterThan(0);
  expect((await shown()).disputes[0]?.answer?.text).toMatch(/^texto \d+$/);
});
