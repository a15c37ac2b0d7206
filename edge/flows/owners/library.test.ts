/** The pictures of a store's library, by their addresses. */
import { expect, test } from 'vitest';
import { openWork } from '../../../tests/support/work-scope.ts';
import { libraryPhoto, libraryPhotos } from './library.ts';

const ONE = '/media/st_una/1.webp';
const photo = { url: ONE, width: 4, height: 3 };

function openLibrary() {
  const work = openWork();
  work.cell.exec(`PRAGMA foreign_keys = OFF;
    INSERT INTO picture (id, store_id, name, key, hash, type, bytes, width, height, colors, created_at)
    VALUES ('pc_1', 'st_una', 'Uno', 'st_una/1.webp', 'h1', 'image/webp', 9, 4, 3, '[]', 0),
      ('pc_2', 'st_otra', 'Dos', 'st_otra/2.webp', 'h2', 'image/webp', 9, 4, 3, '[]', 0)`);
  return work;
}

test('a store has its own pictures alone, and none by an address outside of the library', async () => {
  const { scope } = openLibrary();
  const urls = [ONE, '/media/st_otra/2.webp', 'https://evil.test/st_una/1.webp', '/media/none'];
  expect([...(await libraryPhotos(scope, urls))]).toEqual([[ONE, photo]]);
});

test('for no address nothing is read', async () => {
  const { scope } = openLibrary();
  expect(await libraryPhotos(scope, [])).toEqual(new Map());
  expect(scope.cell.cost.roundTrips).toBe(0);
});

test('a thing keeps the photo that it shows, gets one of the library, and no other', async () => {
  const { scope } = openLibrary();
  const gone = JSON.stringify({ url: '/media/st_una/gone.webp', width: 1, height: 1 });
  expect(await libraryPhoto(scope, null, null)).toEqual({ ok: true, value: null });
  expect(await libraryPhoto(scope, gone, '/media/st_una/gone.webp')).toEqual({
    ok: true,
    value: gone,
  });
  expect(await libraryPhoto(scope, gone, ONE)).toEqual({ ok: true, value: JSON.stringify(photo) });
  expect(await libraryPhoto(scope, null, '/media/st_otra/2.webp')).toEqual({
    ok: false,
    error: { code: 'image_not_found', field: 'photo' },
  });
});
