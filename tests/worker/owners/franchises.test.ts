/** The franchises of a network that a store shows. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore, write } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';

const FRANCHISES = '/store/st_uno:st_uno/other/store/franchises';

let owner: Caller;
let other: Caller;

const ask = (method: string, path = '', body?: object, who = owner, key = crypto.randomUUID()) =>
  who(method, `${FRANCHISES}${path}`, body, method === 'GET' ? undefined : key);
const shown = async () => {
  const { body } = await ask('GET');
  const results = body['results'] as { id: string }[];
  expect(body['matches_estimated']).toBe(results.length);
  return results.map(({ id }) => id);
};

/** A network: the root `marca`, its store `uno`, its franchises `prisma` and `roble`; `ajena` is of none. */
beforeAll(async () => {
  await openStore({ slug: 'marca', cell: 'a' });
  for (const slug of ['uno', 'prisma', 'roble'])
    await openStore({ slug, cell: 'a', root: 'marca' });
  await openStore({ slug: 'ajena', cell: 'a' });
  await write(
    'a',
    sql`UPDATE store SET store_type = 'franchise' WHERE id IN ('st_prisma', 'st_roble', 'st_ajena')`,
  );
  const platform = startPlatform();
  for (const name of ['duena', 'otra']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('otra', 'ajena', 'owner');
  owner = await calling(platform, 'duena', 'uno');
  other = await calling(platform, 'otra', 'ajena');
});
beforeEach(() => write('a', sql`DELETE FROM franchise_out`));

test('a store shows all of its network until one is taken out, and again once it is added', async () => {
  expect(await shown()).toEqual(['st_prisma', 'st_roble']);
  const key = crypto.randomUUID();
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await ask('DELETE', '/st_roble', undefined, owner, key);
    expect([status, body]).toEqual([200, { in_store: false }]);
  }
  expect(await shown()).toEqual(['st_prisma']);
  // The network's own list stays whole: the picker shows it.
  const { body: all } = await owner('GET', '/published/franchises');
  expect(all['matches_estimated']).toBe(2);
  expect((await ask('PUT', '/st_roble')).body).toEqual({ in_store: true });
  expect((await ask('PUT', '/st_roble')).body).toEqual({ in_store: true });
  expect(await shown()).toEqual(['st_prisma', 'st_roble']);
});

test('the flags are a map of ids, without stores that are no franchise of the network', async () => {
  await ask('DELETE', '/st_prisma');
  const body = { franchises: ['st_prisma', 'st_roble', 'st_ajena', 'st_uno'] };
  expect((await ask('POST', '/instore', body)).body).toEqual({
    st_prisma: false,
    st_roble: true,
  });
});

test('the history keeps a removal and takes it back', async () => {
  await ask('DELETE', '/st_prisma');
  const path = '/store/st_uno:st_uno/other/store/history';
  const { body } = await owner('GET', `${path}?subject=franchise&limit=1`);
  const [entry] = body['results'] as { id: string; before: object }[];
  expect(entry?.before).toEqual({ in_store: true });
  const back = await owner('POST', `${path}/${entry?.id}/take-back`, {}, crypto.randomUUID());
  expect(back.status).toBe(200);
  expect(await shown()).toEqual(['st_prisma', 'st_roble']);
});

test('a store of another network is no franchise here, and no other owner may choose', async () => {
  expect((await ask('DELETE', '/st_ajena')).body['code']).toBe('franchise_not_found');
  expect((await ask('DELETE', '/st_prisma', undefined, other)).status).toBe(404);
  expect(await shown()).toEqual(['st_prisma', 'st_roble']);
});
