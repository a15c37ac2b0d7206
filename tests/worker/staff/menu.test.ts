import { beforeAll, expect, test } from 'vitest';
import { staffRoles } from '../../../shared/rules/permissions.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { openStore, write } from '../platform/stores.ts';

const SECTIONS = ['products', 'catalogues'];

let platform: Platform;
beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'dos', cell: 'b' });
  await openStore({ slug: 'espejo', cell: 'a', isProxy: true });
  for (const [slug, cell] of [
    ['uno', 'a'],
    ['dos', 'b'],
  ] as const) {
    await write(
      cell,
      sql`INSERT INTO catalogue (id, store_id, name, slug, position, updated_at)
        VALUES (${`ca_${slug}`}, ${`st_${slug}`}, 'Uno', 'uno', 0, 0)`,
    );
  }
  platform = startPlatform();
  for (const name of ['owner', 'customer', ...staffRoles]) await openAccount(name);
  for (const role of ['owner', ...staffRoles] as const) {
    await appoint(role, 'uno', role);
    await appoint(role, 'espejo', role);
  }
});

async function menu(slug: string, me: string, cookie?: string) {
  const answer = await platform.ask(
    `http://${slug}.localhost/api/store/st_${slug}:${me}/menu/apps`,
    cookie === undefined ? {} : { headers: { cookie } },
  );
  const body: { results?: { app_module: string }[]; code?: string } = await answer.json();
  return {
    status: answer.status,
    cache: answer.headers.get('cache-control'),
    names: body.results?.map(({ app_module }) => app_module),
    code: body.code,
  };
}

/** One entry for each grant; other entries follow their pages' grants in the same way. */
const KNOWN = new Set(['collaborators', 'staff', 'preferences', 'jobs']);

test.each([
  ['owner', ['collaborators', 'staff', 'preferences', 'jobs']],
  ['admin', ['collaborators', 'preferences', 'jobs']],
  ['dispatcher', ['preferences']],
  ['marketing', ['preferences']],
])('%s gets %j, and no cache keeps it', async (name, names) => {
  const cookie = await signIn(name, 'uno.localhost');
  const own = await menu('uno', `ac_${name}`, cookie);
  expect(own).toMatchObject({ status: 200, cache: 'no-store' });
  expect(own.names?.filter((one) => KNOWN.has(one))).toEqual(names);
});

test('a customer gets the sections of the shop', async () => {
  const cookie = await signIn('customer', 'uno.localhost');
  const own = await menu('uno', 'ac_customer', cookie);
  expect(own).toMatchObject({ status: 200, cache: 'no-store', names: SECTIONS });
});

test('of a proxy store its staff sees what can be read', async () => {
  const cookie = await signIn('owner', 'espejo.localhost');
  expect((await menu('espejo', 'ac_owner', cookie)).names).toEqual(['preferences']);
});

test('the owner of one store is a customer in the other', async () => {
  const cookie = await signIn('owner', 'dos.localhost');
  expect((await menu('dos', 'ac_owner', cookie)).names).toEqual(SECTIONS);
});

test("no account gets another one's menu", async () => {
  const cookie = await signIn('customer', 'uno.localhost');
  expect(await menu('uno', 'ac_owner', cookie)).toMatchObject({ status: 403, code: 'not_allowed' });
  expect(await menu('uno', 'ac_owner')).toMatchObject({ status: 401, code: 'login_required' });
});

test("everybody's is the same whoever asks, and may be kept", async () => {
  const cookie = await signIn('owner', 'uno.localhost');
  const [visitor, owner] = [await menu('uno', 'st_uno'), await menu('uno', 'st_uno', cookie)];
  expect(owner).toEqual(visitor);
  expect(visitor).toMatchObject({ names: SECTIONS, cache: 'public, max-age=5, s-maxage=0' });
});
