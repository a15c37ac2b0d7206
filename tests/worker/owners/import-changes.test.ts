/** What an import changed is read on its page by item, before and after; rows that name an item by its name. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { forgetJobs } from '../../../edge/jobs/index.ts';
import type { ImportTrial } from '../../../shared/contracts/item-import.ts';
import { jobKinds } from '../../../edge/wings/index.ts';
import { readEnv } from '../../../edge/env.ts';
import { runScheduled } from '../../../edge/wings/run-scheduled.ts';
import { workOn, workPorts } from '../jobs/work-on.ts';
import { openImports } from './opened-imports.ts';

const DAY_MS = 24 * 60 * 60_000;
let opened: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  opened = await openImports();
});

const file = (text: string) => new TextEncoder().encode(text);
const changesOf = async (job: string, who = opened.owner) => {
  const { status, body } = await who('GET', `/products-admin/import/${job}`);
  return { status, ...(body as unknown as ImportTrial) };
};
const idOf = async (code: string) =>
  (await opened.rows('SELECT item_id FROM sku WHERE code = ?', code))[0]?.['item_id'];

test('the page of an import has each item before and after, and keeps them once it is undone', async () => {
  await opened.imported(file('code,name,price,stock\nA-1,Gorra,100,3\nA-2,Bolsa,80,2\n'));
  const job = await opened.imported(
    file(
      'code,name,price,stock\nA-1,Gorra verde,150,9\nA-2,Bolsa,80,2\nA-2,Bolsa roja,80,2\nA-3,Cinto,5,1\n',
    ),
  );
  const [gorra, bolsa, cinto] = [await idOf('A-1'), await idOf('A-2'), await idOf('A-3')];
  const rows = [
    {
      row: 2,
      item: gorra,
      name: 'Gorra verde',
      outcome: 'changed',
      undone: null,
      changes: [
        { field: 'name', before: 'Gorra', after: 'Gorra verde' },
        { field: 'price', before: '100.00', after: '150.00' },
        { field: 'on_hand', before: '3', after: '9' },
      ],
    },
    { row: 4, item: bolsa, changes: [{ field: 'name', before: 'Bolsa', after: 'Bolsa roja' }] },
    { row: 5, item: cinto, outcome: 'made' },
  ];
  expect(await changesOf(job.id)).toMatchObject({ rows, columns: [], matches_estimated: 3 });
  expect(await changesOf(job.id, opened.other)).toMatchObject({ status: 404 });
  const page = `/admin/inventario/cargas/${job.id}`;
  const seen = await opened.pageOf(page);
  expect(seen).toContain('Gorra verde');
  expect(seen).toContain('150.00');

  await opened.ask('PATCH', `/${String(bolsa)}`, { name: 'Bolsa mía' });
  await opened.owner('POST', `/jobs/${job.id}/undo`, {}, crypto.randomUUID());
  await opened.work(job.id);
  const undone = await changesOf(job.id);
  expect(undone.job).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 1 } });
  expect(undone.rows).toMatchObject([
    { ...rows[0], undone: true },
    { ...rows[1], undone: false },
    { ...rows[2], undone: true },
  ]);
});

test('an import of long ago is still read, without the file that was sent', async () => {
  const job = await opened.imported(file('code,name,price\nB-1,Reloj,10\nB-2,Anillo,gratis\n'));
  await opened.rows(`UPDATE job SET ended_at = ended_at - ${31 * DAY_MS} WHERE id = ?`, job.id);
  await runScheduled(
    [{ each: 'cell', run: (work) => forgetJobs(work, jobKinds) }],
    readEnv(env),
    workPorts(opened.platform.clock),
  );
  expect(await changesOf(job.id)).toMatchObject({
    job: { has_file: false, counts: { made: 1, failed: 1 } },
    rows: [{ name: 'Reloj' }, { outcome: 'failed' }],
  });
  const { objects } = await env.MEDIA.list({ prefix: `jobs/${job.id}/` });
  expect(objects.map(({ key }) => key)).toEqual(
    ['rows/0', 'rows/total'].map((one) => `jobs/${job.id}/${one}`),
  );
});

test('a piece that is written again after a crash shows each of its rows once', async () => {
  let batches = 0;
  const cell = new Proxy(env.CELL_A, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'batch') return (value as () => unknown).bind(target);
      return async (statements: D1PreparedStatement[]) => {
        batches += 1;
        if (batches % 7 === 0) throw new Error('died before');
        return target.batch(statements);
      };
    },
  });
  const rows = Array.from({ length: 230 }, (_, n) => `C-${n},Copa ${n},10`);
  const { body } = await opened.upload(file(`code,name,price\n${rows.join('\n')}\n`));
  await workOn(opened.platform, body.id, { CELL_A: cell });
  const lines = await Promise.all(
    [0, 100, 200].map(async (offset) => {
      const path = `/products-admin/import/${body.id}?offset=${offset}&limit=100`;
      return ((await opened.owner('GET', path)).body as unknown as ImportTrial).rows;
    }),
  );
  expect(lines.flat().map(({ row }) => row)).toEqual(Array.from({ length: 230 }, (_, n) => n + 2));
});

test('a file without codes that comes twice makes nothing twice', async () => {
  const sent = file(
    'name,price,attributes\nTaza sola,90,\nTaza,100,Color: Azul\nTaza,110,Color: Rojo\n',
  );
  expect((await opened.imported(sent)).counts).toMatchObject({ made: 3 });
  expect((await opened.imported(sent)).counts).toMatchObject({ made: 0, same: 3, failed: 0 });
  const dearer = await opened.imported(file('nombre,precio\n Taza  sola,95\n'));
  expect(dearer.counts).toMatchObject({ changed: 1 });
  expect((await changesOf(dearer.id)).rows).toMatchObject([
    { name: 'Taza sola', changes: [{ field: 'price', before: '90.00', after: '95.00' }] },
  ]);
});

test('a row by a name that several items have is returned with its reason; one within a file is the same item', async () => {
  await opened.imported(file('code,name,price\nD-1,Plato,10\nD-2,Plato,20\n'));
  const job = await opened.imported(file('name,price\nPlato,30\nJarra,40\nJarra,45\n'));
  expect(job.counts).toMatchObject({ made: 1, changed: 1, failed: 1 });
  expect(await opened.fileOf(job)).toContain('La tienda tiene varios con este nombre');
  const found = await opened.rows(
    "SELECT k.list_price FROM sku k JOIN item i ON i.id = k.item_id WHERE i.name = 'Jarra'",
  );
  expect(found).toEqual([{ list_price: 4_500 }]);
});
