/** Payloads in an owner's pictures, slides, tags, legal texts and messages: none runs, in edit mode neither. */
import payloads from '../support/xss/payloads.json' with { type: 'json' };
import { originOf } from './account-steps.ts';
import { editMode, signOwnerIn } from './edit-steps.ts';
import { expect, test } from './language.ts';
import { listen, touchAll } from './running-texts.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="982"><rect width="1100" height="982" fill="#5a28c8"/></svg>';
/** Texts for names; the shorter ones also fit into tags. */
const NAMES = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '</title><script>alert(1)</script>',
  "' onfocus=alert(1) autofocus='",
];
const TAGS = ['<b onclick=alert(1)>', '"><img src=x onerror=alert()>'];

test('what an owner names, describes and is written runs nowhere', async ({ page, t }) => {
  test.slow();
  const ran = await listen(page);
  const origin = originOf('ana');
  await signOwnerIn(page, { username: 'ana', store: 'ana' });
  await page.goto(`${origin}/admin/galeria`);
  const call = (method: string, path: string, body: object | null = null, file = '') =>
    page.evaluate(
      async ([verb, url, json, svg]) => {
        const form = new FormData();
        form.append('image', new File([svg], 'carga.svg', { type: 'image/svg+xml' }));
        const answer = await fetch(url, {
          method: verb,
          headers: {
            'idempotency-key': crypto.randomUUID(),
            ...(svg === '' && { 'content-type': 'application/json' }),
          },
          ...(svg === '' ? json !== null && { body: json } : { body: form }),
        });
        return { status: answer.status, body: (await answer.json()) as Record<string, string> };
      },
      [method, `/api${path}`, body ? JSON.stringify(body) : null, file] as const,
    );
  const made: string[] = [];
  const long = payloads
    .map(({ payload }) => payload)
    .filter((text) => text.length < 900)
    .join('\n');

  const picture = await call('POST', '/gallery', null, PICTURE);
  expect(picture.status, JSON.stringify(picture.body)).toBe(201);
  const id = String(picture.body['id']);
  const named = { name: NAMES[0], alt: NAMES[1], alt_en: NAMES[3] };
  expect((await call('PATCH', `/gallery/${id}`, named)).status).toBe(200);
  const slides = '/store/st_ana:st_ana/affiliate/store/slides';
  const aim = { type: 'URL', action_type: 'none', target: 'all' };
  const slide = { hzt_image_id: id, vrt_image_id: id, ...aim };
  const kept = await call('POST', slides, slide);
  expect(kept.status, JSON.stringify(kept.body)).toBe(201);
  made.push(`${slides}/${kept.body['id']}`);
  const entry = { title: NAMES[2], body: 'x', state: 'published', tags: TAGS };
  const told = await call('POST', '/blog-admin/', entry);
  expect(told.status, JSON.stringify(told.body)).toBe(201);
  made.push(`/blog-admin/${told.body['id']}`);
  const legal = await call('PUT', '/legal-admin/imprint', { body: long.slice(0, 20_000) });
  expect(legal.status, JSON.stringify(legal.body)).toBe(200);
  for (const name of NAMES) {
    const message = { name, email: 'zoe@example.com', phone: name.slice(0, 20), message: long };
    message.message = long.slice(0, 1_000);
    const sent = await call('POST', '/contact/', message);
    expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  }

  const look = async (path: string): Promise<void> => {
    await page.goto(origin + path);
    await page.evaluate(touchAll);
    await expect(page.locator('body')).toBeVisible();
  };
  await page.goto(`${origin}/`);
  await editMode(page, t).toggle.click();
  await expect(editMode(page, t).strip).toBeVisible();
  for (const path of ['/', '/blogs', '/catalogos', '/productos']) await look(path);
  for (const path of ['/admin/galeria', '/admin/blog', '/admin/historial', '/me/inbox'])
    await look(path);
  await look('/aviso-legal');
  await page.goto(`${origin}/me/inbox`);
  await page.locator('a[href*="/me/inbox/ce_"]').first().click();
  await page.waitForURL(/inbox\/ce_/);
  await page.evaluate(touchAll);
  // Deleted, they are named by the trash.
  for (const path of made) await call('DELETE', path);
  await call('DELETE', `/gallery/${id}`);
  await look('/admin/papelera');
  await look('/admin?text=onerror');
  expect([...ran]).toEqual([]);
  await call('PUT', '/legal-admin/imprint', { body: '' });
});
