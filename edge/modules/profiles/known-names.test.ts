/** Names that an isolate knows: read once a minute, and anew after a change here. */
import { beforeEach, expect, test } from 'vitest';
import { openWork, type Work } from '../../../tests/support/work-scope.ts';
import { forgetIsolate } from '../../../shared/kernel/isolate-memory.ts';
import { forgetName, readNames } from './known-names.ts';

let work: Work;
beforeEach(() => {
  forgetIsolate();
  work = openWork();
  work.directory.exec(`PRAGMA foreign_keys = OFF;
    INSERT INTO account (id, username, full_name, locale, store_id, created_at, updated_at) VALUES
      ('ac_ana', 'ana', 'Ana Ruiz', 'es', 'st_una', 1, 1), ('ac_eva', 'eva', 'Eva Paz', 'es', 'st_una', 1, 1)`);
});
const trips = () => work.scope.directory.cost.roundTrips;

test('reads those that it does not know, once', async () => {
  expect([...(await readNames(work.scope, ['ac_ana', null, 'ac_ana']))]).toEqual([
    ['ac_ana', 'Ana Ruiz'],
  ]);
  expect([...(await readNames(work.scope, ['ac_eva', 'ac_ana', 'ac_gone']))]).toEqual([
    ['ac_eva', 'Eva Paz'],
    ['ac_ana', 'Ana Ruiz'],
  ]);
  expect(trips()).toBe(2);
  expect((await readNames(work.scope, ['ac_gone', 'ac_eva', 'ac_ana'])).size).toBe(2);
  expect(trips()).toBe(2);
});

test('a name that has changed is known after a minute, or at once where it changed', async () => {
  await readNames(work.scope, ['ac_ana']);
  work.directory.exec("UPDATE account SET full_name = 'Ana Paz' WHERE id = 'ac_ana'");
  const name = async () => (await readNames(work.scope, ['ac_ana'])).get('ac_ana');
  work.clock.advance(59_999);
  expect(await name()).toBe('Ana Ruiz');
  work.clock.advance(1);
  expect(await name()).toBe('Ana Paz');
  work.directory.exec("UPDATE account SET erased_at = 1 WHERE id = 'ac_ana'");
  forgetName('ac_ana');
  expect(await name()).toBeUndefined();
});
