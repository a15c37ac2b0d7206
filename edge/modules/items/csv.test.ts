import { expect, test } from 'vitest';
import { itemsCsv } from './csv.ts';
import type { ExportRow } from './export-statements.ts';

const row: ExportRow = {
  item_id: 'it_1',
  slug: 'falda',
  kind: 'product',
  name: 'Falda, "corta"',
  name_en: 'Short skirt',
  description: 'Dos\nlíneas',
  description_en: null,
  list_state: 'published',
  currency: 'MXN',
  sku: 'sk_1',
  code: '=1+1',
  attributes: '{"Talla":"M","Color":"Azul"}',
  attributes_en: '{"Size":"M","Colour":"Blue"}',
  list_price: 19950,
  crossout_price: null,
  on_hand: 3,
  reserved: 1,
  barcode: '7501031311309',
  weight_g: 350,
  size_mm: '{"length":300,"width":200,"height":105}',
  tax_rate: 1600,
  sat_product: '53131619',
  sat_unit: 'H87',
};

test('texts stand in both languages; quotes, line breaks and commas stay in their cell, and a formula is defused', () => {
  expect(itemsCsv([row], false)).toBe(
    `it_1,falda,product,"Falda, ""corta""",Short skirt,"Dos\nlíneas",,published,sk_1,"'=1+1",7501031311309,Talla: M; Color: Azul,Size: M; Colour: Blue,199.50,,MXN,3,1,0.35,30 × 20 × 10.5,16,53131619,H87\r\n`,
  );
});

test('the first part has the column names; a price in a currency without cents has no decimals', () => {
  const [names, first] = itemsCsv([{ ...row, currency: 'CLP', list_price: 1990 }], true).split(
    '\r\n',
  );
  expect(names).toBe(
    '\uFEFFitem,slug,kind,name,name_en,description,description_en,state,sku,code,barcode,attributes,attributes_en,price,crossout_price,currency,on_hand,reserved,weight_kg,size_cm,tax_rate,sat_product,sat_unit',
  );
  expect(first).toContain(',1990,,CLP,');
});

test('a part without rows is an empty text', () => {
  expect(itemsCsv([], false)).toBe('');
});
