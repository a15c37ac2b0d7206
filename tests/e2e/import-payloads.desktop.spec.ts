/** Payloads in a file of items, in the store's name and in own fields: shown as they are written, and none runs. */
import Papa from 'papaparse';
import payloads from '../support/xss/payloads.json' with { type: 'json' };
import type { Job } from '../../shared/contracts/jobs.ts';
import { originOf } from './account-steps.ts';
import { hideTour } from './edit-steps.ts';
import { expect, test } from './language.ts';
import { callFrom } from './new-person.ts';
import { listen, touchAll } from './running-texts.ts';
import { beginSession, openAccount } from './straight.ts';

const NAME_MAX = 150;
/** Rows that are written; the trial shows all. */
const WRITTEN = 24;
const ROWS_A_PAGE = 50;
const SHOWN = '<img src=x onerror=alert(1)>';
const QUOTED = '"><svg onload=alert(1)>';
const TITLE = '</title><script>alert(1)</script>';

const names = [
  SHOWN,
  QUOTED,
  ...new Set(
    payloads
      .map(({ payload }) => payload.replace(/\s+/g, ' ').trim())
      .filter((text) => text.length <= NAME_MAX && /[\p{L}\p{N}]/u.test(text)),
  ),
];

const HEADER = ['code', 'name', 'name_en', 'description', 'price', 'attributes', 'tags', 'details'];
const COLUMNS = [...HEADER, 'seo_title', 'seo_description', SHOWN];

/** A file with a payload in each of its texts, in the title of a column too. */
const fileOf = (texts: readonly string[]) =>
  Papa.unparse([
    COLUMNS,
    ...texts.map((text, n) => [
      `X-${n}-${text}`.slice(0, 60),
      text,
      text,
      `${text}\n${TITLE}`,
      '10',
      '<b onclick=alert(1)>: "><img src=x onerror=alert(1)>',
      '<i onclick=alert(1)>, "><img src=x onerror=alert()>',
      `<img src=x onerror=alert(1)>: ${QUOTED}`,
      text.slice(0, 100),
      text,
      TITLE,
    ]),
  ]);

test('what a file of items, the name of a store and own fields say runs nowhere', async ({
  page,
  language,
}) => {
  test.slow();
  const ran = await listen(page);
  await hideTour(page);
  const { id } = await openAccount(language);
  const slug = `cargas-${language}-${Date.now().toString(36)}`;
  await beginSession(page.context(), id, 'mercado');
  await page.goto(`${originOf('mercado')}/terms`);
  const opened = { slug, name: 'Cargas' };
  const key = crypto.randomUUID();
  const status = await page.evaluate(
    async ([path, body, idempotency]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': idempotency };
      return (await fetch(path, { method: 'POST', body, headers })).status;
    },
    ['/api/affiliate/st_mercado:st_mercado/affiliate/store', JSON.stringify(opened), key] as const,
  );
  expect(status).toBe(201);
  const origin = originOf(slug);
  await beginSession(page.context(), id, slug);
  await page.goto(`${origin}/admin/inventario/cargas`);
  await callFrom(page, 'PATCH', `/api/store/${slug}`, { name: `Casa ${SHOWN}` });

  const look = async (path: string, text?: string): Promise<void> => {
    await page.goto(origin + path);
    if (text !== undefined) await expect(page.locator('body')).toContainText(text);
    await page.evaluate(touchAll);
  };
  /** Sends a file, and waits until its job is over. */
  const send = async (text: string, isTrial: boolean): Promise<Job> => {
    await page.goto(`${origin}/admin/inventario/cargas`);
    const job = await page.evaluate(
      async ([csv, trial, name]) => {
        const form = new FormData();
        form.append('dry_run', trial);
        form.append('file', new File([csv], name, { type: 'text/csv' }));
        const headers = { 'idempotency-key': crypto.randomUUID() };
        const path = '/api/products-admin/import';
        const answer = await fetch(path, { method: 'POST', body: form, headers });
        return (await answer.json()) as Job;
      },
      [text, String(isTrial), `${SHOWN}.csv`] as const,
    );
    const read = () => callFrom(page, 'GET', `/api/jobs/${job.id}`) as Promise<Job>;
    await expect.poll(async () => (await read()).state, { timeout: 30_000 }).toBe('done');
    return read();
  };

  const trial = await send(fileOf(names), true);
  expect(trial.counts).toMatchObject({ made: names.length, failed: 0 });
  for (let at = 1; at <= Math.ceil(names.length / ROWS_A_PAGE); at += 1)
    await look(`/admin/inventario/cargas/${trial.id}?page=${at}`, at === 1 ? SHOWN : undefined);
  const job = await send(fileOf(names.slice(0, WRITTEN)), false);
  expect(job.counts).toMatchObject({ made: WRITTEN });
  await look(`/admin/inventario/cargas/${job.id}`, SHOWN);
  for (const path of ['/admin/trabajos', '/admin/articulos', '/admin/articulos/tabla', '/admin'])
    await look(path, path === '/admin/articulos' ? names[WRITTEN - 1] : undefined);
  for (const path of ['/admin/historial', '/admin?text=onerror', '/admin/configuracion'])
    await look(path, `Casa ${SHOWN}`);
  const { results } = (await callFrom(page, 'GET', '/api/products-admin/?limit=50')) as {
    results: { id: string; slug: string; name: string }[];
  };
  const shown = results.find(({ name }) => name === SHOWN)!;
  await look(`/admin/articulos/${shown.id}`);
  await expect(page.locator('textarea[name=details]')).toHaveValue(`${SHOWN}: ${QUOTED}`);

  await look('/', `Casa ${SHOWN}`);
  await look('/productos', SHOWN);
  await look(`/productos/${slug}/${shown.slug}`, QUOTED);
  await look('/productos?text=onerror');
  await look('/info');
  await page.goto(`${origin}/admin/inventario/cargas`);
  await callFrom(page, 'POST', `/api/jobs/${job.id}/undo`, {});
  await look('/admin/papelera');
  expect([...ran]).toEqual([]);
});
