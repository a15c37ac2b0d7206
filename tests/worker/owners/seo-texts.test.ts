/** What search engines say of an item and of a catalogue, where its owner wrote it apart from its name. */
import { beforeAll, expect, test } from 'vitest';
import { openItems } from './opened-items.ts';

const TEXTS = {
  seo_title: 'Bolsas de lino <b>hechas</b> a mano',
  seo_description: 'Bolsas "grandes" de lino crudo.',
};

let opened: Awaited<ReturnType<typeof openItems>>;
beforeAll(async () => {
  opened = await openItems();
});

const headOf = async (path: string) => {
  const [head = ''] = (await opened.page(path)).split('</head>');
  const of = (pattern: RegExp) => pattern.exec(head)?.[1];
  return {
    title: of(/<title>([^<]*)<\/title>/),
    description: of(/<meta name="description" content="([^"]*)"/),
    shared: of(/<meta property="og:title" content="([^"]*)"/),
    told: of(/<meta property="og:description" content="([^"]*)"/),
  };
};

test('an item’s page has them in its head alone, and its name and description without them', async () => {
  const { make, ask, page } = opened;
  const made = await make({ name: 'Bolsa', plain_description: 'De lino.' });
  expect(made).toMatchObject({ seo_title: null, seo_description_en: null });
  const path = `/productos/uno/${made.slug}`;
  const before = await headOf(path);
  expect(before).toMatchObject({ description: 'De lino.', told: 'De lino.' });
  expect(before.title).toContain('Bolsa');

  const given = { ...TEXTS, seo_title: `  ${TEXTS.seo_title}\n` };
  expect(await ask('PATCH', `/${made.id}`, given)).toMatchObject({ status: 200, body: TEXTS });
  const head = await headOf(path);
  const title = 'Bolsas de lino &lt;b&gt;hechas&lt;/b&gt; a mano';
  expect(head.title).toContain(title);
  expect(head.shared).toContain(title);
  expect(head.description).toBe('Bolsas &quot;grandes&quot; de lino crudo.');
  expect(head.told).toBe(head.description);
  expect(await page(path)).toMatch(/<h1[^>]*>Bolsa<\/h1>/);
  expect((await headOf(`${path}?lang=en`)).title).toContain(title);

  expect(await opened.lastEdit()).toMatchObject({ after: TEXTS });
  expect((await opened.takeBack(await opened.lastEdit())).status).toBe(200);
  expect(await headOf(path)).toEqual(before);
});

test('in English they are the English ones; Spanish ones stand in only beside a Spanish name', async () => {
  const { make, ask } = opened;
  const { id, slug } = await make({ ...TEXTS, name: 'Manta', name_en: 'Blanket' });
  const english = () => headOf(`/productos/uno/${slug}?lang=en`);
  expect((await english()).title).toContain('Blanket');
  await ask('PATCH', `/${id}`, { seo_title_en: 'Linen blankets' });
  expect((await english()).title).toContain('Linen blankets');
  const copy = await ask('POST', `/${id}/duplicate`, { name: 'Otra manta' });
  expect(copy.body).toMatchObject({ seo_title: null, seo_title_en: null });
});

test('a text that is too long is refused with its field', async () => {
  for (const [field, text] of [
    ['seo_title', 'a'.repeat(101)],
    ['seo_description_en', 'a'.repeat(301)],
  ] as const) {
    const { id } = await opened.make();
    const answer = await opened.ask('PATCH', `/${id}`, { [field]: text });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request', field } });
    const catalogue = await opened.makeCatalogue(`Catálogo de ${field}`);
    const refused = await opened.owner(
      'PATCH',
      `/catalogues/${catalogue}`,
      { [field]: text },
      crypto.randomUUID(),
    );
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request', field } });
  }
});

test('a catalogue’s page has them too, and other changes leave them', async () => {
  const { owner, other, makeCatalogue, page } = opened;
  const id = await makeCatalogue('Verano', 1);
  const change = (body: object, who = owner) =>
    who('PATCH', `/catalogues/${id}`, body, crypto.randomUUID());
  const { slug } = (await owner('GET', `/catalogues-admin/${id}`)).body as { slug: string };
  const path = `/catalogos/${slug}`;
  const before = await headOf(path);
  expect(before.title).toContain('Verano');
  expect(await change({ seo_title: 'Ropa fresca', seo_description: 'Lino' })).toMatchObject({
    status: 200,
    body: { seo_title: 'Ropa fresca', seo_description: 'Lino', seo_title_en: null },
  });
  await change({ name: 'Verano 2027' });
  const head = await headOf(path);
  expect(head.title).toContain('Ropa fresca');
  expect([head.description, head.told]).toEqual(['Lino', 'Lino']);
  expect(await page(path)).toContain('Verano 2027');
  expect((await change({ seo_title: 'Ajena' }, other)).status).toBe(404);
  await change({ seo_title: ' ', seo_description: null });
  expect((await headOf(path)).title).toContain('Verano 2027');
});
