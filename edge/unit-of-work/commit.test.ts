/** A mutation and its key: one answer for a day, one writer, and nothing half written. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Failure } from '../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../shared/kernel/result.ts';
import { NOON, openWork, type Work } from '../../tests/support/work-scope.ts';
import { sql } from '../db/cell-sql.ts';
import { sql as directorySql } from '../db/directory-sql.ts';
import { assertThat } from '../db/sql.ts';
import { answerOf, commit, type Change } from './change.ts';
import { deleteRemembered, readKey, type IdempotentCall } from './idempotency.ts';

const DAY = 86_400_000;
const CALL: IdempotentCall = { call: 'carts.add', key: 'key-0001', requestHash: 'h1' };

let work: Work;
let runs: number;
let after: number;

beforeEach(() => {
  work = openWork();
  work.cell.exec('CREATE TABLE note (id TEXT PRIMARY KEY)');
  work.directory.exec('CREATE TABLE note (id TEXT PRIMARY KEY)');
  runs = 0;
  after = 0;
});

const notes = () =>
  work.cell
    .prepare('SELECT id FROM note ORDER BY id')
    .all()
    .map(({ id }) => id);
const kept = () =>
  work.cell
    .prepare('SELECT store_id, call, key, created_at FROM idempotency ORDER BY 1, 2, 3')
    .all();

/** Writes a note, and answers which run it was. */
function noting(id: string, change: Partial<Change<number>> = {}) {
  return async (): Promise<Result<Change<number>, Failure>> => {
    runs += 1;
    return ok({
      answer: runs,
      statements: [sql`INSERT INTO note (id) VALUES (${id})`],
      committed: async () => void (after += 1),
      ...change,
    });
  };
}

const run = (
  call: IdempotentCall | undefined,
  body = noting('a'),
  of: Work['scope'] = work.scope,
) => commit(of, call, 201, body);

describe('without a key', () => {
  test('a change is written, then what follows it runs after the answer', async () => {
    expect(await run(undefined)).toEqual(ok({ kind: 'new', answer: 1 }));
    expect(notes()).toEqual(['a']);
    expect(kept()).toEqual([]);
    await work.settled();
    expect(after).toBe(1);
  });

  test('a failure writes nothing', async () => {
    const refused = fail({ code: 'not_found' } as const);
    expect(await run(undefined, async () => refused)).toEqual(refused);
    expect([notes(), kept(), after]).toEqual([[], [], 0]);
  });

  test('a batch that the database refuses is explained by the change, else as one under way', async () => {
    await run(undefined);
    const refused = async ({ kind }: { kind: string }) =>
      ({ code: 'not_found', field: kind }) as Failure;
    expect(await run(undefined, noting('a', { refused }))).toEqual(
      fail({ code: 'not_found', field: 'unique' }),
    );
    expect(await run(undefined)).toEqual(fail({ code: 'idempotency_in_progress' }));
    const statements = [
      sql`INSERT INTO note (id) VALUES ('b')`,
      assertThat(sql`EXISTS (SELECT 1 FROM note WHERE id = 'x')`),
    ];
    expect(await run(undefined, noting('b', { statements, refused }))).toEqual(
      fail({ code: 'not_found', field: 'assert' }),
    );
    expect(notes()).toEqual(['a']);
    expect(after).toBe(1);
  });
});

describe('with a key', () => {
  test('the first answer is given again, and nothing is written twice', async () => {
    const first = await run(CALL);
    expect(first).toEqual(ok({ kind: 'new', answer: 1 }));
    const again = await run(CALL, noting('b'));
    expect(again).toEqual(ok({ kind: 'repeat', remembered: { status: 201, answer: '1' } }));
    expect([answerOf(first), answerOf(again)]).toEqual([ok(1), ok(1)]);
    expect(answerOf(fail({ code: 'not_found' }))).toEqual(fail({ code: 'not_found' }));
    expect(notes()).toEqual(['a']);
    expect(after).toBe(1);
  });

  test('a failure after the first answer is that answer', async () => {
    await run(CALL);
    const again = await run(CALL, async () => fail({ code: 'not_found' }));
    expect(again).toMatchObject({ value: { kind: 'repeat' } });
  });

  test('another request with the same key is refused', async () => {
    await run(CALL);
    const other = await run({ ...CALL, requestHash: 'h2' }, noting('b'));
    expect(other).toEqual(fail({ code: 'idempotency_key_reused', field: 'Idempotency-Key' }));
    expect(notes()).toEqual(['a']);
  });

  test('of two callers at once one writes, and both get its answer', async () => {
    const slow = commit(work.scope, CALL, 201, async () => {
      await run(CALL);
      return noting('b')();
    });
    expect(answerOf(await slow)).toEqual(ok(1));
    expect(notes()).toEqual(['a']);
    const failing = { ...CALL, key: 'key-0002' };
    const late = await commit(work.scope, failing, 201, async () => {
      await run(failing, noting('c'));
      return fail({ code: 'not_found' });
    });
    expect(late).toMatchObject({ value: { kind: 'repeat' } });
  });

  test.each<[string, Partial<IdempotentCall>]>([
    ['another key', { key: 'key-0002' }],
    ['another call', { call: 'carts.remove' }],
  ])('%s is another mutation', async (_what, change) => {
    await run(CALL);
    expect(await run({ ...CALL, ...change }, noting('b'))).toMatchObject({ value: { answer: 2 } });
    expect(notes()).toEqual(['a', 'b']);
  });

  test('another store’s key is another mutation', async () => {
    await run(CALL);
    const scope = { ...work.scope, tenant: { ...work.scope.tenant, storeId: 'st_dos' as never } };
    expect(await run(CALL, noting('b'), scope)).toMatchObject({ value: { answer: 2 } });
    expect(kept().map((row) => row['store_id'])).toEqual(['st_dos', 'st_una']);
  });

  test('an answer is given again for a day, and then its key is free; others stay', async () => {
    const scope = { ...work.scope, tenant: { ...work.scope.tenant, storeId: 'st_dos' as never } };
    const others: IdempotentCall[] = [
      { ...CALL, key: 'key-0002' },
      { ...CALL, call: 'carts.remove' },
    ];
    await run(CALL);
    await run(CALL, noting('x'), scope);
    for (const other of others) await run(other, noting(other.key + other.call));
    work.clock.advance(DAY - 1);
    expect(await run(CALL, noting('b'))).toMatchObject({ value: { kind: 'repeat' } });
    work.clock.advance(1);
    expect(await run(CALL, noting('b'))).toMatchObject({ value: { kind: 'new' } });
    expect(kept().filter((row) => row['created_at'] === NOON)).toHaveLength(3);
    expect(kept().filter((row) => row['created_at'] === NOON + DAY)).toEqual([
      { store_id: 'st_una', call: 'carts.add', key: 'key-0001', created_at: NOON + DAY },
    ]);
  });
});

test('a change of the directory keeps its key there', async () => {
  const body = async () =>
    ok({ answer: 1, statements: [directorySql`INSERT INTO note (id) VALUES ('d')`] });
  const done = () => commit(work.scope, CALL, 200, body, 'directory');
  expect(await done()).toMatchObject({ value: { kind: 'new' } });
  expect(await done()).toMatchObject({ value: { kind: 'repeat' } });
  expect(work.directory.prepare('SELECT id FROM note').all()).toEqual([{ id: 'd' }]);
  expect([notes(), kept()]).toEqual([[], []]);
});

test('answers are deleted up to an instant', async () => {
  await run(CALL);
  work.clock.advance(1);
  await run({ ...CALL, key: 'key-0002' }, noting('b'));
  await work.scope.cell.write([deleteRemembered(NOON)]);
  expect(kept().map(({ key }) => key)).toEqual(['key-0002']);
});

describe('a header', () => {
  const read = (header: string | undefined, request = 'r') => readKey(header, 'carts.add', request);

  test('may be missing', async () => {
    expect(await read(undefined)).toEqual(ok(undefined));
    expect(await read('')).toEqual(ok(undefined));
  });

  test.each(['a'.repeat(8), 'a'.repeat(128), 'A_z.0:9-'])('%s is a key', async (header) => {
    expect(await read(header)).toMatchObject({ value: { call: 'carts.add', key: header } });
  });

  test.each([
    'a'.repeat(7),
    'a'.repeat(129),
    'aaaa aaaa',
    'aaaaaaaa!',
    ' aaaaaaaa',
    'ñ'.repeat(8),
    '        ',
  ])('%j is none', async (header) => {
    expect(await read(header)).toEqual(
      fail({ code: 'invalid_idempotency_key', field: 'Idempotency-Key' }),
    );
  });

  test('stands for its request', async () => {
    const [one, same, other] = await Promise.all(
      ['r', 'r', 's'].map((text) => read('a'.repeat(8), text)),
    );
    expect(same).toEqual(one);
    expect(other).not.toEqual(one);
  });
});
