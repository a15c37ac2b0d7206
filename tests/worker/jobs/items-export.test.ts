import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import type { Job } from '../../../shared/contracts/jobs.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { listItems, openStore, write } from '../platform/stores.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { callerOf, type Caller } from '../staff/caller.ts';
import { workOn } from './work-on.ts';

const ITEMS = 401;

let platform: Platform;
let owner: Caller;
let accountant: Caller;
let neighbour: Caller;
let cookie: string;

beforeAll(async () => {
  await openStore({ slug: 'archivo', cell: 'a' });
  await openStore({ slug: 'archivo-dos', cell: 'a' });
  await listItems({ slug: 'archivo', cell: 'a' }, ITEMS);
  await write('a', sql`UPDATE item SET name = '=' || name WHERE owner_id = 'st_archivo'`);
  platform = startPlatform();
  for (const name of ['archivera', 'contadora', 'vecina']) await openAccount(name);
  await appoint('archivera', 'archivo', 'owner');
  await appoint('contadora', 'archivo', 'accountant');
  await appoint('vecina', 'archivo-dos', 'owner');
  cookie = await signIn('archivera', 'archivo.localhost');
  owner = callerOf(platform, 'archivo', cookie);
  accountant = callerOf(platform, 'archivo', await signIn('contadora', 'archivo.localhost'));
  neighbour = callerOf(platform, 'archivo-dos', await signIn('vecina', 'archivo-dos.localhost'));
});

test("an owner's items become a file that only this store's people with the grant can fetch", async () => {
  const started = await owner('POST', '/jobs/items-export', {}, 'key-of-the-export');
  expect(started).toMatchObject({ status: 201, body: { state: 'waiting', kind: 'items-export' } });
  const again = await owner('POST', '/jobs/items-export', {}, 'key-of-the-export');
  const { id } = started.body as unknown as Job;
  expect(again.body).toMatchObject({ id });
  await workOn(platform, id);

  const job = await owner('GET', `/jobs/${id}`);
  expect(job.body).toMatchObject({ state: 'done', done: ITEMS, total: ITEMS, has_file: true });
  const url = `http://archivo.localhost/admin/trabajos/${id}/archivo`;
  const file = await platform.ask(url, { headers: { cookie } });
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('cache-control')).toBe('no-store');
  const rows = (await file.text()).trimEnd().split('\r\n');
  expect(rows).toHaveLength(ITEMS + 1);
  expect(rows[0]).toMatch(/^\uFEFF?item,slug,kind/);
  expect(rows[1]).toContain(`,"'=Artículo 1",`);

  expect((await platform.ask(url)).status).toBe(404);
  expect(await accountant('GET', `/jobs/${id}`)).toMatchObject({ status: 404 });
  expect((await accountant('GET', '/jobs/')).body).toMatchObject({ results: [] });
  expect((await accountant('POST', '/jobs/items-export', {})).status).toBe(403);
  for (const path of [`/jobs/${id}/cancel`, `/jobs/${id}/undo`]) {
    expect((await neighbour('POST', path, {})).status).toBe(404);
  }
  expect(await owner('POST', `/jobs/${id}/cancel`, {})).toMatchObject({
    status: 409,
    body: { code: 'job_over' },
  });
});

test('one that is canceled before it begins leaves no file', async () => {
  const { id } = (await owner('POST', '/jobs/items-export', {})).body as unknown as Job;
  expect(await owner('POST', `/jobs/${id}/cancel`, {})).toMatchObject({
    status: 200,
    body: { can_cancel: false },
  });
  await workOn(platform, id);
  expect((await owner('GET', `/jobs/${id}`)).body).toMatchObject({
    state: 'canceled',
    has_file: false,
  });
  expect((await env.MEDIA.list({ prefix: `jobs/${id}/` })).objects).toEqual([]);
});
