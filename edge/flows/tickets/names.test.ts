/** The names of the accounts and links that admitted tickets. */
import { expect, test } from 'vitest';
import { openWork } from '../../../tests/support/work-scope.ts';
import { namesOf } from './names.ts';

test('each account that admitted has its name, once; a ticket that nobody admitted has none', async () => {
  const { scope, directory } = openWork();
  directory.exec(`PRAGMA foreign_keys = OFF;
    INSERT INTO account (id, username, full_name, locale, store_id, created_at, updated_at) VALUES
      ('ac_ana', 'ana', 'Ana Ruiz', 'es', 'st_una', 1, 1), ('ac_eva', 'eva', 'Eva Paz', 'es', 'st_una', 1, 1)`);
  const admitted = ['ac_ana', null, 'ac_ana', 'ac_gone'];
  expect([...(await namesOf(scope, admitted))]).toEqual([['ac_ana', 'Ana Ruiz']]);
});

test('where nobody admitted, nothing is read', async () => {
  const { scope } = openWork();
  expect(await namesOf(scope, [null])).toEqual(new Map());
  expect([scope.directory.cost.roundTrips, scope.cell.cost.roundTrips]).toEqual([0, 0]);
});

test('a link has the name that its store gave it, in that store alone', async () => {
  const { scope, cell } = openWork();
  const own = scope.tenant.storeId;
  cell.exec(`PRAGMA foreign_keys = OFF;
    INSERT INTO door_link (id, store_id, item_id, name, made_by, made_at, expires_at) VALUES
      ('dk_norte', '${own}', 'it_1', 'Puerta norte', 'ac_ana', 1, 2),
      ('dk_ajena', 'st_ajena', 'it_2', 'Otra', 'ac_eva', 1, 2)`);
  expect([...(await namesOf(scope, ['dk_norte', 'dk_ajena', 'dk_norte']))]).toEqual([
    ['dk_norte', 'Puerta norte'],
  ]);
});
