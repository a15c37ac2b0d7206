/** Items that come in by a file, as a job: tried, written, repeated and undone. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import type { ImportTrial } from '../../../shared/contracts/item-import.ts';
import type { Job } from '../../../shared/contracts/jobs.ts';
import { formOf, part, BOUNDARY } from '../gallery/form.ts';
import { workOn, type OtherBindings } from '../jobs/work-on.ts';
import { signIn } from '../platform/people.ts';
import { openItems } from './opened-items.ts';

let opened: Awaited<ReturnType<typeof openItems>>;
let cookie: string;

beforeAll(async () => {
  opened = await openItems();
  cookie = await signIn('duena', 'uno.localhost');
});

async function send(
  file: string | Uint8Array<ArrayBuffer>,
  dryRun = false,
  bindings?: OtherBindings,
): Promise<Job> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const origin = 'http://uno.localhost';
  const body = formOf(part('dry_run', String(dryRun)), part('file', bytes, 'mis artículos.csv'));
  const answer = await opened.platform.ask(`${origin}/api/products-admin/import`, {
    method: 'POST',
    headers: {
      origin,
      cookie,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(body.byteLength),
      'idempotency-key': crypto.randomUUID(),
    },
    body,
  });
  const job = (await answer.json()) as Job;
  const kind = dryRun ? 'items-trial' : 'items-import';
  expect([answer.status, job]).toMatchObject([201, { kind, state: 'waiting' }]);
  await workOn(opened.platform, job.id, bindings);
  return (await opened.owner('GET', `/jobs/${job.id}`)).body as unknown as Job;
}

async function fileOf(job: Job): Promise<string[]> {
  const url = `http://uno.localhost/admin/trabajos/${job.id}/archivo`;
  const file = await opened.platform.ask(url, { headers: { cookie } });
  expect(file.status).toBe(200);
  return (await file.text()).trimEnd().split('\r\n');
}

const stockOf = async (code: string) =>
  (await opened.rows('SELECT on_hand FROM sku WHERE code = ?', code)).map((row) => row['on_hand']);

test('a trial writes nothing; the import makes, changes and finds the same; its undo puts all back', async () => {
  const file = 'código;nombre;precio;existencias\nF-1;Falda azul;199.50;4\nF-2;Blusa 🌸;90;2\n';
  const before = await opened.names('');
  expect(await send(file, true)).toMatchObject({
    state: 'done',
    can_undo: false,
    counts: { made: 2, changed: 0, same: 0, failed: 0 },
  });
  expect(await opened.names('')).toEqual(before);

  const first = await send(file);
  expect(first).toMatchObject({ state: 'done', can_undo: true, done: 2, total: 2 });
  expect(first.counts).toMatchObject({ made: 2, failed: 0 });
  expect(await opened.names('')).toEqual(expect.arrayContaining(['Falda azul', 'Blusa 🌸']));
  expect(await opened.found('falda azul')).toHaveLength(1);
  expect(await stockOf('F-1')).toEqual([4]);
  expect((await send(file)).counts).toMatchObject({ made: 0, changed: 0, same: 2 });

  const second = await send('code,name,price,stock\nF-1,Falda roja,150,9\nF-2,Blusa 🌸,90,2\n');
  expect(second.counts).toMatchObject({ changed: 1, same: 1 });
  expect(await stockOf('F-1')).toEqual([9]);
  expect(await opened.lastEdit()).toMatchObject({
    subject: 'import',
    after: { file: 'mis artículos.csv', changed: 1 },
  });

  const undo = await opened.owner('POST', `/jobs/${second.id}/undo`, {}, crypto.randomUUID());
  expect(undo.status).toBe(200);
  await workOn(opened.platform, second.id);
  const undone = await opened.owner('GET', `/jobs/${second.id}`);
  expect(undone.body).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 0 } });
  expect(await stockOf('F-1')).toEqual([4]);
  expect(await opened.names('')).toEqual(expect.arrayContaining(['Falda azul']));

  const [falda] = await opened.found('falda azul');
  await opened.ask('PATCH', `/${falda}`, { name: 'Falda mía' });
  await opened.owner('POST', `/jobs/${first.id}/undo`, {}, crypto.randomUUID());
  await workOn(opened.platform, first.id);
  const kept = await opened.owner('GET', `/jobs/${first.id}`);
  expect(kept.body).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 1 } });
  const names = await opened.names('');
  expect(names).toContain('Falda mía');
  expect(names).not.toContain('Blusa 🌸');
});

test('rows that cannot be read come back as a file with their reason, the others are written', async () => {
  const long = 'ñ'.repeat(150);
  const job = await send(
    [
      'code,name,price',
      `G-1,${long},10`,
      `G-2,${long}ñ,10`,
      'G-3,قميص,10',
      'G-4,Sin precio,gratis',
      `G-5,"nunca cierra,10`,
      `G-6,'=1+1,10`,
      `G-7,${'x'.repeat(1_000_000)},10`,
      'G-8,Última,10',
      '',
    ].join('\n'),
  );
  expect(job).toMatchObject({ state: 'done', counts: { made: 4, failed: 4 }, has_file: true });
  const [head, ...failed] = await fileOf(job);
  expect(head).toBe('code,name,price,fila,motivo');
  expect(failed.map((row) => /,(\d+),"?[^,\d]/.exec(row)?.[1])).toEqual(['3', '5', '6', '8']);
  expect(failed[1]).toContain('Escribe el precio como número');
  const names = await opened.names('?limit=50');
  expect(names).toEqual(expect.arrayContaining([long, 'قميص', '=1+1', 'Última']));
});

test('a file in windows-1252 is read; more rows than a piece has are each written once', async () => {
  const ROWS = 120;
  const rows = Array.from({ length: ROWS }, (_, n) => `P-${n};Piñata ${n};10\r\n`);
  const text = `clave;artículo;precio\r\n${rows.join('')}`;
  const job = await send(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  expect(job).toMatchObject({ state: 'done', done: ROWS, counts: { made: ROWS } });
  const found = await opened.rows("SELECT count(*) AS n FROM item WHERE name LIKE 'Piñata %'");
  expect(found).toEqual([{ n: ROWS }]);
});

test('items of one name each get an address of their own, and no address that was ever taken', async () => {
  const { slug } = await opened.make({ name: 'Boina' });
  const rows = Array.from({ length: 130 }, (_, n) => `B-${n},Boina,10`);
  const job = await send(`code,name,price\n${rows.join('\n')}\n`);
  expect(job.counts).toMatchObject({ made: 130, failed: 0 });
  const found = await opened.rows("SELECT slug FROM item WHERE name = 'Boina'");
  const slugs = found.map((row) => String(row['slug']));
  expect(new Set(slugs).size).toBe(131);
  expect(slugs).toEqual(expect.arrayContaining([slug, 'boina-2', 'boina-99']));
});

test('of an import whose process dies again and again no row is lost and none is written twice', async () => {
  let batches = 0;
  const cell = new Proxy(env.CELL_A, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'batch') return (value as () => unknown).bind(target);
      return async (statements: D1PreparedStatement[]) => {
        batches += 1;
        const isLost = batches % 5 === 0;
        // The process dies before its batch reaches the database, and then after it was written.
        if (isLost && batches % 2 === 0) throw new Error('died before');
        const answers = await target.batch(statements);
        if (isLost) throw new Error('died after');
        return answers;
      };
    },
  });
  const rows = Array.from({ length: 350 }, (_, n) => `K-${n},Kimono ${n},10,3`);
  const job = await send(`code,name,price,stock\n${rows.join('\n')}\n`, false, { CELL_A: cell });
  expect(job).toMatchObject({ state: 'done', done: 350, counts: { made: 350, failed: 0 } });
  const [counted] = await opened.rows(`SELECT count(*) AS n, count(DISTINCT k.code) AS codes,
    sum(k.on_hand) AS units, (SELECT count(*) FROM stock_move m JOIN sku s ON s.id = m.sku_id
      WHERE s.code LIKE 'K-%') AS moves FROM sku k WHERE k.code LIKE 'K-%'`);
  expect(counted).toEqual({ n: 350, codes: 350, units: 1_050, moves: 350 });
  expect(batches).toBeGreaterThan(15);
});

test("a variant of another store is refused, and only the store's editors may import", async () => {
  const job = await send('sku,name,price\nsk_moda-1,Ajeno,10\n');
  expect(job.counts).toMatchObject({ made: 0, failed: 1 });
  expect((await fileOf(job))[1]).toContain('Ninguna variante');
  expect(await opened.other('GET', `/jobs/${job.id}`)).toMatchObject({ status: 404 });
});

const trialOf = async (id: string, query = '') =>
  (await opened.owner('GET', `/products-admin/import/${id}${query}`))
    .body as unknown as ImportTrial;

/** Imports a tried file, or tries it again, with these fields. */
async function goOn(id: string, columns: (string | null)[], dryRun = false): Promise<Job> {
  const body = { columns, dry_run: dryRun };
  const { status, body: job } = await opened.owner(
    'POST',
    `/products-admin/import/${id}`,
    body,
    crypto.randomUUID(),
  );
  expect([status, job]).toMatchObject([201, { state: 'waiting' }]);
  await workOn(opened.platform, job['id'] as string);
  return (await opened.owner('GET', `/jobs/${job['id'] as string}`)).body as unknown as Job;
}

test('a trial shows its columns and what each row would change; a chosen column is remembered', async () => {
  await send('code,name,price,stock\nT-1,Gorra,100,3\n');
  const file = 'Clave,Producto,PVP,Nota\nT-1,Gorra verde,150.5,a\nT-2,Bolsa,80,b\nT-3,,80,c\n';
  const first = await send(file, true);
  const shown = await trialOf(first.id);
  expect(shown).toMatchObject({ file: 'mis artículos.csv', job: { counts: { changed: 1 } } });
  expect(shown.columns).toEqual([
    { title: 'Clave', field: 'code', example: 'T-1' },
    { title: 'Producto', field: 'name', example: 'Gorra verde' },
    { title: 'PVP', field: null, example: '150.5' },
    { title: 'Nota', field: null, example: 'a' },
  ]);
  expect(shown.rows).toMatchObject([
    {
      row: 2,
      outcome: 'changed',
      changes: [{ field: 'name', before: 'Gorra', after: 'Gorra verde' }],
    },
    { row: 3, name: 'Bolsa', outcome: 'failed', reason: expect.stringContaining('precio') },
    { row: 4, outcome: 'failed' },
  ]);

  const again = await goOn(first.id, ['code', 'name', 'price', null], true);
  expect((await trialOf(again.id)).rows).toMatchObject([
    {
      changes: [
        { field: 'name', before: 'Gorra', after: 'Gorra verde' },
        { field: 'price', before: '100.00', after: '150.50' },
      ],
    },
    {
      outcome: 'made',
      changes: [
        { field: 'code' },
        { field: 'name' },
        { field: 'price', before: '', after: '80.00' },
      ],
    },
    { outcome: 'failed', reason: expect.stringContaining('nombre') },
  ]);
  const imported = await goOn(again.id, ['code', 'name', 'price', null]);
  expect(imported).toMatchObject({
    kind: 'items-import',
    counts: { made: 1, changed: 1, failed: 1 },
  });
  expect(await opened.names('?limit=50')).toEqual(expect.arrayContaining(['Gorra verde', 'Bolsa']));

  const next = await send('clave,producto,pvp\nT-1,Gorra verde,99\n');
  expect(next.counts).toMatchObject({ changed: 1, failed: 0 });
});

test("a trial is its own store's, takes a field once, and shows each of its rows by pages", async () => {
  const rows = Array.from({ length: 130 }, (_, n) => `V-${n},Vaso ${n},10`);
  const job = await send(`code,name,price\n${rows.join('\n')}\n`, true);
  const shown = await trialOf(job.id);
  expect(shown.job.counts).toMatchObject({ made: 130 });
  const lines = (from: number, many: number) => Array.from({ length: many }, (_, n) => n + from);
  expect(shown.matches_estimated).toBe(130);
  expect(shown.rows.map(({ row }) => row)).toEqual(lines(2, 50));
  const third = await trialOf(job.id, '?offset=90&limit=50');
  expect(third.rows.map(({ row }) => row)).toEqual(lines(92, 40));
  expect(third.rows.at(-1)).toMatchObject({ name: 'Vaso 129', outcome: 'made', item: null });
  const path = `/products-admin/import/${job.id}`;
  expect(await opened.other('GET', path)).toMatchObject({ status: 404 });
  const twice = { columns: ['name', 'name', null] };
  const refused = await opened.owner('POST', path, twice, crypto.randomUUID());
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  const imported = await send('code,name,price\nV-0,Vaso,10\n');
  const again = `/products-admin/import/${imported.id}`;
  const body = { columns: ['code'] };
  expect(await opened.owner('POST', again, body, crypto.randomUUID())).toMatchObject({
    status: 404,
  });
});

test('an import is undone a minute before its day is over, and no more a minute after', async () => {
  const DAY_MS = 24 * 60 * 60_000;
  const MINUTE_MS = 60_000;
  const job = await send('code,name,price\nU-1,Untable,10\nU-2,Uva,20\n');
  const { clock } = opened.platform;
  const undo = () => opened.owner('POST', `/jobs/${job.id}/undo`, {}, crypto.randomUUID());
  const seen = async () => (await opened.owner('GET', `/jobs/${job.id}`)).body;

  clock.advance(DAY_MS + MINUTE_MS);
  expect(await seen()).toMatchObject({ state: 'done', can_undo: false });
  expect(await undo()).toMatchObject({ status: 409 });
  await workOn(opened.platform, job.id);
  expect(await opened.names('?limit=100')).toEqual(expect.arrayContaining(['Untable', 'Uva']));

  clock.advance(-2 * MINUTE_MS);
  expect(await seen()).toMatchObject({ state: 'done', can_undo: true });
  expect(await undo()).toMatchObject({ status: 200 });
  await workOn(opened.platform, job.id);
  expect(await seen()).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 0 } });
  expect(await opened.names('?limit=100')).not.toContain('Untable');
  clock.advance(-DAY_MS + MINUTE_MS);
});
