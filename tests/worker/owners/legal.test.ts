/** The legal texts of a store, as owners write them and shoppers read them. */
import { beforeAll, expect, test } from 'vitest';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';

const key = () => crypto.randomUUID();

let platform: Platform;
let owner: Caller;
let root: Caller;
beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
  await openStore({ slug: 'uno', cell: 'a', root: 'raiz' });
  platform = startPlatform();
  for (const name of ['duena', 'deraiz']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('deraiz', 'raiz', 'owner');
  owner = await calling(platform, 'duena', 'uno');
  root = await calling(platform, 'deraiz', 'raiz');
});

const save = (kind: string, fields: object, by: Caller = owner, under = key()) =>
  by('PUT', `/legal-admin/${kind}`, fields, under);
async function page(path: string, language = 'es', store = 'uno') {
  const answer = await platform.ask(`http://${store}.localhost${path}`, {
    headers: { 'accept-language': language },
  });
  return { status: answer.status, text: await answer.text() };
}

test('a text is in force at once in both languages, sanitised, with its link and its versions', async () => {
  expect((await page('/devoluciones')).status).toBe(404);
  expect((await page('/terms')).text).not.toContain('Vigente desde');
  expect((await page('/')).text).not.toContain('href="/devoluciones"');
  const body = '<h2>Uno</h2><p onclick="x()">Treinta días</p><script>alert(1)</script>';
  const english = '<p>Thirty days <a href="javascript:alert(1)">here</a></p>';
  const under = key();
  const first = await save('returns', { body, body_en: english, version: 0 }, owner, under);
  expect(first).toMatchObject({ status: 200, body: { version: 1, from: 'own' } });
  expect(await save('returns', { body, body_en: english, version: 0 }, owner, under)).toEqual(
    first,
  );
  expect(first.body['body']).toBe('<h2>Uno</h2><p>Treinta días</p>');
  expect(first.body['body_en']).not.toContain('javascript');
  expect((await page('/devoluciones')).text).toContain('<p>Treinta días</p>');
  expect((await page('/devoluciones', 'en')).text).toContain('<p>Thirty days');
  expect((await page('/')).text).toContain('href="/devoluciones"');
  expect((await page('/sitemap.xml')).text).toContain('/devoluciones');

  const second = await save('returns', { body: '<p>Quince días</p>', version: 1 });
  expect(second.body).toMatchObject({ version: 2 });
  const present = await page('/devoluciones');
  expect(present.text).toContain('<p>Quince días</p>');
  expect(present.text).toContain('/devoluciones?version=1');
  const earlier = await page('/devoluciones?version=1');
  expect(earlier.text).toContain('<p>Treinta días</p>');
  expect(earlier.text).toMatch(/<meta name="robots" content="noindex/);
  for (const version of ['3', '0', '-1', 'x', '1e3'])
    expect((await page(`/devoluciones?version=${version}`)).status).toBe(404);
});

test('of twenty changes at once one is made; an older one is told', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => save('imprint', { body: `Texto ${n}`, version: 0 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await save('imprint', { body: 'Tarde', version: 0 })).toMatchObject({
    status: 409,
    body: { code: 'edited_meanwhile' },
  });
  expect((await save('imprint', { body: 'x'.repeat(60_001) })).status).toBe(400);
  expect((await save('otro', { body: 'x' })).status).toBe(400);
});

test('the root store’s texts stand in, are seen at once, and an own one goes before them', async () => {
  const from = async (kind: string) => {
    const { results } = (await owner('GET', '/legal-admin')).body as {
      results: { kind: string; from: string }[];
    };
    return results.find((one) => one.kind === kind)?.from;
  };
  expect(await from('privacy')).toBe('platform');
  expect((await save('privacy', { body: 'De la raíz' }, root)).status).toBe(200);
  expect(await from('privacy')).toBe('root');
  expect((await page('/privacidad')).text).toContain('<p>De la raíz</p>');
  await save('privacy', { body: 'De la tienda' });
  expect((await page('/privacidad')).text).toContain('<p>De la tienda</p>');
  expect((await page('/privacidad', 'es', 'raiz')).text).toContain('<p>De la raíz</p>');

  // Without a text the root's is read again; the history puts the own one back.
  expect((await save('privacy', { body: ' ' })).body).toMatchObject({ version: 0 });
  expect((await page('/privacidad')).text).toContain('<p>De la raíz</p>');
  const history = '/store/st_uno:st_uno/other/store/history';
  const { results } = (await owner('GET', `${history}?subject=legal_text&limit=1`)).body as {
    results: { id: string }[];
  };
  const back = await owner('POST', `${history}/${results[0]!.id}/take-back`, {}, key());
  expect(back.status).toBe(200);
  expect((await page('/privacidad')).text).toContain('<p>De la tienda</p>');
  expect((await page('/privacidad?version=1')).text).toContain('<p>De la tienda</p>');
  expect((await page('/privacidad?version=2')).status).toBe(404);
});
