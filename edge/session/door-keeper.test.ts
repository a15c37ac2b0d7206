import { expect, test } from 'vitest';
import { openWork } from '../../tests/support/work-scope.ts';
import { readKeeper } from './door-keeper.ts';

const NOW = 1_000_000;

test('a device has its link until it is revoked or over, in its own store', async () => {
  const { scope, cell } = openWork();
  const storeId = scope.tenant.storeId;
  cell.exec(`PRAGMA foreign_keys = OFF;
    INSERT INTO door_link (id, store_id, item_id, name, made_by, made_at, expires_at) VALUES
      ('dk_1', '${storeId}', 'it_1', 'Norte', 'ac_1', 1, ${NOW + 1}),
      ('dk_2', 'st_ajena', 'it_2', 'Otra', 'ac_2', 1, ${NOW + 1});
    INSERT INTO door_link_device VALUES ('hash', 'dk_1', 'Chrome', 1, ${NOW - 59_999}),
      ('other', 'dk_2', 'Chrome', 1, 1)`);
  const read = (device: string, now = NOW) => readKeeper(scope.cell, { device, storeId, now });
  const keeper = { link: 'dk_1', name: 'Norte', event: 'it_1', gate: null, device: 'hash' };
  expect(await read('hash')).toEqual({ keeper, touch: undefined });
  expect(await read('other')).toBeNull();
  expect(await read('none')).toBeNull();
  expect(await read('hash', NOW + 1)).toBeNull();
  cell.exec(`UPDATE door_link_device SET seen_at = ${NOW - 60_000}`);
  const found = await read('hash');
  if (!found?.touch) throw new Error('its use was not noted');
  await scope.cell.write([found.touch]);
  expect((await read('hash'))?.touch).toBeUndefined();
  cell.exec("UPDATE door_link SET revoked_at = 1, revoked_by = 'ac_1'");
  expect(await read('hash')).toBeNull();
});
