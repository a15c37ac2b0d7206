/** The links that an owner adds to the store's menu, as its shoppers get them. */
import { beforeAll, expect, test } from 'vitest';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';

const HISTORY = '/store/st_uno:st_uno/other/store/history';

let platform: Platform;
let owner: Caller;
let cookie: string;
beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  platform = startPlatform();
  await openAccount('duena');
  await appoint('duena', 'uno', 'owner');
  owner = await calling(platform, 'duena', 'uno');
  cookie = await signIn('duena', 'uno.localhost');
});

const link = (es: string, path: string) => ({
  label: { es, en: `${es} (en)` },
  path,
  icon: null,
  icon_color: null,
});
const change = (menu_items: unknown) =>
  owner('PATCH', '/store/uno', { menu_items }, crypto.randomUUID());
/** Sends the page's form in a version, as a browser without script does. */
const post = async (version: number, fields: Record<string, string>) => {
  const page = await platform.ask('http://uno.localhost/admin/menu', {
    method: 'POST',
    headers: { cookie, origin: 'http://uno.localhost' },
    body: new URLSearchParams({
      intent: 'save',
      idempotency_key: crypto.randomUUID(),
      version: String(version),
      ...fields,
    }),
    redirect: 'manual',
  });
  return { status: page.status, html: await page.text() };
};
const home = async () => {
  const page = await platform.ask('http://uno.localhost/', {
    headers: { 'accept-language': 'es' },
  });
  return page.text();
};

test('links of the owner stand after the sections, on the next page, and are taken back', async () => {
  const guides = {
    ...link('Guías', '/info'),
    icon: 'info',
    icon_color: '#cc0000',
    submenu: [link('Tallas', 'https://ejemplo.mx/tallas')],
  };
  expect(await home()).not.toContain('Guías');
  expect(await change([guides])).toMatchObject({ status: 200, body: { menu_items: [guides] } });
  const page = await home();
  expect(page).toContain('Guías');
  expect(page).toContain('href="https://ejemplo.mx/tallas"');

  const { body } = await owner('GET', '/store/st_uno:st_uno/menu');
  const last = (body['results'] as object[]).at(-1);
  expect(last).toMatchObject({
    label: guides.label,
    icon: 'info',
    icon_color: '#cc0000',
    app_module: 'link',
    submenu: [{ path: 'https://ejemplo.mx/tallas', icon_color: null }],
  });

  const entries = await owner('GET', `${HISTORY}?subject=settings&limit=1`);
  const [entry] = entries.body['results'] as { id: string }[];
  const back = await owner('POST', `${HISTORY}/${entry!.id}/take-back`, {}, crypto.randomUUID());
  expect(back.status).toBe(200);
  expect(await home()).not.toContain('Guías');
});

test.each([
  ['an address that runs a script', [{ ...link('A', 'javascript:alert(1)'), submenu: [] }]],
  ['a label of 151 characters', [{ ...link('A'.repeat(151), '/a'), submenu: [] }]],
  ['no label', [{ ...link('', '/a'), submenu: [] }]],
  ['nine links', Array.from({ length: 9 }, () => ({ ...link('A', '/a'), submenu: [] }))],
  ['an unknown icon', [{ ...link('A', '/a'), icon: 'nope', submenu: [] }]],
])('a menu with %s is refused', async (_, menu) => {
  expect(await change(menu)).toMatchObject({ status: 400 });
  expect(await home()).not.toContain('javascript:alert');
});

test('a form of older settings is refused, and shows the menu that was saved meanwhile', async () => {
  await change([{ ...link('Suyo', '/suyo'), submenu: [] }]);
  const { body } = await owner('GET', '/store/st_uno:st_uno/other/store/settings');
  const version = Number(body['version']);
  const typed = { es_0: 'Mío', en_0: '', path_0: '/mio' };
  const late = await post(version - 1, typed);
  expect(late.status).toBe(422);
  expect(late.html).toContain('Suyo → /suyo');
  expect(late.html).toContain('Mío → /mio');
  expect(late.html).toContain(`name="version" value="${version}"`);
  const wrong = await post(version, { ...typed, path_0: 'javascript:alert(1)' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).not.toContain('Suyo → /suyo');
  expect((await post(version, typed)).status).toBe(303);
  expect(await home()).toContain('href="/mio"');
});
