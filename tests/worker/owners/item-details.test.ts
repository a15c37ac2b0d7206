/** The fields that an item's owner makes up: kept, shown in both languages, found, and refused. */
import { beforeAll, expect, test } from 'vitest';
import { openItems } from './opened-items.ts';

let opened: Awaited<ReturnType<typeof openItems>>;
beforeAll(async () => {
  opened = await openItems();
});

const details = [
  { name: 'Material', value: 'Bambú' },
  { name: 'Cuidado', value: 'A mano & en frío' },
];
const details_en = [{ name: 'Material', value: 'Bamboo' }];

const page = async (slug: string, language = 'es') => {
  const answer = await opened.platform.ask(`http://uno.localhost/productos/uno/${slug}`, {
    headers: { 'accept-language': language },
  });
  return answer.text();
};

test('are shown by the next page in the visitor’s language, and found by their words', async () => {
  const made = await opened.make({ name: 'Charola', details, details_en });
  expect(made).toMatchObject({ details, details_en });
  expect(await page(made.slug)).toMatch(/<dt>Cuidado<\/dt><dd[^>]*>A mano &amp; en frío<\/dd>/);
  const english = await page(made.slug, 'en');
  expect(english).toContain('Bamboo');
  expect(english).not.toContain('Cuidado');
  expect(await opened.found('bambú')).toEqual([made.id]);
  expect(await opened.found('bamboo')).toEqual([made.id]);
  // The other store does not list it.
  expect(await opened.found('bambú', 'dos')).toEqual([]);

  const changed = [{ name: ' Material ', value: 'Latón\u202E' }];
  const patched = await opened.ask('PATCH', `/${made.id}`, {
    details: changed,
    details_en: null,
    version: 1,
  });
  expect(patched.body).toMatchObject({
    details: [{ name: 'Material', value: 'Latón' }],
    details_en: null,
  });
  expect(await opened.found('bambú')).toEqual([]);
  expect(await page(made.slug, 'en')).toContain('Latón');
  const copy = await opened.ask('POST', `/${made.id}/duplicate`, { name: 'Copia' });
  expect(copy.body).toMatchObject({ details: [{ name: 'Material', value: 'Latón' }] });
});

test('come back with a change of the history, and with a deleted item', async () => {
  const made = await opened.make({ name: 'Florero', details });
  const kept = await opened.ask('PATCH', `/${made.id}`, { details: [], version: 1 });
  expect(kept.body).toMatchObject({ details: [], version: 2 });
  expect((await opened.takeBack(await opened.lastEdit())).status).toBe(200);
  expect((await opened.read(made.id)).body).toMatchObject({ details, version: 3 });
  expect((await opened.ask('DELETE', `/${made.id}`)).status).toBe(200);
  expect((await opened.takeBack(await opened.lastEdit())).status).toBe(200);
  expect((await opened.read(made.id)).body).toMatchObject({ details });
});

test('of a change that leaves them out stay, and a new item has none', async () => {
  expect(await opened.make({ name: 'Plato' })).toMatchObject({ details: [], details_en: null });
  const made = await opened.make({ name: 'Taza', details });
  const patched = await opened.ask('PATCH', `/${made.id}`, { name: 'Tazón', version: 1 });
  expect(patched.body).toMatchObject({ details });
});

test.each([
  ['details', [{ name: '', value: 'x' }]],
  ['details', [{ name: 'Color', value: ' ' }]],
  ['details', [...details, { name: 'MATERIAL', value: 'x' }]],
  ['details', [{ name: 'a'.repeat(61), value: 'x' }]],
  ['details_en', [{ name: 'Color', value: 'a'.repeat(201) }]],
  ['details', Array.from({ length: 31 }, (_, n) => ({ name: `D${n}`, value: 'x' }))],
])('%s are refused: %j', async (field, value) => {
  const { status, body } = await opened.ask('POST', '/', {
    name: 'Mala',
    skus: [{ list_price: 1 }],
    [field]: value,
  });
  expect([status, body]).toMatchObject([400, { code: 'invalid_request', field }]);
});
