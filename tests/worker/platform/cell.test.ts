import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Database, type Cell } from '../../../edge/db/database.ts';
import { sql, type Statement } from '../../../edge/db/cell-sql.ts';
import { assertThat } from '../../../edge/db/sql.ts';

const DEEP = 8;

let cell: Cell;
beforeEach(async () => {
  cell = new Database<'cell'>('a', env.CELL_A);
  await env.CELL_A.exec('DROP TABLE IF EXISTS shelf');
  await env.CELL_A.exec(
    'CREATE TABLE shelf (id TEXT PRIMARY KEY, name TEXT UNIQUE, on_hand INTEGER, reserved INTEGER, CHECK (reserved <= on_hand))',
  );
});

const one = (value: number) => sql<{ n: number }>`SELECT ${value} AS n`;
const broken = sql`SELECT * FROM nowhere`;

describe('reads', () => {
  test('of one turn travel together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => cell.first(one(index))),
    );
    expect(answers.map((row) => row?.n)).toEqual(Array.from({ length: 30 }, (_, index) => index));
    expect(cell.cost.roundTrips).toBe(1);
    expect(cell.cost.milliseconds).toBeGreaterThanOrEqual(0);
  });

  test('join, though their callers stand a few promises apart', async () => {
    async function nested(depth: number): Promise<number | undefined> {
      if (depth === 0) return (await cell.first(one(1)))?.n;
      return await nested(depth - 1);
    }
    const later = Promise.resolve()
      .then(() => undefined)
      .then(() => cell.first(one(2)));
    const [first, second] = await Promise.all([nested(DEEP), later]);
    expect([first, second?.n]).toEqual([1, 2]);
    expect(cell.cost.roundTrips).toBe(1);
  });

  test('of another turn are another round trip', async () => {
    await cell.first(one(1));
    await cell.first(one(2));
    expect(cell.cost.roundTrips).toBe(2);
  });

  test('give no row, one row, all rows', async () => {
    const none = sql<{ n: number }>`SELECT 1 AS n WHERE 0`;
    expect(await cell.first(none)).toBeUndefined();
    expect(await cell.read(none)).toEqual([]);
    expect(await cell.read(sql`SELECT 1 AS n UNION ALL SELECT 2`)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('that fail reject their own caller only', async () => {
    const [good, bad, other] = await Promise.allSettled([
      cell.first(one(1)),
      cell.read(broken),
      cell.first(one(2)),
    ]);
    expect(good).toMatchObject({ status: 'fulfilled', value: { n: 1 } });
    expect(bad).toMatchObject({ status: 'rejected' });
    expect(other).toMatchObject({ status: 'fulfilled', value: { n: 2 } });
    await expect(cell.read(broken)).rejects.toThrow(/nowhere/);
  });

  test('of two cells never travel together', async () => {
    const other = new Database<'cell'>('b', env.CELL_B);
    await Promise.all([cell.first(one(1)), other.first(one(2))]);
    expect([cell.cost.roundTrips, other.cost.roundTrips]).toEqual([1, 1]);
  });
});

const put = (id: string, onHand: number, reserved = 0): Statement =>
  sql`INSERT INTO shelf (id, name, on_hand, reserved) VALUES (${id}, ${`name-${id}`}, ${onHand}, ${reserved})`;

async function shelf() {
  return cell.read(
    sql<{ id: string; reserved: number }>`SELECT id, reserved FROM shelf ORDER BY id`,
  );
}

describe('writes', () => {
  test('are all made', async () => {
    expect(await cell.write([put('a', 1), put('b', 2)])).toEqual({ ok: true });
    expect(await shelf()).toHaveLength(2);
  });

  test.each<[string, Statement[], unknown]>([
    ['a primary key', [put('x', 1), put('a', 1)], { kind: 'unique', table: 'shelf' }],
    [
      'a unique name',
      [put('x', 1), sql`INSERT INTO shelf (id, name) VALUES ('y', 'name-a')`],
      { kind: 'unique', table: 'shelf' },
    ],
    [
      'stock that is not there',
      [put('x', 1), sql`UPDATE shelf SET reserved = 9 WHERE id = 'a'`],
      { kind: 'check', table: expect.any(String) },
    ],
    [
      'a condition that does not hold',
      [put('x', 1), assertThat(sql`SELECT count(*) = 5 FROM shelf`)],
      { kind: 'assert' },
    ],
  ])('or none: %s refuses, and says which rule it was', async (_rule, statements, refusal) => {
    await cell.write([put('a', 1)]);
    expect(await cell.write(statements)).toEqual({ ok: false, refusal });
    expect(await shelf()).toEqual([{ id: 'a', reserved: 0 }]);
  });

  test('under a condition that holds are made', async () => {
    expect(
      await cell.write([assertThat(sql`SELECT count(*) = 0 FROM shelf`), put('a', 1)]),
    ).toEqual({ ok: true });
  });

  test('that are a mistake throw', async () => {
    await expect(cell.write([put('a', 1), sql`INSERT INTO nowhere VALUES (1)`])).rejects.toThrow(
      /nowhere/,
    );
    expect(await shelf()).toEqual([]);
  });

  test('that race for the last unit: one wins', async () => {
    await cell.write([put('a', 1)]);
    const take = () =>
      new Database<'cell'>('a', env.CELL_A).write([
        sql`UPDATE shelf SET reserved = reserved + 1 WHERE id = 'a'`,
      ]);
    const written = await Promise.all(Array.from({ length: 20 }, take));
    expect(written.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shelf()).toEqual([{ id: 'a', reserved: 1 }]);
  });
});
