import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Database } from '../../../edge/db/database.ts';
import { openDirectory } from '../../../edge/db/cells.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { commit, type Change } from '../../../edge/unit-of-work/change.ts';
import type { RequestScope } from '../../../edge/unit-of-work/scope.ts';
import {
  readKey,
  REMEMBERED_MS,
  type IdempotentCall,
} from '../../../edge/unit-of-work/idempotency.ts';
import { noResizer } from '../../../edge/providers/image/cloudflare.ts';
import { fakePayments } from '../../../edge/providers/payment/fake.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { nobody } from '../../support/nobody.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { NOON, openStore } from './stores.ts';

const clock = fixedClock(NOON);
let made = 0;
let slug: string;
const later: Promise<unknown>[] = [];

beforeEach(async () => {
  made += 1;
  slug = `tienda${made}`;
  await openStore({ slug, cell: 'a' });
});

/** A request's scope with its own cell. */
function scope(): RequestScope {
  return {
    env: readEnv(env),
    ports: { clock, payments: fakePayments(), images: noResizer, passwords: quickPasswords },
    requestId: 'rq_test',
    tenant: {
      storeId: `st_${slug}` as StoreId,
      slug,
      cell: 'a',
      rootId: null,
      canonicalDomain: null,
      origin: '',
      base: '',
    },
    cell: new Database<'cell'>('a', env.CELL_A),
    directory: openDirectory(env),
    visitor: nobody,
    backOffice: [],
    locale: 'es',
    region: undefined,
    later: (work) => void later.push(work),
  };
}

async function keyFor(body: string, key = 'key-12345678', call = 'call'): Promise<IdempotentCall> {
  const read = await readKey(key, call, body);
  if (!read.ok || !read.value) throw new Error('no key');
  return read.value;
}

type Work = () => Promise<Result<Change<{ id: string }>, Failure>>;

/** Opens one more cart, with an answer of its own. */
function opening(id: string, change: Partial<Change<{ id: string }>> = {}): Work {
  return () =>
    Promise.resolve(
      ok({
        answer: { id },
        statements: [
          sql`INSERT INTO cart (id, store_id, lines, updated_at) VALUES (${id}, ${`st_${slug}`}, '[]', ${clock.now()})`,
        ],
        ...change,
      }),
    );
}

async function carts(): Promise<number> {
  const row = await new Database<'cell'>('a', env.CELL_A).first(
    sql<{ n: number }>`SELECT count(*) AS n FROM cart WHERE store_id = ${`st_${slug}`}`,
  );
  return row?.n ?? 0;
}

const id = (name: string) => `cr_${slug}_${name}`;

test('a change is made once, and its answer given again', async () => {
  const key = await keyFor('body');
  expect(await commit(scope(), key, 201, opening(id('1')))).toEqual(
    ok({ kind: 'new', answer: { id: id('1') } }),
  );
  expect(await commit(scope(), key, 201, opening(id('2')))).toEqual(
    ok({ kind: 'repeat', remembered: { status: 201, answer: JSON.stringify({ id: id('1') }) } }),
  );
  expect(await carts()).toBe(1);
});

test('of a hundred that race with one key exactly one writes; all get its answer', async () => {
  const key = await keyFor('body');
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      commit(scope(), key, 201, opening(id(String(index)))),
    ),
  );
  expect(await carts()).toBe(1);
  const texts = answers.map((answer) => {
    if (!answer.ok) throw new Error(answer.error.code);
    const { value } = answer;
    return value.kind === 'new' ? JSON.stringify(value.answer) : value.remembered.answer;
  });
  expect(new Set(texts).size).toBe(1);
  expect(answers.filter((answer) => answer.ok && answer.value.kind === 'new')).toHaveLength(1);
});

test('the same key with another body is refused, and writes nothing', async () => {
  await commit(scope(), await keyFor('one'), 201, opening(id('1')));
  const other = await commit(scope(), await keyFor('two'), 201, opening(id('2')));
  expect(other).toEqual(fail({ code: 'idempotency_key_reused', field: 'Idempotency-Key' }));
  expect(await carts()).toBe(1);
});

test('another call, or another store, has keys of its own', async () => {
  await commit(scope(), await keyFor('body'), 201, opening(id('1')));
  const other = await commit(
    scope(),
    await keyFor('body', 'key-12345678', 'other'),
    201,
    opening(id('2')),
  );
  expect(other).toMatchObject({ value: { kind: 'new' } });
  made += 1;
  slug = `tienda${made}`;
  await openStore({ slug, cell: 'a' });
  expect(await commit(scope(), await keyFor('body'), 201, opening(id('1')))).toMatchObject({
    value: { kind: 'new' },
  });
});

describe('an answer is remembered for a day', () => {
  test('and forgotten after it', async () => {
    const key = await keyFor('body');
    await commit(scope(), key, 201, opening(id('1')));
    clock.advance(REMEMBERED_MS - 1);
    expect(await commit(scope(), key, 201, opening(id('2')))).toMatchObject({
      value: { kind: 'repeat' },
    });
    clock.advance(1);
    expect(await commit(scope(), key, 201, opening(id('3')))).toMatchObject({
      value: { kind: 'new' },
    });
    expect(await carts()).toBe(2);
  });
});

describe('a failure', () => {
  test('is not remembered', async () => {
    const key = await keyFor('body');
    const failing: Work = () => Promise.resolve(fail({ code: 'out_of_stock' }));
    expect(await commit(scope(), key, 201, failing)).toEqual(fail({ code: 'out_of_stock' }));
    expect(await commit(scope(), key, 201, opening(id('1')))).toMatchObject({
      value: { kind: 'new' },
    });
  });

  test('of a repeat is no failure: the first answer counts', async () => {
    const key = await keyFor('body');
    await commit(scope(), key, 201, opening(id('1')));
    const failing: Work = () => Promise.resolve(fail({ code: 'out_of_stock' }));
    expect(await commit(scope(), key, 201, failing)).toMatchObject({ value: { kind: 'repeat' } });
  });

  test('of the database’s rules is told by the use case, and leaves no memory', async () => {
    const key = await keyFor('body');
    await commit(scope(), undefined, 201, opening(id('1')));
    const refused = await commit(
      scope(),
      key,
      201,
      opening(id('1'), {
        refused: (refusal) =>
          Promise.resolve({
            code: refusal.kind === 'unique' ? 'checkout_already_placed' : 'internal_error',
          }),
      }),
    );
    expect(refused).toEqual(fail({ code: 'checkout_already_placed' }));
    expect(await commit(scope(), key, 201, opening(id('2')))).toMatchObject({
      value: { kind: 'new' },
    });
  });
});

test('work after a change does not change its answer', async () => {
  const done = await commit(
    scope(),
    await keyFor('body'),
    201,
    opening(id('1'), { committed: () => Promise.reject(new Error('later')) }),
  );
  expect(done).toMatchObject({ ok: true, value: { kind: 'new' } });
  const [settled] = await Promise.allSettled(later.splice(0));
  expect(settled?.status).toBe('rejected');
});

test.each([
  ['', true],
  ['12345678', true],
  ['a.b:c-d_e9', true],
  ['1234567', false],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['with space', false],
  ['semi;colon', false],
])('the key %j: %s', async (key, good) => {
  expect((await readKey(key, 'call', 'body')).ok).toBe(good);
});
