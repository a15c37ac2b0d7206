/** The catalogues of a store as its owner edits them: new ones, their names, and whose they are. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { CATALOGUES_MAX } from '../../../shared/kernel/constants/limits.ts';
import { write } from '../platform/stores.ts';
import { clearCatalogues, openCatalogues, type Opened } from './opened.ts';

let platform: Opened['platform'];
let owner: Opened['owner'];
let helper: Opened['helper'];
let other: Opened['other'];
let post: Opened['post'];
let listed: Opened['listed'];
let names: Opened['names'];
let make: Opened['make'];
let page: Opened['page'];
beforeAll(async () => {
  ({ platform, owner, helper, other, post, listed, names, make, page } = await openCatalogues(3));
});
beforeEach(clearCatalogues);

describe('a new catalogue', () => {
  test('stands last, with an address of its own, and is shown by the next page', async () => {
    await make('Mujer', 1);
    await page('/catalogos');
    const made = await post('/', { name: ' Ropa  de\tMujer ', name_en: 'Women' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'Ropa de Mujer',
        name_en: 'Women',
        slug: 'ropa-de-mujer',
        position: 1,
        version: 1,
      },
    });
    expect((await post('/', { name: 'ropa de mujer' })).body['slug']).toBe('ropa-de-mujer-2');
    await post(`/${String(made.body['id'])}/products`, { product_id: 'it_uno-1' });
    expect(await page('/catalogos')).toContain('Ropa de Mujer');
    const english = await platform.ask('http://uno.localhost/catalogos/ropa-de-mujer', {
      headers: { 'accept-language': 'en' },
    });
    expect(await english.text()).toContain('Women');
  });

  test('is made once by a repeat under the same key', async () => {
    const key = crypto.randomUUID();
    const [one, two] = [
      await post('/', { name: 'Una' }, key),
      await post('/', { name: 'Una' }, key),
    ];
    expect(two).toEqual(one);
    expect(await names()).toEqual(['Una']);
  });

  test.each([
    ['of 150 characters', 'ñ'.repeat(150), 201],
    ['of 151 characters', 'ñ'.repeat(151), 400],
    ['of 150 emoji', '🧥'.repeat(150), 201],
    ['of 151 emoji', '🧥'.repeat(151), 400],
    ['that runs from right to left', 'أزياء نسائية', 201],
    ['of markup', '<img src=x onerror=alert(1)>', 201],
    ['of spaces', ' \t ', 400],
    ['of what nobody sees', '\u200B\u202E', 400],
    ['that is empty', '', 400],
  ])('with a name %s is answered by %i', async (_, name, status) => {
    for (const field of ['name', 'name_en']) {
      const given = field === 'name' ? { name } : { name: 'Abrigos', name_en: name };
      // An English name may be missing.
      if (field === 'name_en' && status === 400 && name.trim() === '') continue;
      const answer = await post('/', given);
      expect(answer.status).toBe(status);
      if (status === 400) expect(answer.body).toMatchObject({ code: 'invalid_request', field });
      else expect(answer.body[field]).toBe(name);
    }
    expect(await page('/catalogos')).not.toContain('<img src=x');
  });

  test('is refused where the store has as many as it can hold', async () => {
    await write(
      'a',
      sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${CATALOGUES_MAX})
        INSERT INTO catalogue (id, store_id, slug, name, position, updated_at)
        SELECT 'ca_uno-' || i, 'st_uno', 'c-' || i, 'C', i, 0 FROM n`,
    );
    expect(await post('/', { name: 'De más' })).toMatchObject({
      status: 409,
      body: { code: 'too_many_catalogues' },
    });
  });
});

describe('a change of the names', () => {
  test('keeps the address, raises the version, and is refused to an older one', async () => {
    const id = await make('Otoño');
    const patch = (body: object, who = owner) =>
      who('PATCH', `/catalogues/${id}`, body, crypto.randomUUID());
    expect(await patch({ name: 'Invierno', version: 1 })).toMatchObject({
      status: 200,
      body: { name: 'Invierno', name_en: null, slug: 'otono', version: 2 },
    });
    expect(await patch({ name: 'Tarde', version: 1 }, helper)).toMatchObject({
      status: 409,
      body: { code: 'edited_meanwhile' },
    });
    expect(await patch({ name: ' ' })).toMatchObject({ status: 400, body: { field: 'name' } });
    expect(await names()).toEqual(['Invierno']);
  });

  test('of another store’s catalogue finds none, whatever is asked', async () => {
    const id = await make('Mía', 1);
    const made = await other('POST', '/catalogues/', { name: 'Suya' }, crypto.randomUUID());
    const own = String(made.body['id']);
    const calls: [string, string, object?][] = [
      ['GET', `/catalogues-admin/${id}`],
      ['PATCH', `/catalogues/${id}`, { name: 'Robada' }],
      ['DELETE', `/catalogues/${id}?force=true`],
      ['POST', `/catalogues/${id}/reposition`, { position: 0 }],
      ['POST', `/catalogues/${id}/duplicate`, { name: 'Copia' }],
      ['POST', `/catalogues/${id}/restore`, {}],
      ['POST', `/catalogues/${id}/products`, { product_id: 'it_uno-2' }],
      ['POST', `/catalogues/${id}/products/add_filtered`, {}],
      ['POST', `/catalogues/${id}/products/clone`, { catalogue_id: own }],
      ['POST', `/catalogues/${own}/products/clone`, { catalogue_id: id }],
      ['POST', `/catalogues/${id}/products/move`, { catalogue_id: own, product_id: 'it_uno-1' }],
      ['POST', `/catalogues/${id}/products/it_uno-1/reposition`, { position: 0 }],
      ['DELETE', `/catalogues/${id}/products/it_uno-1`],
    ];
    for (const [method, path, body] of calls) {
      const answer = await other(method, path, body, crypto.randomUUID());
      expect(answer, path).toMatchObject({ status: 404, body: { code: 'catalogue_not_found' } });
    }
    expect(await listed()).toMatchObject([{ id, name: 'Mía', num_products: 1 }]);
  });
});

test('a catalogue is shared while it has products, by the first 100 characters of its name', async () => {
  const name = 'ñ'.repeat(150);
  const id = await make(name);
  const slug = (await listed()).find((one) => one.id === id)?.slug ?? '';
  const sharing = async () => {
    const links = (await page(`/catalogos/${slug}`)).matchAll(/wa\.me\/\?text=([^"]+)"/g);
    const texts = [...links].map(([, text = '']) => decodeURIComponent(text));
    return texts
      .filter((text) => text.endsWith(`/catalogos/${slug}`))
      .map((text) => text.split(' ')[0]);
  };
  expect(await sharing()).toEqual([]);
  const product = { product_id: 'it_uno-1' };
  expect((await post(`/${id}/products`, product)).status).toBe(200);
  expect(await sharing()).toEqual(['ñ'.repeat(100)]);
});
