import { expect, test } from 'vitest';
import { depositCsv } from './deposit-csv.ts';
import type { FileLine } from './file-statements.ts';
import { readReportFile } from './report-file.ts';

const LINE: FileLine = {
  settlement_id: 'sl_1',
  position: 1,
  kind: 'payment',
  charge_ref: 'pi_1',
  subject: null,
  gross: 108_000,
  fee: 3_888,
  net: 104_112,
  problem: null,
  payment_id: 'py_1',
  refund_id: null,
  dispute_id: null,
  matched_at: 1,
  closed_at: null,
  provider: 'str_card',
  account: 'platform',
  report: 'po_1',
  paid_on: '2026-11-26',
  currency: 'MXN',
  number: 'K7QX-2M4P',
  way: null,
  reason: null,
  decided_at: null,
};
const REFUND: FileLine = {
  ...LINE,
  position: 2,
  kind: 'refund',
  subject: 're_1',
  gross: -40_000,
  fee: 0,
  net: -40_000,
};

test('a line has its amounts in units, and a refund keeps its sign', () => {
  const [head, first, second, ...rest] = depositCsv([LINE, REFUND], true).split('\r\n');
  expect(head).toMatch(/^\uFEFFreport,paid_on,currency,type,reference,id,gross,fee,net,line,/);
  expect(first).toBe(
    'po_1,2026-11-26,MXN,payment,pi_1,,1080.00,38.88,1041.12,1,str_card,platform,K7QX-2M4P,,,',
  );
  expect(second).toContain(',refund,pi_1,re_1,-400.00,0.00,-400.00,2,');
  expect(rest).toEqual(['']);
});

test('the file of one deposit is read again as the report that it was', () => {
  expect(readReportFile(depositCsv([LINE, REFUND], true))).toMatchObject({
    ok: true,
    value: {
      report: 'po_1',
      paidOn: '2026-11-26',
      lines: [
        { kind: 'payment', reference: 'pi_1', subject: null, gross: 108_000, fee: 3_888 },
        { kind: 'refund', subject: 're_1', gross: -40_000, net: -40_000 },
      ],
    },
  });
});

test('what a provider or a person wrote is no formula', () => {
  const hostile = '=HYPERLINK("https://evil.example")';
  const text = depositCsv(
    [{ ...LINE, report: hostile, charge_ref: '@SUM(A1)', subject: '+1', reason: '-1+1' }],
    false,
  );
  expect(text.startsWith(`"'=HYPERLINK(`)).toBe(true);
  expect(text).toContain(",'@SUM(A1),'+1,1080.00,");
  expect(text.trimEnd().endsWith(",'-1+1")).toBe(true);
});

test('a file without lines has its columns alone, a later part without lines nothing', () => {
  expect(depositCsv([], true).split('\r\n')).toHaveLength(2);
  expect(depositCsv([], false)).toBe('');
});
