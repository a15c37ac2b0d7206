import { expect, test } from 'vitest';
import { messages } from '../../../fragments/shop/wallet/messages/en.ts';
import { SHEET_ENTRIES, statementSheet, type SheetOf } from './statement-sheet.ts';

const entry = {
  n: 1,
  cause: 'paid:py_1',
  posted_at: Date.UTC(2026, 10, 20, 20),
  amount: 10_050,
  order_id: 'or_1',
  number: 'K7QX-2M4P',
  way: 1,
};
const month: SheetOf = {
  month: '2026-11',
  network: 'Mercado (Jacaranda)',
  currency: 'MXN',
  country: 'MX',
  sums: [
    { event: 'paid', n: 2, amount: 14_070 },
    { event: 'refunded', n: 1, amount: -4_020 },
    { event: 'unlocked', n: 1, amount: 0 },
  ],
  rows: [entry, { ...entry, n: 2, cause: 'refunded:rf_1', amount: 4_020, way: -1 }],
};
const written = (given: Partial<SheetOf> = {}, tag = 'es-MX') =>
  new TextDecoder('latin1').decode(
    statementSheet({ ...month, ...given }, messages[tag === 'es-MX' ? 'es' : 'en'], tag),
  );

test('a statement has its sums by kind, the change of the balance, and its entries', () => {
  const pdf = written();
  expect(pdf.startsWith('%PDF-1.4')).toBe(true);
  for (const part of [
    '(Monedero MXN \u00B7 noviembre de 2026)',
    '(Mercado \\(Jacaranda\\))',
    '(Venta pagada \\(2\\))',
    '($140.70)',
    '(Cambio del saldo)',
    '($100.50)',
    '(K7QX-2M4P)',
    '(-$40.20)',
  ])
    expect(pdf).toContain(part);
  expect(written({ rows: [], sums: [] }, 'en-US')).toContain('(No entries in this month.)');
});

test('a long one shows the first thousand entries on its pages, and says so', () => {
  const pdf = written({ rows: Array.from({ length: SHEET_ENTRIES }, () => entry) });
  expect(pdf.match(/\/Type \/Page /g)?.length).toBeGreaterThan(15);
  expect(pdf).toContain('1000; el archivo CSV los tiene todos');
});
