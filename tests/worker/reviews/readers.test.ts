/** Readers report reviews, each once; the store sees reported ones first and decides about them. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readToReport } from '../../../edge/flows/reviews/report.ts';
import { REVIEW_REPORTS_MAX } from '../../../shared/rules/reviews.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { fresh, makeStore, row, write } from '../purchase/world.ts';
import { makeShelf, type Shelf } from './shelf.ts';

newBuyersEachTest();

let shelf: Shelf;
let id: string;
beforeEach(async () => {
  shelf = await makeShelf();
  id = (await shelf.post(await shelf.delivered())).body.id;
});

type Answer = { code?: string };

function report(
  who: string,
  { review = id, reason = 'spam', store = shelf.store, key = fresh('report-key-number-') } = {},
) {
  const path = `/public/reviews/${review}/reports`;
  return shelf.accountWorld(who).call<Answer>(store, 'POST', path, { reason }, withKey(key));
}

const counts = () =>
  row(
    'a',
    sql<{ reports: number; rows: number; version: number }>`SELECT reports, version,
    (SELECT count(*) FROM review_report WHERE review_id = ${id}) AS rows FROM review WHERE id = ${id}`,
  );

test('each account counts once, by whatever key and at one time, and nothing is hidden', async () => {
  const who = fresh('lector');
  const tries = await Promise.all(Array.from({ length: 20 }, () => report(who)));
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await report(who, { reason: 'other' })).status).toBe(200);
  await report(fresh('otra'), { reason: 'offensive' });
  // A report is no change of the review: an answer to the version that was seen stands.
  expect(await counts()).toEqual({ reports: 2, rows: 2, version: 1 });
  expect((await shelf.list()).results.map((one) => one.id)).toEqual([id]);
  expect((await shelf.moderate(id, { answer: 'Gracias', version: 1 })).status).toBe(200);
});

test('the store sees reported reviews first, by their number, with reasons and no names', async () => {
  const later = (await shelf.post(await shelf.delivered())).body.id;
  const latest = (await shelf.post(await shelf.delivered())).body.id;
  const order = async (show?: string) => (await shelf.own(show)).map((one) => one.id);
  await report(fresh('a'), { review: later });
  for (const reason of ['spam', 'spam', 'offensive']) await report(fresh('b'), { reason });
  expect(await order()).toEqual([id, later, latest]);
  expect(await order('reported')).toEqual([id, later]);
  const [first] = await shelf.own();
  expect(first?.reports).toEqual({
    all: 3,
    open: 3,
    reasons: [
      { reason: 'spam', count: 2 },
      { reason: 'offensive', count: 1 },
    ],
  });
  const settled = await shelf.moderate(id, { reports_settled: 3 });
  expect(settled.body.reports).toMatchObject({ all: 3, open: 0 });
  expect(await order('reported')).toEqual([later]);
  await report(fresh('c'));
  expect((await shelf.own('reported')).map(({ reports }) => reports.open)).toEqual([1, 1]);
  // A hidden review waits for nobody; it waits again once it is shown.
  const hidden = await shelf.moderate(later, { hidden_for: 'spam' });
  expect(hidden.body.reports.open).toBe(0);
  expect(await order('reported')).toEqual([id]);
  await shelf.moderate(later, { hidden_for: null });
  expect((await order('reported')).toSorted()).toEqual([id, later].toSorted());
  // No more are set aside than there are.
  expect((await shelf.moderate(id, { reports_settled: 900 })).body.reports.open).toBe(0);
  await report(fresh('d'));
  expect((await shelf.own('reported')).some((one) => one.id === id)).toBe(true);
});

test('a hidden review, and one of an item that the store does not list, is not found', async () => {
  const elsewhere = await report(fresh('a'), { store: await makeStore() });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'review_not_found']);
  await shelf.moderate(id, { hidden_for: 'other' });
  const hidden = await report(fresh('a'));
  expect([hidden.status, hidden.body.code]).toEqual([404, 'review_not_found']);
  expect(await readToReport(shelf.accountWorld('a').scope(shelf.store), id)).toBeNull();
  const unknown = await report(fresh('a'), { reason: 'me cae mal' });
  expect(unknown.status).toBe(400);
  const path = `/public/reviews/${id}/reports`;
  const guest = await shelf.world.call<Answer>(shelf.store, 'POST', path, { reason: 'spam' });
  expect(guest.status).toBe(401);
});

test('a reader sees what is reported, and that it was', async () => {
  const who = fresh('lector');
  const read = () => readToReport(shelf.accountWorld(who).scope(shelf.store), id);
  expect(await read()).toMatchObject({ is_reported: false, review: { id, title: 'Bien' } });
  await report(who);
  expect(await read()).toMatchObject({ is_reported: true });
});

test('one account reports so many a day, and one review counts so many', async () => {
  const who = fresh('lector');
  for (let turn = 0; turn < 20; turn += 1) {
    const other = (await shelf.post(await shelf.delivered())).body.id;
    expect((await report(who, { review: other })).status).toBe(200);
  }
  expect((await report(who)).body.code).toBe('too_many_requests');
  await write('a', sql`UPDATE review SET reports = ${REVIEW_REPORTS_MAX} WHERE id = ${id}`);
  expect((await report(fresh('otra'))).status).toBe(200);
  expect(await counts()).toMatchObject({ reports: REVIEW_REPORTS_MAX, rows: 0 });
});
