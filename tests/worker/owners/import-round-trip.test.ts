/** The file of all items goes back in: into its own store, where it changes nothing, and into an empty one. */
import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { exportColumns } from '../../../edge/modules/items/csv.ts';
import { openImports } from './opened-imports.ts';

let opened: Awaited<ReturnType<typeof openImports>>;
let file: string;

type Row = Record<(typeof exportColumns)[number], string>;

const bytes = (text: string) => new TextEncoder().encode(text);
const rowsOf = (text: string) =>
  Papa.parse<Row>(text.replace('\uFEFF', ''), { header: true, skipEmptyLines: true }).data;

/** Rows as both stores may have them: without what a store gives, an item's rows in their order. */
const comparable = (text: string) =>
  rowsOf(text)
    .map(({ item: _item, sku: _sku, reserved: _reserved, ...row }) => row)
    .toSorted((a, b) => (a.slug < b.slug ? -1 : Number(a.slug > b.slug)));

const returns = { return_type: '72hrs', return_policy: 'common', return_policy_legend: null };

const SKIRT = {
  name: 'Falda, "corta"',
  name_en: 'Short skirt',
  plain_description: 'Dos\nlíneas\n=1+1',
  plain_description_en: 'Two\nlines',
  tags: ['lino', 'a, b', '=cmd'],
  tags_en: ['linen'],
  details: [
    { name: 'Material', value: 'lino: suave' },
    { name: 'Origen', value: 'México' },
  ],
  details_en: [
    { name: 'Material', value: 'linen' },
    { name: 'Origin', value: 'Mexico' },
  ],
  seo_title: 'Faldas de lino',
  seo_title_en: 'Linen skirts',
  seo_description: '@ una falda',
  seo_description_en: 'A skirt',
  main_type: 'personal',
  max_purchase_amount: 5,
  is_dropshipping: true,
  contribution_margin: 3_000,
  photos: ['/media/st_uno/1.webp', '/media/st_uno/2.webp'],
  return_info: {
    return_type: '72hrs',
    return_policy: 'customized',
    return_policy_legend: 'Sin uso,\ncon etiqueta',
    return_policy_legend_en: 'Unworn,\nwith its label',
    return_fees: 'restocking_fees',
    restocking_fees: 10,
    return_shipping_label: 'download',
  },
  weight_g: 350,
  size_mm: { length: 300, width: 200, height: 105 },
  tax_rate: 1_600,
  sat_product: '53131619',
  sat_unit: 'H87',
  skus: [
    {
      code: 'F-S',
      attributes: { Talla: 'S', 'Color: tono': 'Azul; claro' },
      list_price: 19_950,
      on_hand: 4,
      attributes_en: { Size: 'S', Colour: 'Light; blue' },
      barcode: '7501031311309',
    },
    {
      code: 'F-M',
      attributes: { Talla: 'M', 'Color: tono': 'Azul; claro' },
      list_price: 21_000,
      on_hand: 0,
      crossout_price: 25_000,
      contribution_margin: 2_500,
      photo: '/media/st_uno/2.webp',
      weight_g: 400,
    },
  ],
};

const OTHERS = [
  {
    name: 'Corte de pelo',
    type: 'service',
    stock_type: 'ondemand',
    hide_price: true,
    skus: [{ list_price: 30_000 }],
  },
  {
    name: 'Noche de jazz',
    type: 'experience',
    experience_place: 'Foro, sala 2',
    experience_place_en: 'Forum, hall 2',
    tags: ['música'],
    experience_date: '2027-01-09T02:30:00.000Z',
    hiden: true,
    return_info: { ...returns, return_type: 'disallowed' },
    skus: [
      { attributes: { Zona: 'A' }, list_price: 80_000, on_hand: 40, persons: 2 },
      { attributes: { Zona: 'B' }, list_price: 50_000, on_hand: 90 },
    ],
  },
  { name: 'Manual', type: 'digital', stock_type: 'ondemand', skus: [{ list_price: 9_900 }] },
  { name: 'Muestra', is_free: true, skus: [{ list_price: 0, on_hand: 3 }] },
  {
    name: 'Estreno',
    list_state: 'unpublished',
    publish_at: '2027-03-01T16:00:00.000Z',
    skus: [{ list_price: 100 }],
  },
  { name: '-Sin código', skus: [{ list_price: 12_345, on_hand: 1 }] },
];

beforeAll(async () => {
  opened = await openImports();
  for (const store of ['uno', 'dos'])
    for (const n of [1, 2])
      await opened.rows(
        `INSERT INTO picture (id, store_id, name, key, hash, type, bytes, width, height, created_at)
         VALUES (?1, ?2, ?3, ?4, ?1, 'image/webp', 1, 80, 60, 1)`,
        `pi_${store}${n}`,
        `st_${store}`,
        `falda ${n}, azul.webp`,
        `st_${store}/${n}.webp`,
      );
  for (const [store, zone] of [
    ['uno', 'America/Tijuana'],
    ['dos', 'America/Mexico_City'],
  ] as const)
    await opened.rows(
      "UPDATE store SET profile = json_set(profile, '$.time_zone', ?) WHERE id = ?",
      zone,
      `st_${store}`,
    );
  for (const id of ['it_uno-1', 'it_uno-2']) await opened.ask('DELETE', `/${id}`);
  await opened.make(SKIRT);
  for (const item of OTHERS) await opened.make(item);
  file = await opened.exported();
});

test('the file of a store with every kind and field changes nothing in that store', async () => {
  expect(rowsOf(file)).toHaveLength(9);
  const trial = await opened.imported(bytes(file), { isTrial: true });
  expect(trial.counts).toEqual({ made: 0, added: 0, changed: 0, same: 9, failed: 0 });
  const { columns } = await opened.told(trial);
  expect(columns.filter(({ field }) => field === null).map(({ title }) => title)).toEqual([
    'reserved',
  ]);
  expect((await opened.imported(bytes(file))).counts).toMatchObject({ same: 9 });
  expect(await opened.exported()).toBe(file);
});

test('it makes the same items in an empty store, each with its variants, and makes nothing twice there', async () => {
  const made = await opened.imported(bytes(file), { store: 'dos' });
  expect(made.counts).toEqual({ made: 7, added: 2, changed: 0, same: 0, failed: 0 });
  const again = await opened.exported('dos');
  const isDigital = ({ kind }: { readonly kind: string }) => kind === 'digital';
  const [was, is] = [comparable(file), comparable(again)];
  expect(is.filter((row) => !isDigital(row))).toEqual(was.filter((row) => !isDigital(row)));
  // A digital item waits for its file.
  const [digital] = was.filter(isDigital);
  expect(is.filter(isDigital)).toEqual([{ ...digital, state: 'unpublished' }]);
  const told = await opened.told(made, 'dos');
  expect(told.rows.find(({ name }) => name === 'Manual')).toMatchObject({
    outcome: 'made',
    reason: expect.stringContaining('sube su archivo'),
  });
  const skirt = rowsOf(again).filter(({ slug }) => slug === 'falda-corta');
  expect(new Set(skirt.map(({ item }) => item)).size).toBe(1);
  expect(skirt.map(({ photos }) => photos)[0]).toBe(
    String.raw`falda 1\, azul.webp, falda 2\, azul.webp`,
  );

  expect((await opened.imported(bytes(again), { store: 'dos' })).counts).toMatchObject({ same: 9 });
  const third = await opened.imported(bytes(file), { store: 'dos' });
  expect(third.counts).toEqual({ made: 0, added: 0, changed: 0, same: 8, failed: 1 });
  expect(await opened.fileOf(third, 'dos')).toContain('sube su archivo');
  expect(comparable(await opened.exported('dos'))).toHaveLength(9);
});

test('what the store could not make again elsewhere is refused: pictures of another store', async () => {
  const foreign = file.replaceAll(String.raw`falda 1\, azul.webp`, '/media/st_uno/1.webp');
  const job = await opened.imported(bytes(foreign.replaceAll('falda-corta', 'falda-larga')), {
    store: 'dos',
    isTrial: true,
  });
  const { rows } = await opened.told(job, 'dos');
  const refused = rows.filter(({ reason }) => reason?.includes('galería'));
  expect(refused.map(({ name, outcome }) => [name, outcome])).toEqual([
    [SKIRT.name, 'failed'],
    [SKIRT.name, 'failed'],
  ]);
});

test('times go by the clock of the store that reads them', async () => {
  const read = () =>
    opened.rows(
      "SELECT publish_at FROM item WHERE name = 'Estreno' AND deleted_at IS NULL ORDER BY owner_id DESC",
    );
  expect(rowsOf(file).find(({ name }) => name === 'Estreno')).toMatchObject({
    publish_at: '2027-03-01 08:00',
  });
  expect(await read()).toEqual([
    { publish_at: Date.UTC(2027, 2, 1, 16) },
    { publish_at: Date.UTC(2027, 2, 1, 14) },
  ]);
});
