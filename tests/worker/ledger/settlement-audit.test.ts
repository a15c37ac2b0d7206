/** The audit of what providers paid out: settlements, their postings and the clearing account. */
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { raw } from '../../../edge/db/sql.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { fresh, row, rows, write } from '../purchase/world.ts';
import { makeCounter, type Counter } from './refunding.ts';
import { fileOf, makeSettling } from './settling.ts';

newBuyersEachTest();

let counter: Counter;
let books: ReturnType<typeof makeSettling>;
beforeEach(async () => {
  counter = await makeCounter();
  books = makeSettling(counter.world, counter.store);
});

describe('the audit', () => {
  /** Changes rows as somebody with the database's keys could, looks, and puts them back. */
  async function foundAfter(change: string, back: string) {
    const guards = await rows(
      'a',
      sql<{ name: string; sql: string }>`SELECT name, sql FROM sqlite_schema
        WHERE type = 'trigger' AND tbl_name IN ('settlement', 'settlement_line')`,
    );
    for (const { name } of guards) await write('a', raw(`DROP TRIGGER ${name}`));
    await write('a', raw(change));
    const found = await counter.differences();
    await write('a', raw(back));
    for (const guard of guards) await write('a', raw(guard.sql));
    return found;
  }

  test('names each row of a settlement that was altered by hand', async () => {
    const report = fresh('po_');
    const { reference } = await counter.paid();
    const lines = [
      { reference, gross: 20_000, fee: 720 },
      { reference: 'x', gross: 5 },
    ];
    const { id } = (await books.take(fileOf(lines, { report }))).body;
    const one = `WHERE settlement_id = '${id}' AND position = 1`;
    const whole = `WHERE id = '${id}'`;
    const of = 'settlements';
    const subject = `str_card ${report}`;
    expect(
      await foundAfter(
        `UPDATE settlement_line SET fee = 620, net = 19380 ${one}`,
        `UPDATE settlement_line SET fee = 720, net = 19280 ${one}`,
      ),
    ).toEqual([
      { of, subject: `${subject} line 1 settled`, kept: 19_280, proved: 19_380 },
      { of, subject: `${subject} line 1 fee`, kept: 720, proved: 620 },
      { of, subject: `${subject} fee`, kept: 720, proved: 620 },
      { of, subject: `${subject} net`, kept: 19_285, proved: 19_385 },
      { of, subject: `${subject} as it was taken`, kept: 2, proved: 2 },
    ]);
    expect(
      await foundAfter(
        `UPDATE settlement SET paid_on = '2100-08-21' ${whole}`,
        `UPDATE settlement SET paid_on = '2100-08-20' ${whole}`,
      ),
    ).toEqual([{ of, subject: `${subject} as it was taken`, kept: 2, proved: 2 }]);
    expect(
      await foundAfter(
        `UPDATE settlement_line SET problem = 'unexplained', matched_at = NULL ${one}`,
        `UPDATE settlement_line SET problem = NULL, matched_at = 1 ${one}`,
      ),
    ).toMatchObject([
      { subject: `${subject} line 1 settled`, kept: 19_280, proved: 0 },
      { subject: `${subject} line 1 fee`, kept: 720, proved: 0 },
    ]);
  });

  test('names a settled payment that the clearing account has otherwise, and postings of no report', async () => {
    const { store, paid } = counter;
    const { reference } = await paid();
    const { id } = (await books.take(fileOf([{ reference, gross: 20_000 }]))).body;
    const { report } = (await books.one(id)).body;
    const guard = await row(
      'a',
      sql<{ sql: string }>`SELECT sql FROM sqlite_schema WHERE name = 'ledger_posting_keeps'`,
    );
    await write('a', sql`DROP TRIGGER ledger_posting_keeps`);
    const payments = `network_id = '${store.id}' AND cause LIKE 'paid:%'`;
    await write('a', raw(`UPDATE ledger_posting SET amount = 19999 WHERE ${payments}`));
    const found = await counter.differences();
    await write('a', raw(`UPDATE ledger_posting SET amount = 20000 WHERE ${payments}`));
    const settled = `network_id = '${store.id}' AND cause LIKE 'settled:%'`;
    await write('a', raw(`UPDATE ledger_posting SET cause = 'settled:none-1' WHERE ${settled}`));
    const unasked = await counter.differences();
    await write('a', raw(`UPDATE ledger_posting SET cause = 'settled:${id}-1' WHERE ${settled}`));
    await write('a', raw(guard.sql));
    const of = 'settlements';
    const subject = `str_card ${report} line 1`;
    expect(found).toContainEqual({
      of,
      subject: `${subject} clearing`,
      kept: 19_999,
      proved: 20_000,
    });
    expect(unasked).toEqual([
      { of, subject: `${subject} settled`, kept: 0, proved: 20_000 },
      { of, subject: 'settled:none-1', kept: 20_000, proved: 0 },
    ]);
  });
});
