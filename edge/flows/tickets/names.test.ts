/** The names of the accounts that admitted tickets. */
import { expect, test } from 'vitest';
import { openWork } from '../../../tests/support/work-scope.ts';
import { namesOf } from './names.ts';

test('each account that admitted has its name, once; a ticket that nobody admitted has none', async () => {
  const { scope, directory } = openWork();
  directory.exec(`PRAGMA foreign_keys = OFF;
    INSERT INTO account (id, username, full_name, locale, store_id, created_at, updated_at) VALUES
      ('ac_ana', 'ana', 'Ana Ruiz', 'es', 'st_una', 1, 1), ('ac_eva', 'eva', 'Eva Paz', 'es', 'st_una', 1, 1)`);
  const rows = ['ac_ana', null, 'ac_ana', 'ac_gone'].map((admitted_by) => ({ admitted_by }));
  expect([...(await namesOf(scope, rows))]).toEqual([['ac_ana', 'Ana Ruiz']]);
});

test('where nobody admitted, nothing is read', async () => {
  const { scope } = openWork();
  expect(await namesOf(scope, [{ admitted_by: null }])).toEqual(new Map());
  expect([scope.directory.cost.roundTrips, scope.cell.cost.roundTrips]).toEqual([0, 0]);
});
