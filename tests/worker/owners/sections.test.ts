/** The sections of a store, switched one by one: the menu follows. */
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore, write } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';

let platform: Platform;
let owner: Caller;
beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  // Only a franchise has what its branch has in store.
  await write('a', sql`UPDATE store SET store_type = 'franchise' WHERE id = 'st_uno'`);
  platform = startPlatform();
  await openAccount('duena');
  await appoint('duena', 'uno', 'owner');
  owner = await calling(platform, 'duena', 'uno');
  // A store without a catalogue has no link to them.
  await owner('POST', '/catalogues/', { name: 'Novedades' }, crypto.randomUUID());
});

const change = (body: object) => owner('PATCH', '/store/uno', body, crypto.randomUUID());
const shown = async () => (await platform.ask('http://uno.localhost/')).text();

/** Each section of a store, and where its menu leads. */
const SECTIONS = [
  ['products', '/productos'],
  ['digital', '/digitales'],
  ['services', '/servicios'],
  ['experiences', '/experiencias'],
  ['franchises', '/franquicias'],
  ['retail', '/retail'],
  ['catalogues', '/catalogos'],
  ['blogs', '/blogs'],
] as const;

/** Where the store's menu leads. */
const menu = async () => {
  const { body } = await owner('GET', '/store/st_uno:st_uno/menu');
  return (body['results'] as { path: string }[]).map(({ path }) => path);
};

test.each(SECTIONS)(
  'the section of %s stands in the menu while it is on, the others stay',
  async (name, path) => {
    // Only a franchise has what its branch has in store.
    await write('a', sql`UPDATE store SET store_type = 'franchise' WHERE id = 'st_uno'`);
    const all = Object.fromEntries(SECTIONS.map(([section]) => [section, true]));
    expect((await change({ sections_info: all })).body['sections_info']).toEqual(all);
    const before = await menu();
    expect(before).toContain(path);
    const off = await change({ sections_info: { [name]: false } });
    expect(off.body['sections_info']).toEqual({ ...all, [name]: false });
    expect(await menu()).toEqual(before.filter((one) => one !== path));
    expect(await shown()).not.toContain(`href="${path}"`);
    await change({ sections_info: { [name]: true } });
    expect(await menu()).toEqual(before);
    expect(await shown()).toContain(`href="${path}"`);
  },
);
