/** Which other people of the staff have an editor of their store open: told by name, and gone soon after they leave. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { EDITOR_OPEN_MS, EDITOR_RENEW_MS } from '../../../shared/rules/open-editors.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { cells } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';
import { openItems } from './opened-items.ts';

let opened: Awaited<ReturnType<typeof openItems>>;
let dispatcher: Caller;

beforeAll(async () => {
  opened = await openItems();
  await openAccount('despacho');
  await appoint('despacho', 'uno', 'dispatcher');
  dispatcher = await calling(opened.platform, 'despacho', 'uno');
});
beforeEach(() => cells.a.prepare('DELETE FROM open_editor').run());

const open = async (who: Caller, place = 'settings') => {
  const { status, body } = await who('PUT', `/office/editors/${place}`, {});
  expect(status).toBe(200);
  return (body['results'] as { name: string; since: string }[]).map(({ name }) => name);
};
const leave = (who: Caller, place = 'settings') =>
  who('DELETE', `/office/editors/${place}`, undefined, crypto.randomUUID());
const rows = async () => (await opened.rows('SELECT account_id FROM open_editor')).length;

test('each of two sees the other by name, with the time since when, and none sees themselves', async () => {
  const { owner, helper, platform } = opened;
  expect(await open(owner)).toEqual([]);
  expect(await open(owner)).toEqual([]);
  const first = new Date(platform.clock.now()).toISOString();
  platform.clock.advance(EDITOR_RENEW_MS);
  expect(await open(helper)).toEqual(['Persona duena']);
  expect(await open(owner)).toEqual(['Persona ayuda']);
  const { body } = await helper('PUT', '/office/editors/settings', {});
  expect(body['results']).toEqual([{ name: 'Persona duena', since: first }]);
});

test('who leaves is gone at once; who only stops is gone after 75 seconds, and leaves no row', async () => {
  const { owner, helper, platform } = opened;
  await open(owner);
  expect((await leave(owner)).status).toBe(200);
  expect(await open(helper)).toEqual([]);
  expect((await leave(owner)).status).toBe(200);
  await open(owner);
  platform.clock.advance(EDITOR_OPEN_MS - 1);
  expect(await open(helper)).toEqual(['Persona duena']);
  platform.clock.advance(1);
  expect(await open(helper)).toEqual([]);
  expect(await rows()).toBe(1);
});

test('editors are told apart, and so are stores', async () => {
  const { owner, helper, other } = opened;
  await open(owner, 'headers');
  await open(owner, 'it_uno-1');
  expect(await open(helper, 'slides')).toEqual([]);
  expect(await open(helper, 'it_uno-2')).toEqual([]);
  expect(await open(helper, 'it_uno-1')).toEqual(['Persona duena']);
  expect(await open(other, 'headers')).toEqual([]);
  await leave(other, 'headers');
  expect(await open(helper, 'headers')).toEqual(['Persona duena']);
});

test('no account without the grant says so or learns it, and no other place is one', async () => {
  const { owner } = opened;
  expect((await dispatcher('PUT', '/office/editors/settings', {})).status).toBe(403);
  expect((await leave(dispatcher)).status).toBe(403);
  expect((await owner('PUT', '/office/editors/secrets', {})).status).toBe(400);
});

test('the pages of the editors name the others, without script too', async () => {
  const { owner, helper, make, platform } = opened;
  const item = await make();
  const made = async (path: string, body: object) => {
    const answer = await owner('POST', path, body);
    expect(answer.status).toBe(201);
    return String(answer.body['id']);
  };
  const catalogue = await made('/catalogues/', { name: 'Otoño' });
  const entry = await made('/blog-admin', { title: 'Hola', body: 'Texto', state: 'draft' });
  const places = {
    settings: '/admin/configuracion',
    [item.id]: `/admin/articulos/${item.id}`,
    sheet: '/admin/inventario/tabla',
    catalogues: '/admin/catalogos',
    [catalogue]: `/admin/catalogos/${catalogue}`,
    menu: '/admin/menu',
    look: '/admin/aspecto',
    [entry]: `/admin/blog/${entry}`,
    'legal-terms': '/admin/textos-legales/terms',
  };
  for (const place of Object.keys(places)) await open(helper, place);
  const cookie = await signIn('duena', 'uno.localhost');
  const page = async (path: string) => {
    const answer = await platform.ask(`http://uno.localhost${path}`, { headers: { cookie } });
    return answer.text();
  };
  for (const [place, path] of Object.entries(places)) {
    expect(await page(path), path).toContain('Persona ayuda también tiene esto abierto desde las');
    await leave(helper, place);
    expect(await page(path), path).not.toContain('Persona ayuda también');
  }
  await open(helper);
  expect(await page('/admin/configuracion?lang=en')).toContain(
    'Persona ayuda has this open, too, since',
  );
});
