import { expect, test } from 'vitest';
import { importFields } from '../../../shared/rules/import-columns.ts';
import { exportColumns, itemsCsv, type ExportedVariant } from './csv.ts';
import type { ItemState } from './edit/state.ts';

const sku: ItemState['skus'][number] = {
  id: 'sk_1',
  code: '=1+1',
  attributes: { Talla: 'M', Color: 'Azul' },
  attributes_en: { Size: 'M', Colour: 'Blue' },
  list_price: 19950,
  crossout_price: null,
  photo: { url: '/media/st_a/2.webp', width: 1, height: 1 },
  persons: 2,
  barcode: '7501031311309',
  weight_g: null,
  size_mm: { length: 300, width: 200, height: 105 },
  contribution_margin: 2550,
};

const state: ItemState = {
  slug: 'falda',
  kind: 'product',
  name: 'Falda, "corta"',
  name_en: 'Short skirt',
  description: 'Dos\nlíneas',
  description_en: null,
  list_state: 'unpublished',
  publish_at: Date.UTC(2026, 11, 1, 15, 30),
  hidden: true,
  currency: 'MXN',
  photos: [
    { url: '/media/st_a/1.webp', width: 1, height: 1 },
    { url: '/media/st_a/2.webp', width: 1, height: 1 },
  ],
  tags: ['lino', 'a, b'],
  tags_en: null,
  details: [
    { name: 'Material', value: 'lino: suave' },
    { name: 'Origen', value: 'México' },
  ],
  details_en: null,
  seo_title: 'Falda',
  seo_title_en: null,
  seo_description: null,
  seo_description_en: null,
  main_type: 'personal',
  stock_type: 'onstock',
  max_purchase_amount: 5,
  is_free: false,
  hide_price: false,
  is_dropshipping: true,
  contribution_margin: 3000,
  experience_date: null,
  experience_place: 'Foro',
  experience_place_en: 'Forum',
  return_info: {
    return_type: '72hrs',
    return_policy: 'customized',
    return_policy_legend: 'Sin uso',
    return_policy_legend_en: 'Unworn',
    return_fees: 'restocking_fees',
    restocking_fees: 10,
  },
  weight_g: 350,
  size_mm: null,
  tax_rate: 1600,
  sat_product: '53131619',
  sat_unit: 'H87',
  skus: [sku],
};

const variant: ExportedVariant = { id: 'it_1', state, sku, units: 3, reserved: 1 };
const words = {
  clock: 'America/Mexico_City',
  pictureName: (url: string) => url.replace('/media/st_a/', 'foto-'),
};

test('texts stand in both languages; quotes, line breaks and commas stay in their cell, and a formula is defused', () => {
  expect(itemsCsv([variant], words, false)).toBe(
    'it_1,falda,product,"Falda, ""corta""",Short skirt,"Dos\nlíneas",,unpublished,sk_1,"\'=1+1",7501031311309,' +
      'Talla: M; Color: Azul,Size: M; Colour: Blue,199.50,,MXN,3,1,0.35,30 × 20 × 10.5,16,53131619,H87,' +
      '2026-12-01 09:30,yes,"foto-1.webp, foto-2.webp",foto-2.webp,"lino, a\\, b",,' +
      '"Material: lino: suave\nOrigen: México",,Falda,,,,personal,onstock,5,no,no,yes,30.00,25.50,' +
      ',Foro,Forum,2,72hrs,customized,Sin uso,Unworn,restocking_fees,,10\r\n',
  );
});

test('the first part has the column names, which an import knows but for the units that buyers hold', () => {
  const [names, first] = itemsCsv(
    [
      {
        ...variant,
        state: { ...state, currency: 'CLP', skus: [] },
        sku: { ...sku, list_price: 1990 },
      },
    ],
    words,
    true,
  ).split('\r\n');
  expect(names).toBe(`\uFEFF${exportColumns.join(',')}`);
  expect(first).toContain(',1990,,CLP,');
  expect(exportColumns.filter((one) => one !== 'reserved').toSorted()).toEqual(
    [...importFields].toSorted(),
  );
});

test('a part without rows is an empty text', () => {
  expect(itemsCsv([], words, false)).toBe('');
});
