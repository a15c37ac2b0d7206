/** Reports that providers give by a call: fetched once a day, divided among the networks, taken once. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import {
  fetchOwnReports,
  fetchPlatformReports,
} from '../../../edge/flows/money/settlements/fetch-reports.ts';
import { FAKE_KEYS } from '../../../edge/providers/payment/fake.ts';
import type { ReportLine } from '../../../shared/rules/settlements.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { giveKeys } from '../purchase/give-keys.ts';
import { fresh, makeStore, row, write } from '../purchase/world.ts';
import { makeCounter, type Counter } from './refunding.ts';
import { makeSettling } from './settling.ts';

newBuyersEachTest();

const HOUR_MS = 3_600_000;
const lineOf = (reference: string, fee = 720): ReportLine => ({
  kind: 'payment',
  reference,
  subject: null,
  gross: 20_000,
  fee,
  net: 20_000 - fee,
});

// The first network of all keeps what names no payment.
beforeAll(async () => void (await makeStore()));

let counter: Counter;
let books: ReturnType<typeof makeSettling>;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Each test's platform is asked anew.
  await write('a', sql`DELETE FROM settlement_source`);
  counter = await makeCounter();
  books = makeSettling(counter.world, counter.store);
});

const reportOf = (lines: readonly ReportLine[], report = fresh('po_')) => ({
  report,
  paidOn: '2100-08-20',
  currency: 'MXN',
  lines,
});

async function fetched(hours = 0) {
  const { world } = counter;
  world.clock.advance(hours * HOUR_MS);
  const work = world.work('a');
  await fetchPlatformReports(work);
  await fetchOwnReports(work);
}

test('a report of the platform’s account is divided among the networks, and taken once', async () => {
  const { world, paid, balances, differences } = counter;
  const other = await makeCounter();
  const [own, theirs] = [await paid(), await other.paid()];
  const lines = [lineOf(own.reference), lineOf(theirs.reference, 500), lineOf('pi_of_nobody')];
  world.cards.payOut(reportOf(lines));
  await fetched();
  expect((await books.list()).body).toMatchObject({
    results: [{ net: 19_280, lines: 1, open_lines: 0, origin: 'provider', of: 'platform' }],
  });
  expect(await balances()).toMatchObject({ bank: -19_280 });
  expect(await other.balances()).toMatchObject({ bank: -19_500 });
  const kept = await row(
    'a',
    sql<{ n: number }>`SELECT count(*) AS n FROM settlement_line
      WHERE charge_ref = 'pi_of_nobody' AND problem = 'unknown_reference'`,
  );
  expect(kept.n).toBeGreaterThan(0);
  const before = await balances();
  await fetched(25);
  await fetched(25);
  expect(await balances()).toEqual(before);
  expect((await books.list()).body.results).toHaveLength(1);
  expect(await differences()).toEqual([]);
  expect(await other.differences()).toEqual([]);
});

test('an account is asked once a day, and each hour while it fails', async () => {
  const { world, paid } = counter;
  const { reference } = await paid();
  const asked = vi.spyOn(world.cards, 'settlements');
  const platform = async () => asked.mock.calls.length;
  world.cards.payOut('down');
  await fetched();
  const once = await platform();
  await fetched(0.5);
  expect(await platform()).toBe(once);
  world.cards.payOut(reportOf([lineOf(reference)]));
  await fetched(1);
  expect(await platform()).toBeGreaterThan(once);
  expect((await books.list()).body.results).toHaveLength(1);
  const done = await platform();
  await fetched(1);
  expect(await platform()).toBe(done);
});

test('another content under an id that was taken is a fault, and changes nothing', async () => {
  const { world, paid, balances } = counter;
  const { reference } = await paid();
  const report = fresh('po_');
  world.cards.payOut(reportOf([lineOf(reference)], report));
  await fetched();
  const before = await balances();
  world.cards.payOut(reportOf([lineOf(reference, 999)], report));
  await fetched(25);
  expect(await balances()).toEqual(before);
  const source = await row(
    'a',
    sql`SELECT fault, read_until FROM settlement_source
      WHERE account = 'platform' AND provider = 'str_card'`,
  );
  expect(source).toEqual({ fault: 'settlement_differs', read_until: '2100-08-20' });
});

test('a store’s own account gives its reports to that store; open lines are compared again by themselves', async () => {
  const { world, store, paid, balances } = counter;
  await giveKeys(world, store, { secret_key: FAKE_KEYS.secret_key });
  const { payment, reference } = await paid();
  await write('a', sql`UPDATE payment SET state = 'processing' WHERE id = ${payment}`);
  world.cards.payOut(reportOf([lineOf(reference)]));
  await fetched();
  const { results, sources } = (await books.list()).body;
  expect(results).toMatchObject([{ of: 'store', open_lines: 1, open_net: 19_280 }]);
  expect(sources).toMatchObject([{ is_failing: false }]);
  await write('a', sql`UPDATE payment SET state = 'approved' WHERE id = ${payment}`);
  await fetched(25);
  expect((await books.list()).body.results).toMatchObject([{ open_lines: 0, open_net: 0 }]);
  expect(await balances()).toEqual({});
});
