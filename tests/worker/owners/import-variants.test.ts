/** Rows of one item: its variants, and what an undo leaves of them; terms that a file changes. */
import { beforeAll, expect, test } from 'vitest';
import type { Job } from '../../../shared/contracts/jobs.ts';
import { openImports } from './opened-imports.ts';

let opened: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  opened = await openImports();
});

const file = (text: string) => new TextEncoder().encode(text);
const skusOf = async (slug: string) =>
  (
    await opened.rows(
      `SELECT k.item_id, k.code, k.attributes, k.list_price, k.on_hand FROM sku k
       JOIN item i ON i.id = k.item_id WHERE i.slug = ? AND i.deleted_at IS NULL ORDER BY i.id, k.position`,
      slug,
    )
  ).map((row) => ({ ...row, attributes: JSON.parse(String(row['attributes'])) as unknown }));
const itemOf = async (slug: string) =>
  (await opened.rows('SELECT * FROM item WHERE slug = ? AND deleted_at IS NULL', slug))[0]!;

async function undo(job: Job): Promise<Job> {
  await opened.owner('POST', `/jobs/${job.id}/undo`, {}, crypto.randomUUID());
  return opened.work(job.id);
}

test('rows with one handle are one item; more of its variants come by another file, and go by its undo', async () => {
  const first = await opened.imported(
    file(
      'Handle,Nombre,Atributos,Precio,Existencias,Etiquetas\nplayera,Playera,Talla: S,100,3,"lino, verano"\nplayera,,Talla: M,110,4,\ngorra,Gorra,,50,1,\n',
    ),
  );
  expect(first.counts).toMatchObject({ made: 2, added: 1, failed: 0 });
  const [small, medium] = [{ Talla: 'S' }, { Talla: 'M' }];
  expect(await skusOf('playera')).toMatchObject([
    { code: 'playera-1', attributes: small, list_price: 10_000, on_hand: 3 },
    { code: 'playera-2', attributes: medium, list_price: 11_000, on_hand: 4 },
  ]);
  // The item's own columns are read from the first of its rows: an empty one further down takes nothing away.
  expect(await itemOf('playera')).toMatchObject({ name: 'Playera', tags: '["lino","verano"]' });
  expect(new Set((await skusOf('playera')).map((row) => row['item_id' as never])).size).toBe(1);

  const second = await opened.imported(
    file('slug,attributes,price,stock\nplayera,Talla: M,115,4\nplayera,Talla: L,120,9\n'),
  );
  expect(second.counts).toMatchObject({ made: 0, added: 1, changed: 1, failed: 0 });
  expect((await opened.told(second)).rows).toMatchObject([
    { outcome: 'changed', changes: [{ field: 'price', before: '110.00', after: '115.00' }] },
    {
      outcome: 'added',
      name: 'Playera',
      changes: [
        { field: 'price', before: '', after: '120.00' },
        { field: 'on_hand', before: '', after: '9' },
        { field: 'attributes', before: '', after: 'Talla: L' },
      ],
    },
  ]);
  expect(await skusOf('playera')).toHaveLength(3);
  expect(await undo(second)).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 0 } });
  expect(await skusOf('playera')).toMatchObject([
    { attributes: small, list_price: 10_000, on_hand: 3 },
    { attributes: medium, list_price: 11_000, on_hand: 4 },
  ]);
});

test('an added variant that a buyer holds stays when its import is undone', async () => {
  await opened.imported(file('slug,name,attributes,price,stock\nblusa,Blusa,Talla: S,100,3\n'));
  const job = await opened.imported(
    file('slug,attributes,price,stock_type\nblusa,Talla: M,100,ondemand\n'),
  );
  expect(job.counts).toMatchObject({ added: 1 });
  await opened.rows(
    'UPDATE sku SET reserved = 1 WHERE attributes = \'{"Talla":"M"}\' AND item_id = ?',
    String((await itemOf('blusa'))['id']),
  );
  expect(await undo(job)).toMatchObject({ state: 'undone', counts: { undone: 0, kept: 1 } });
  expect(await skusOf('blusa')).toHaveLength(2);
});

test('an item’s rows are not torn between pieces, and a trial counts them as the import does', async () => {
  const rows = Array.from({ length: 90 }, (_, n) => `s-${n},Sola ${n},,10`);
  const many = Array.from({ length: 60 }, (_, n) => `bata,Bata,Talla: ${n},10`);
  const text = `slug,name,attributes,price\n${[...rows, ...many, ...rows.map((row) => `z${row}`)].join('\n')}\n`;
  const trial = await opened.imported(file(text), { isTrial: true });
  expect(trial.counts).toEqual({ made: 181, added: 59, changed: 0, same: 0, failed: 0 });
  const job = await opened.imported(file(text));
  expect(job.counts).toEqual(trial.counts);
  expect(await skusOf('bata')).toHaveLength(60);
  expect((await opened.imported(file(text))).counts).toMatchObject({ same: 240 });
});

test('two items of a file that have one code or one name are two, and stay two', async () => {
  const text =
    'item,slug,code,name,price\nit_a,taza-a,T-1,Taza,10\nit_b,taza-b,T-1,Taza,20\nit_c,taza-c,,Taza,30\n';
  expect((await opened.imported(file(text))).counts).toMatchObject({ made: 3, failed: 0 });
  expect((await opened.imported(file(text))).counts).toMatchObject({ made: 0, same: 3 });
});

test('an owner’s code under the title of the platform’s own is no sku of another store: the row comes back', async () => {
  const job = await opened.imported(file('ID,SKU,Nombre,Precio\n17,ROJO-1,Vela,10\n'));
  expect(job.counts).toMatchObject({ made: 0, failed: 1 });
  expect(await opened.fileOf(job)).toContain('Ninguna variante');
});

test('an item whose address is taken is known again by its code', async () => {
  const [{ slug }] = [await opened.make({ name: 'Copa' })];
  await opened.imported(file(`slug,name\n${slug},Copa\n`));
  await opened.ask('DELETE', `/${String((await itemOf(slug))['id'])}`);
  const text = `item,slug,code,name,price\nit_lejos,${slug},C-9,Copa,10\n`;
  expect((await opened.imported(file(text))).counts).toMatchObject({ made: 1 });
  expect((await opened.imported(file(text))).counts).toMatchObject({ made: 0, same: 1 });
});

const TERMS = [
  [
    'publish_at',
    '2027-01-01 09:00',
    { publish_at: Date.UTC(2027, 0, 1, 15), list_state: 'unpublished' },
  ],
  ['oculto', 'Sí', { hidden: 1 }],
  ['tipo', 'Servicio', { kind: 'service' }],
  ['margen', '$25.50', { contribution_margin: 2_550 }],
  ['reventa', 'yes', { is_dropshipping: 1 }],
  ['stock_type', 'OnDemand', { stock_type: 'ondemand' }],
  ['campos propios', 'Material: lino', { details: '[{"name":"Material","value":"lino"}]' }],
  ['seo_title', 'Para buscar', { seo_title: 'Para buscar' }],
  ['límite por compra', '7', { max_purchase_amount: 7 }],
] as const;

test.each(TERMS)('a new item has its %s of the cell %s', async (title, cell, kept) => {
  const name = `Nuevo ${title}`;
  const job = await opened.imported(file(`nombre,precio,${title}\n${name},100,"${cell}"\n`));
  expect(job.counts).toMatchObject({ made: 1, failed: 0 });
  const [row] = await opened.rows('SELECT * FROM item WHERE name = ?', name);
  expect(row).toMatchObject(kept);
});

test.each([
  ['publish_at', '01/12/2026', 'hora de la tienda'],
  ['publish_at', '2026-02-30 09:00', 'hora de la tienda'],
  ['oculto', 'quizás', 'yes o no'],
  ['tipo', 'coche', 'product, service'],
  ['tipo', 'experience', 'cuándo empieza'],
  ['margen', 'mucho', 'margen'],
  ['stock_type', 'aquí', 'onstock'],
  ['etiquetas', 'x'.repeat(41), 'etiquetas'],
  ['campos propios', 'sin valor', 'un campo por línea'],
  ['seo_title', 'x'.repeat(101), '100 caracteres'],
  ['límite por compra', '0', '1 a 999'],
  ['personas', '101', '1 a 100'],
  ['return_fees', 'nadie', 'customer_all'],
  ['return_fees', 'restocking_fees', 'columnas de devoluciones'],
  ['return_policy', 'customized', 'columnas de devoluciones'],
  ['fotos', 'https://otra.test/foto.jpg', 'galería'],
  ['foto de la variante', 'no-hay.jpg', 'galería'],
  ['margen de la variante', '-1', 'margen de la variante'],
])('a row whose %s is %s is returned with the way to mend it', async (title, cell, reason) => {
  const job = await opened.imported(file(`nombre,precio,${title}\nMala,100,"${cell}"\n`));
  expect(job.counts).toMatchObject({ made: 0, failed: 1 });
  expect(await opened.fileOf(job)).toContain(reason);
});

test('a file changes terms of an item, shows each before and after, and its undo puts all back', async () => {
  const made = await opened.make({
    name: 'Silla',
    tags: ['madera'],
    skus: [{ list_price: 500, on_hand: 5 }],
  });
  const before = await itemOf(made.slug);
  const job = await opened.imported(
    file(
      `item,tags,stock_type,return_type,experience_date,kind\n${made.id},"madera, roble",ondemand,disallowed,,product\n`,
    ),
  );
  expect((await opened.told(job)).rows).toMatchObject([
    {
      changes: [
        { field: 'tags', before: 'madera', after: 'madera, roble' },
        { field: 'stock_type', before: 'onstock', after: 'ondemand' },
        { field: 'return_type', before: '72hrs', after: 'disallowed' },
      ],
    },
  ]);
  expect(await skusOf(made.slug)).toMatchObject([{ on_hand: null }]);
  expect(await undo(job)).toMatchObject({ counts: { undone: 1 } });
  const { version: _, updated_at: _at, ...rest } = before;
  expect(await itemOf(made.slug)).toMatchObject(rest);
  expect(await skusOf(made.slug)).toMatchObject([{ on_hand: 5 }]);
});

test('the kind of an item stays, and one whose units buyers hold is not made on demand', async () => {
  const made = await opened.make({ name: 'Mesa' });
  await opened.rows('UPDATE sku SET reserved = 1 WHERE item_id = ?', made.id);
  const job = await opened.imported(
    file(`item,kind,stock_type\n${made.id},service,\n${made.id},product,ondemand\n`),
  );
  expect(job.counts).toMatchObject({ failed: 2 });
  const text = await opened.fileOf(job);
  expect(text).toContain('El tipo de un artículo no se cambia');
  expect(text).toContain('unidades apartadas');
});
