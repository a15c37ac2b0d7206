/** What an isolate trusts of a store's keys for some seconds. */
import { beforeEach, expect, test } from 'vitest';
import { openWork, type Work } from '../../../tests/support/work-scope.ts';
import { forgetIsolate } from '../../../shared/kernel/isolate-memory.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { forgetKnown, knownKey, takesKeyless } from './known.ts';

const KEY = `pk_${'0'.repeat(24)}`;

let work: Work;
beforeEach(() => {
  forgetIsolate();
  work = openWork();
  work.cell.exec(`PRAGMA foreign_keys = OFF;
    INSERT INTO embed_key (id, store_id, public_key, partner, origins, per_minute, state, created_at)
    VALUES ('ek_1', 'st_una', '${KEY}', 'Blog', '[]', 600, 'active', 0)`);
});

const pause = () => work.cell.exec("UPDATE embed_key SET state = 'paused'");
const state = async (scope: RequestScope = work.scope) => (await knownKey(scope, KEY))?.state;

/** The same scope, in which something happens between a read and its answer. */
function meanwhile(happens: () => void): RequestScope {
  const { cell } = work.scope;
  const first: typeof cell.first = async (statement) => {
    const row = await cell.first(statement);
    happens();
    return row;
  };
  return { ...work.scope, cell: Object.assign(Object.create(cell) as typeof cell, { first }) };
}

test('a key is trusted for ten seconds, unless this isolate changed it', async () => {
  expect(await state()).toBe('active');
  pause();
  work.clock.advance(9_999);
  expect(await state()).toBe('active');
  forgetKnown(work.scope.tenant.storeId);
  expect(await state()).toBe('paused');
  work.cell.exec("UPDATE embed_key SET state = 'active'");
  work.clock.advance(10_000);
  expect(await state()).toBe('active');
});

test('a clock that is put back makes nothing trusted for longer', async () => {
  expect(await state()).toBe('active');
  pause();
  work.clock.advance(-60_000);
  expect(await state()).toBe('paused');
});

test('a key, and a store’s rule, that changed while they were read are read again', async () => {
  const { storeId } = work.scope.tenant;
  const pausing = meanwhile(() => {
    pause();
    forgetKnown(storeId);
  });
  expect(await state(pausing)).toBe('active');
  expect(await state()).toBe('paused');

  const refusing = meanwhile(() => {
    work.cell.exec(`INSERT INTO embed_setting (store_id, keyless) VALUES ('${storeId}', 0)`);
    forgetKnown(storeId);
  });
  expect(await takesKeyless(refusing)).toBe(true);
  expect(await takesKeyless(work.scope)).toBe(false);
});

test('a text that is no key is looked up each time', async () => {
  work.cell.exec('DELETE FROM embed_key');
  expect(await state()).toBeUndefined();
  work.cell.exec(`INSERT INTO embed_key (id, store_id, public_key, partner, origins, per_minute,
      state, created_at)
    VALUES ('ek_2', 'st_una', '${KEY}', 'Blog', '[]', 600, 'active', 0)`);
  expect(await state()).toBe('active');
});
