/** What parcels, scanners and invoices need of an item: kept, refused, and read from a file. */
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { write } from '../platform/stores.ts';
import { openImports } from './opened-imports.ts';

let opened: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  opened = await openImports();
});

const EAN = '7501031311309';
const SOAP = '4012345678901';
const size = { length: 300, width: 200, height: 105 };
const goods = {
  weight_g: 350,
  size_mm: size,
  tax_rate: 1_600,
  sat_product: '53131619',
  sat_unit: 'H87',
};
const NONE = { weight_g: null, size_mm: null, tax_rate: null, sat_product: null, sat_unit: null };
const two = (barcode: string) =>
  ['S', 'M'].map((Talla) => ({ list_price: 1, attributes: { Talla }, barcode }));
const imported = (text: string) => opened.imported(new TextEncoder().encode(text));

describe('an item', () => {
  test('keeps its measures and codes, and those of its variants', async () => {
    const made = await opened.make({
      ...goods,
      sat_product: '5313 1619',
      sat_unit: ' h87 ',
      skus: [{ list_price: 1, barcode: '750-1031 311309', weight_g: 400, size_mm: size }],
    });
    const sku = { barcode: EAN, weight_g: 400, size_mm: size };
    expect(made).toMatchObject({ ...goods, skus: [sku] });
    expect((await opened.read(made.id)).body).toMatchObject({ ...goods, skus: [sku] });
    const patched = await opened.ask('PATCH', `/${made.id}`, { ...NONE, version: 1 });
    expect(patched.body).toMatchObject({ ...NONE, skus: [sku], version: 2 });
    expect((await opened.takeBack(await opened.lastEdit())).status).toBe(200);
    expect((await opened.read(made.id)).body).toMatchObject({ ...goods, version: 3 });
  });

  test('begins without them, and its copy leaves the barcode to it', async () => {
    const plain = await opened.make();
    expect(plain).toMatchObject({ ...NONE, skus: [{ barcode: null, weight_g: null }] });
    const made = await opened.make({ ...goods, skus: [{ list_price: 1, barcode: EAN }] });
    const copy = await opened.ask('POST', `/${made.id}/duplicate`, { name: 'Copia' });
    expect(copy.body).toMatchObject({ ...goods, skus: [{ barcode: null }] });
  });

  test('keeps a margin by variant, no higher than its price', async () => {
    const skus = ['S', 'M'].map((Talla) => ({ list_price: 900, attributes: { Talla } }));
    const own = skus.map((sku, index) => ({ ...sku, contribution_margin: index ? 300 : null }));
    const made = await opened.make({ is_dropshipping: true, contribution_margin: 200, skus: own });
    const margins = {
      contribution_margin: 200,
      skus: [{ contribution_margin: null }, { contribution_margin: 300 }],
    };
    expect(made).toMatchObject(margins);
    expect((await opened.read(made.id)).body).toMatchObject(margins);
    const refused = await opened.ask('PATCH', `/${made.id}`, {
      contribution_margin: 901,
      version: 1,
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { field: 'contribution_margin' },
    });
  });

  test.each([
    ['weight_g', { weight_g: 0 }],
    ['weight_g', { weight_g: 1_000_001 }],
    ['size_mm', { size_mm: { length: 1, width: 1 } }],
    ['size_mm', { size_mm: { ...size, height: 10_001 } }],
    ['tax_rate', { tax_rate: 10_001 }],
    ['sat_product', { sat_product: '<b>1234</b>' }],
    ['sat_product', { sat_product: '٥٣١٣١٦١٩' }],
    ['sat_unit', { sat_unit: 'PIEZA' }],
    ['skus', { skus: [{ list_price: 1, barcode: '7501031311308' }] }],
    ['skus', { skus: [{ list_price: 1, barcode: 'javascript:1' }] }],
    ['skus', { skus: two(EAN) }],
  ])('is refused for its %s in %j', async (field, wrong) => {
    const fields = { name: 'Caja', skus: [{ list_price: 1 }], ...wrong };
    const { status, body } = await opened.ask('POST', '/', fields);
    expect([status, String(body['field']).split('.')[0]]).toEqual([400, field]);
  });

  test('whose history is older than the fields is taken back without them', async () => {
    const sku = { list_price: 1, barcode: EAN, weight_g: 400, size_mm: size };
    const made = await opened.make({ name: 'Antigua', ...goods, skus: [sku] });
    const skus = [{ ...made.skus[0], list_price: 2, on_hand: null }];
    expect((await opened.ask('PATCH', `/${made.id}`, { skus })).status).toBe(200);
    const entry = await opened.lastEdit();
    const gone = sql`json_remove(before, '$.skus[0].barcode', '$.skus[0].weight_g',
      '$.skus[0].size_mm')`;
    const own = String(entry['id']);
    const older = own.slice(0, -1) + (own.endsWith('0') ? '1' : '0');
    await write(
      'a',
      sql`INSERT INTO store_edit (id, store_id, account_id, made_at, subject, subject_id, before, after)
        SELECT ${older}, store_id, account_id, made_at, subject, subject_id, ${gone}, after
        FROM store_edit WHERE id = ${own}`,
    );
    expect((await opened.takeBack({ id: older })).status).toBe(200);
    expect((await opened.read(made.id)).body).toMatchObject({
      ...goods,
      skus: [{ list_price: 1, barcode: null, weight_g: null, size_mm: null }],
    });
  });
});

describe('a file', () => {
  test('sets them; a row finds its variant by the barcode; the second time it changes nothing', async () => {
    const file =
      'nombre,precio,código de barras,peso,medidas,iva,clave sat,claveunidad\n' +
      `Jabón,30,${SOAP},"0,35 kg",30x20x10.5,16%,1010101,h87\n`;
    expect((await imported(file)).counts).toMatchObject({ made: 1, failed: 0 });
    const [id] = await opened.found('jabón');
    const kept = { ...goods, sat_product: '01010101' };
    const { body } = await opened.read(id!);
    expect(body).toMatchObject({ ...kept, skus: [{ barcode: SOAP, weight_g: null }] });
    expect((await imported(file)).counts).toMatchObject({ made: 0, changed: 0, same: 1 });
    const changed = await imported(`ean,precio,peso\n${SOAP},35,\n`);
    expect(changed.counts).toMatchObject({ changed: 1 });
    expect((await opened.read(id!)).body).toMatchObject({
      weight_g: null,
      size_mm: size,
      skus: [{ list_price: 3_500, barcode: SOAP }],
    });
  });

  test('is told where several variants have the barcode that a row names', async () => {
    for (const name of ['Uno', 'Dos'])
      await opened.make({ name, skus: [{ list_price: 1, barcode: '96385074' }] });
    const job = await imported('ean,precio\n96385074,20\n');
    expect(job.counts).toMatchObject({ changed: 0, failed: 1 });
    expect(await opened.fileOf(job)).toContain('Varias variantes');
  });

  test('gives a variant among several its own weight, and the item its', async () => {
    const code = (Talla: string) => ({ list_price: 1, attributes: { Talla }, code: `W-${Talla}` });
    const made = await opened.make({ weight_g: 350, skus: [code('S'), code('L')] });
    const job = await imported('code,peso\nW-S,0.35\nW-L,0.5\n');
    expect(job.counts).toMatchObject({ changed: 1, same: 1 });
    expect((await opened.read(made.id)).body).toMatchObject({
      weight_g: 350,
      skus: [{ weight_g: null }, { weight_g: 500 }],
    });
  });

  test.each([
    ['ean', '7.50103E+12', 'código de barras'],
    ['ean', `${EAN.slice(0, 12)}8`, 'código de barras'],
    ['peso', 'mucho', 'peso en kg'],
    ['medidas', '30 x 20', 'largo x ancho x alto'],
    ['iva', '101', 'impuesto'],
    ['clave sat', '123', '8 dígitos'],
    ['claveunidad', '=1+1', 'H87'],
  ])('with %s "%s" is refused with the way to mend it', async (column, cell, words) => {
    const job = await imported(`nombre,precio,${column}\nMal,10,${cell}\n`);
    expect(job.counts).toMatchObject({ made: 0, failed: 1 });
    expect(await opened.fileOf(job)).toContain(words);
  });

  test('never finds a variant of another store by its barcode', async () => {
    const fields = { name: 'Ajena', skus: [{ list_price: 7, barcode: '4006381333931' }] };
    expect((await opened.ask('POST', '/', fields, { who: opened.other })).status).toBe(201);
    const job = await imported('nombre,precio,ean\nPropia,10,4006381333931\n');
    expect(job.counts).toMatchObject({ made: 1, failed: 0 });
    expect(await opened.rows("SELECT name FROM item WHERE name = 'Ajena'")).toHaveLength(1);
  });
});
