/** Files of items as spreadsheets, broken tools and attackers make them; each case is a row of the table. */
import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import type { Job } from '../../../shared/contracts/jobs.ts';
import { openImports, type Bytes } from './opened-imports.ts';

let opened: Awaited<ReturnType<typeof openImports>>;

beforeAll(async () => {
  opened = await openImports();
});

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const latin = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string, isLittle: boolean): Bytes => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
};

/** The prices of the items that a case made, by name. */
async function pricesOf(prefix: string): Promise<Record<string, number>> {
  const rows = await opened.rows(
    `SELECT i.name, k.list_price FROM sku k JOIN item i ON i.id = k.item_id
     WHERE substr(k.code, 1, ?2) = ?1 ORDER BY k.code`,
    prefix,
    String(prefix.length),
  );
  return Object.fromEntries(rows.map((row) => [String(row['name']), Number(row['list_price'])]));
}

/** A sentence of a case, its code's beginning, its file, the items that it leaves, and rows refused. */
type Case = readonly [string, string, Bytes, Record<string, number>, number];

const HEAD = 'code,name,price\n';
const ACCENTS = { Ñandú: 1000, Café: 2000 };
const accents = (prefix: string) => `${HEAD}${prefix}1,Ñandú,10\n${prefix}2,Café,20\n`;
const wide = 'x,'.repeat(99_999);
const bad = utf8(`${HEAD}HI1,Ñandú ñu,10\nHI2,Cafe?,20\nHI3,Café,20\n`);
bad[bad.indexOf(0x3f)] = 0xff;

const cases: readonly Case[] = [
  ['UTF-8', 'HA', utf8(accents('HA')), ACCENTS, 0],
  ['UTF-8 with its mark', 'HB', utf8(`\uFEFF${accents('HB')}`), ACCENTS, 0],
  ['UTF-16, little endian', 'HC', utf16(`\uFEFF${accents('HC')}`, true), ACCENTS, 0],
  ['UTF-16, big endian', 'HD', utf16(`\uFEFF${accents('HD')}`, false), ACCENTS, 0],
  ['UTF-16 without mark, little', 'HE', utf16(accents('HE'), true), ACCENTS, 0],
  ['UTF-16 without mark, big', 'HF', utf16(accents('HF'), false), ACCENTS, 0],
  ['windows-1252', 'HG', latin(accents('HG')), ACCENTS, 0],
  ['carriage returns alone', 'HH', utf8(accents('HH').replaceAll('\n', '\r')), ACCENTS, 0],
  ['a broken byte', 'HI', bad, { 'Ñandú ñu': 1000, Café: 2000 }, 1],
  [
    'a quote that never ends between carriage returns alone',
    'HJ',
    utf8(`code,name,price\rHJ1,"Rota,10\rHJ2,Sana,20\r`),
    { Sana: 2000 },
    1,
  ],
  [
    'a cell of 1 MB',
    'HK',
    utf8(`${HEAD}HK1,${'x'.repeat(1_000_000)},10\nHK2,Sana,20\n`),
    { Sana: 2000 },
    1,
  ],
  [
    'a row of 100,000 columns',
    'HL',
    utf8(`${HEAD}HL1,Ancha,10,${wide}\nHL2,Sana,20\n`),
    { Ancha: 1000, Sana: 2000 },
    0,
  ],
  [
    'a first line of 100,000 columns',
    'HM',
    utf8(`code,name,price,${wide}\nHM1,Sana,20\n`),
    { Sana: 2000 },
    0,
  ],
  ['no first line of titles', 'HN', utf8('HN1,Sana,20\nHN2,Otra,30\n'), {}, 1],
  ['two first lines of titles', 'HO', utf8(`${HEAD}${HEAD}HO1,Sana,20\n`), { Sana: 2000 }, 1],
  [
    'a title twice',
    'HP',
    utf8('code,name,price,name\nHP1,Primera,20,Segunda\n'),
    { Primera: 2000 },
    0,
  ],
  ['only titles', 'HQ', utf8('code,name,price'), {}, 0],
  ['only the mark of UTF-8', 'HR', utf8('\uFEFF'), {}, 0],
  ['empty lines', 'HS', utf8('\n\r\n\n,,\n'), {}, 0],
  [
    'zero bytes',
    'HT',
    utf8(`${HEAD}HT1,Con\0cero,10\n\0\0\0\nHT2,Sana,20\n`),
    { 'Con cero': 1000, Sana: 2000 },
    1,
  ],
  [
    'formulas that were defused',
    'HU',
    utf8(`${HEAD}HU1,'=1+1,10\nHU2,'+1,20\nHU3,'-1,30\nHU4,'@a,40\nHU5,''=2,50\n`),
    { '=1+1': 1000, '+1': 2000, '-1': 3000, '@a': 4000, "'=2": 5000 },
    0,
  ],
  [
    'formulas that were not',
    'HV',
    utf8(`${HEAD}HV1,=1+1,10\nHV2,"=cmd|' /C calc'!A0",20\n`),
    { '=1+1': 1000, "=cmd|' /C calc'!A0": 2000 },
    0,
  ],
  [
    'emoji and right-to-left',
    'HW',
    utf8(`${HEAD}HW1,👩‍👩‍👧‍👦 Familia,10\nHW2,قميص أزرق,20\n`),
    { '👩‍👩‍👧‍👦 Familia': 1000, 'قميص أزرق': 2000 },
    0,
  ],
  [
    'prices in local forms',
    'HX',
    utf8(
      'code;name;price\nHX1;Uno;1.234,50\nHX2;Dos;1,234.50\nHX3;Tres;$ 99\nHX4;Cuatro;1.2.3\nHX5;Cinco;-1\n',
    ),
    { Uno: 123_450, Dos: 123_450, Tres: 9_900 },
    2,
  ],
  [
    'a name that changes its direction, and markup',
    'HY',
    utf8(`${HEAD}HY1,a\u202Egnp.exe,10\nHY2,<script>alert(1)</script>,20\n`),
    { 'a gnp.exe': 1000, '<script>alert(1)</script>': 2000 },
    0,
  ],
  [
    'names of 150 and 151 characters',
    'HZ',
    utf8(`${HEAD}HZ1,${'ñ'.repeat(150)},10\nHZ2,${'ñ'.repeat(151)},10\n`),
    { ['ñ'.repeat(150)]: 1000 },
    1,
  ],
];

test.each(cases)('%s', async (_, prefix, file, items, failed) => {
  const job = await opened.imported(file);
  const made = Object.keys(items).length;
  expect(job).toMatchObject({ state: 'done', counts: { made, changed: 0, failed } });
  expect(job.has_file).toBe(failed > 0);
  expect(await pricesOf(prefix)).toEqual(items);
  if (failed > 0)
    expect((await opened.fileOf(job)).trimEnd().split('\r\n')).toHaveLength(failed + 1);
  // The same file once more doubles nothing and changes nothing.
  const again = await opened.imported(file);
  expect(again.counts).toMatchObject({ made: 0, changed: 0, same: made, failed });
  expect(await pricesOf(prefix)).toEqual(items);
});

test('an empty file is refused', async () => {
  expect(await opened.upload(new Uint8Array())).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', field: 'file' },
  });
});

test("the store's own export, sent back, changes nothing and doubles nothing", async () => {
  await opened.make({
    name: "'=1+1",
    name_en: '=HYPERLINK("http://x")',
    skus: [
      { list_price: 34_950, on_hand: 5, code: '-R1', attributes: { Talla: 'M', Color: 'Azul' } },
      { list_price: 123_450, crossout_price: 200_000, attributes: { Talla: 'L', Color: 'Rojo' } },
    ],
  });
  await opened.make({
    name: 'Con "comillas", comas; y más',
    plain_description: '=1+1\n\n-dos\n@tres',
  });
  const started = await opened.owner('POST', '/jobs/items-export', {}, crypto.randomUUID());
  const exported = await opened.work((started.body as unknown as Job).id);
  const text = await opened.fileOf(exported);
  const table = Papa.parse<string[]>(text.trimEnd()).data;
  for (const cell of table.flat()) expect(cell).not.toMatch(/^[=+\-@\t]/);
  const before = await opened.rows('SELECT * FROM item ORDER BY id');
  const skus = await opened.rows('SELECT * FROM sku ORDER BY id');
  const back = await opened.imported(utf8(text));
  expect(back.counts).toMatchObject({ made: 0, changed: 0, failed: 0 });
  expect(back.counts?.['same']).toBe(table.length - 1);
  expect(await opened.rows('SELECT * FROM item ORDER BY id')).toEqual(before);
  expect(await opened.rows('SELECT * FROM sku ORDER BY id')).toEqual(skus);
});
