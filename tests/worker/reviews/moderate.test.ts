/** A store answers the reviews of its items, hides them for a reason, and shows them again. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { takeBack } from '../../../edge/flows/owners/history.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { makeStore, rows, row } from '../purchase/world.ts';
import { makeShelf, type Shelf } from './shelf.ts';

newBuyersEachTest();

let shelf: Shelf;
let id: string;
let order: string;
beforeEach(async () => {
  shelf = await makeShelf();
  order = await shelf.delivered();
  id = (await shelf.post(order)).body.id;
});

test('an answer stands below the review, and is taken away again', async () => {
  const { moderate, list, own } = shelf;
  expect((await own('unanswered')).map((one) => one.id)).toEqual([id]);
  const answered = await moderate(id, { answer: ' ¡Gracias! ', version: 1 });
  expect([answered.status, answered.body]).toEqual([
    200,
    expect.objectContaining({ version: 2, answer: { text: '¡Gracias!', at: expect.any(String) } }),
  ]);
  expect((await list()).results[0]?.answer?.text).toBe('¡Gracias!');
  expect(await own('unanswered')).toEqual([]);
  await moderate(id, { answer: null });
  expect((await list()).results[0]?.answer).toBeNull();
});

test('a hidden review counts nowhere, its author sees why, and it can be shown again', async () => {
  const { moderate, list, own, put, revision } = shelf;
  const before = await revision();
  const hidden = await moderate(id, { hidden_for: 'spam' });
  expect(hidden.body).toMatchObject({ hidden_for: 'spam' });
  expect(await revision()).toBe(before + 1);
  expect(await list()).toMatchObject({ results: [], matches_estimated: 0, stars: [0, 0, 0, 0, 0] });
  expect((await own('hidden')).map((one) => one.id)).toEqual([id]);
  // What its author writes does not bring it back.
  expect((await put(order, { qualification: 3 })).body).toMatchObject({ hidden_for: 'spam' });
  expect((await list()).stars).toEqual([0, 0, 0, 0, 0]);
  await moderate(id, { hidden_for: null });
  expect((await list()).stars).toEqual([0, 0, 1, 0, 0]);
  expect((await own('3')).map((one) => one.id)).toEqual([id]);
  expect(await own('5')).toEqual([]);
});

test('each change is in the history, and can be taken back', async () => {
  const { staff, store, moderate, list } = shelf;
  await moderate(id, { hidden_for: 'offensive' });
  const entry = await row(
    'a',
    sql<{ id: string; before: string; after: string }>`SELECT id, before, after FROM store_edit
      WHERE store_id = ${store.id} AND subject = 'review' AND subject_id = ${id}`,
  );
  expect([entry.before, entry.after]).toEqual([
    '{"hidden_for":null}',
    '{"hidden_for":"offensive"}',
  ]);
  const scope = staff.scope(store);
  const change = await takeBack(scope, entry.id);
  if (!change.ok) expect.fail(change.error.code);
  expect(await scope.cell.write(change.value.statements)).toEqual({ ok: true });
  expect((await list()).results.map((one) => one.id)).toEqual([id]);
});

test('of twenty who answer at one time one does; an answer to an older text is refused', async () => {
  const { moderate, put } = shelf;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => moderate(id, { answer: `Turno ${turn}`, version: 1 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await put(order, { text: 'Otra cosa' });
  const late = await moderate(id, { answer: 'A lo de antes', version: 2 });
  expect([late.status, late.body.code]).toEqual([409, 'edited_meanwhile']);
  expect(
    await rows('a', sql`SELECT 1 FROM store_edit WHERE subject = 'review' AND subject_id = ${id}`),
  ).toHaveLength(1);
});

test('another store finds no such review, and nothing else is taken', async () => {
  const { moderate } = shelf;
  const foreign = await moderate(id, { hidden_for: 'spam' }, await makeStore());
  expect([foreign.status, foreign.body.code]).toEqual([404, 'review_not_found']);
  for (const body of [{ hidden_for: 'me cae mal' }, { answer: '' }, { answer: 'x'.repeat(2001) }]) {
    expect((await moderate(id, body)).status).toBe(400);
  }
});
