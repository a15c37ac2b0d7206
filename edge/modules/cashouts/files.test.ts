import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkerOf } from '../../../tests/support/xml-schema.ts';
import { csvFile, painFile, type PaidFrom, type PaidOut } from './files.ts';

const SCHEMA = 'tests/support/providers/bank/pain.001.001.09.xsd';
const check = checkerOf(readFileSync(SCHEMA, 'utf8'));

const from: PaidFrom = {
  id: `pb_${'b'.repeat(26)}`,
  batch: 7,
  currency: 'MXN',
  number: '002010077777777771',
  holder: 'Mercado & Compañía',
  at: Date.UTC(2026, 10, 27, 5),
  day: '2026-11-26',
};
const payouts: PaidOut[] = [
  {
    id: `cw_${'1'.repeat(26)}`,
    number: '032180000118359719',
    holder: '=Ana <López>',
    amount: 49_000,
  },
  { id: `cw_${'2'.repeat(26)}`, number: '032180000118359719', holder: '李', amount: 20_001 },
];

test('pain.001.001.09 is as its schema has it, with its sums', () => {
  const xml = painFile(from, payouts);
  expect(check(xml)).toEqual([]);
  for (const part of [
    '<NbOfTxs>2</NbOfTxs><CtrlSum>690.01</CtrlSum>',
    '<Nm>MERCADO COMPANIA</Nm>',
    '<ReqdExctnDt><Dt>2026-11-26</Dt></ReqdExctnDt>',
    `<EndToEndId>${'1'.repeat(26)}</EndToEndId>`,
    '<InstdAmt Ccy="MXN">490.00</InstdAmt>',
    '<MmbId>032</MmbId>',
    '<Id>032180000118359719</Id><SchmeNm><Prtry>CLABE</Prtry></SchmeNm>',
    '<Nm>ANA LOPEZ</Nm>',
    '<Nm>TITULAR</Nm>',
  ])
    expect(xml).toContain(part);
});

test('the schema’s check finds what is wrong', () => {
  const xml = painFile(from, payouts);
  const wrong: readonly (readonly [string, string])[] = [
    ['<Amt>', '<Amt><Other/>'],
    ['Ccy="MXN"', 'Ccy="mxn"'],
    ['<PmtMtd>TRF', '<PmtMtd>XXX'],
    ['<CtrlSum>690.01</CtrlSum>', '<CtrlSum>much</CtrlSum>'],
    ['<DbtrAgt>', '<DbtrAgt><BrnchId/>'],
    [`<MsgId>${'B'.repeat(26)}`, `<MsgId>${'B'.repeat(36)}`],
    ['pain.001.001.09', 'pain.001.001.03'],
  ];
  for (const [right, other] of wrong) {
    expect(xml).toContain(right);
    expect(check(xml.replace(right, other))).not.toEqual([]);
  }
});

test('CSV has a line for each, and no cell is a formula', () => {
  const lines = csvFile({ ...from, currency: 'ARS' }, payouts).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe(
    `${from.number},032180000118359719,ANA LOPEZ,490.00,ARS,${'1'.repeat(26)},RETIRO DISPERSION 7`,
  );
});
