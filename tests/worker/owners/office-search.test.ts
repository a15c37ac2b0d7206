/** What the office's search finds of a store, and for whom. */
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { FoundThing } from '../../../shared/contracts/office-search.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { cells, write } from '../platform/stores.ts';
import { sell } from '../profiles/sold.ts';
import { calling, type Caller } from '../staff/caller.ts';
import { openItems } from './opened-items.ts';

let opened: Awaited<ReturnType<typeof openItems>>;
let item = '';
let entry = '';
let order = '';
let catalogue = '';

beforeAll(async () => {
  opened = await openItems();
  item = (await opened.make({ name: 'Mochila de lona' })).id;
  const made = await opened.owner('POST', '/blog-admin', { title: 'Mochila, ¿qué llevar?' });
  entry = (made.body as { id: string }).id;
  order = (await sell({ number: 'MOCH-0001', store: 'uno', email: 'ana@example.com' })).order;
  const named = await opened.owner('POST', '/catalogues', { name: 'Mochilas y bolsas' });
  catalogue = (named.body as { id: string }).id;
  await write(
    'a',
    sql`INSERT INTO contact_entry (id, store_id, name, email, phone, message, user, folded, created_at)
      VALUES ('ce_1', 'st_uno', 'Lucía', 'lucia@example.com', NULL, 'Busco una mochila', NULL,
        'lucia busco una mochila', 0),
        ('ce_2', 'st_dos', 'Otra', 'otra@example.com', NULL, 'Mochila', NULL, 'otra mochila', 0)`,
  );
  await sell({ number: 'MOCH-0002', store: 'dos', email: 'eva@example.com' });
});

async function search(text: string, who: Caller = opened.owner): Promise<FoundThing[]> {
  const { status, body } = await who('GET', `/office/search?text=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return (body as { results: FoundThing[] }).results;
}

test('items, catalogues, orders, entries and messages are found by their words, of the own store alone', async () => {
  expect(await search('moch')).toEqual([
    { kind: 'item', id: item, name: 'Mochila de lona' },
    { kind: 'catalogue', id: catalogue, name: 'Mochilas y bolsas' },
    { kind: 'order', id: order, name: 'MOCH-0001 · Ana' },
    { kind: 'entry', id: entry, name: 'Mochila, ¿qué llevar?' },
    { kind: 'message', id: 'ce_1', name: 'Lucía' },
  ]);
  expect(await search('QUE LLEVAR')).toMatchObject([{ kind: 'entry' }]);
  expect(await search('moch-0002')).toEqual([]);
  expect(await search('eva@example.com')).toEqual([]);
  expect(await search('%%')).toEqual([]);
});

test('the settings are found by their labels in either language, and lead to their fields', async () => {
  expect(await search('favicon')).toEqual([
    { kind: 'setting', id: 'favicon', name: 'Tu tienda: Icono de la pestaña' },
    { kind: 'look', id: 'favicon', name: 'Aspecto en preparación: Icono de la pestaña' },
  ]);
  const ids = async (text: string) => (await search(text)).map(({ id }) => id);
  expect((await ids('color')).slice(0, 3)).toEqual(['color1', 'color2', 'bgcolor']);
  expect(await ids('horario')).toContain('hours_1');
  expect(await ids('opening hours')).toContain('hours_1');
  const cookie = await signIn('duena', 'uno.localhost');
  const answer = await opened.platform.ask('http://uno.localhost/admin?text=horario', {
    headers: { cookie },
  });
  const page = await answer.text();
  expect(page).toContain('href="/admin/configuracion#hours_1"');
  expect(page).toContain('Horario: lunes');
});

test('an account finds what it may work on', async () => {
  await openAccount('despacho');
  await appoint('despacho', 'uno', 'dispatcher');
  const dispatcher = await calling(opened.platform, 'despacho', 'uno');
  expect((await search('moch', dispatcher)).map(({ kind }) => kind)).toEqual(['order']);
  expect(await search('favicon', dispatcher)).toEqual([]);
  await openAccount('clienta');
  const customer = await calling(opened.platform, 'clienta', 'uno');
  expect((await customer('GET', '/office/search?text=moch')).status).toBe(403);
});

test('pictures and the team are found by their names, of the own store alone', async () => {
  const columns = `store_id, id, name, alt, alt_en, decorative, key, type, bytes, width, height,
    colors, focal_x, focal_y, created_at, hash`;
  for (const store of ['uno', 'dos']) {
    await cells.a
      .prepare(
        `INSERT INTO picture (${columns}) VALUES (?, ?, 'Playa del norte', '', NULL, 0, ?, 'image/webp', 10, 10,
          10, '[]', 50, 50, 0, ?)`,
      )
      .bind(`st_${store}`, `pi_${store}`, `k/${store}`, `h${store}`)
      .run();
  }
  expect(await search('playa')).toEqual([
    { kind: 'picture', id: 'pi_uno', name: 'Playa del norte' },
  ]);
  expect(await search('persona ayu')).toMatchObject([{ kind: 'member', name: 'Persona ayuda' }]);
  // Only the owner works on the team.
  expect(await search('persona ayu', opened.helper)).toEqual([]);
});

test('legal texts, imports and exports, and the look are found in either language, and lead there', async () => {
  expect(await search('aviso de priv')).toEqual([
    { kind: 'legal', id: 'privacy', name: 'Textos legales: Aviso de privacidad' },
  ]);
  expect((await search('privacy')).map(({ id }) => id)).toContain('privacy');
  expect(await search('cargas de inv')).toMatchObject([{ kind: 'job', id: 'cargas' }]);
  expect(await search('banners')).toEqual([
    { kind: 'opening', id: 'slides', name: 'Herramientas de edición: Carrusel · banners' },
  ]);
  const header = await opened.owner('POST', '/store/st_uno:st_uno/other/store/headers', {
    title: 'Llegó el invierno',
    action_type: 'none',
    button_label: 'more',
  });
  expect(header.status).toBe(201);
  expect(await search('invierno')).toEqual([
    { kind: 'header', id: String(header.body['id']), name: 'Llegó el invierno' },
  ]);
  expect(await search('acento')).toContainEqual({
    kind: 'look',
    id: 'color2',
    name: 'Aspecto en preparación: Color de acento',
  });
  const cookie = await signIn('duena', 'uno.localhost');
  const pageOf = async (path: string) =>
    (await opened.platform.ask(`http://uno.localhost${path}`, { headers: { cookie } })).text();
  const ways: readonly (readonly [string, string, string])[] = [
    ['aviso de priv', '/admin/textos-legales/privacy', 'Aviso de privacidad'],
    ['cargas de inv', '/admin/inventario/cargas', 'Cargas de inventario'],
    ['acento', '/admin/aspecto#f-color2', 'id="f-color2"'],
    ['playa', '/admin/galeria?text=Playa%20del%20norte', 'Imágenes con «Playa del norte»'],
  ];
  for (const [text, href, shown] of ways) {
    expect(await pageOf(`/admin?text=${encodeURIComponent(text)}`)).toContain(`href="${href}"`);
    expect(await pageOf(href.split('#')[0] ?? '')).toContain(shown);
  }
  const member = (await search('persona ayu'))[0]?.id ?? '';
  expect(await pageOf('/admin/equipo')).toContain(`id="${member}"`);
});
