import { expect, test } from 'vitest';
import { messages } from '../../../fragments/shop/invoice-form/messages/en.ts';
import type { InvoiceRow } from '../../modules/invoices/index.ts';
import { invoiceRow } from '../../../tests/support/invoice-row.ts';
import { invoiceSheet } from './invoice-sheet.ts';

const read = (given: Partial<InvoiceRow> = {}) =>
  Buffer.from(invoiceSheet(invoiceRow(given), messages.es)).toString('latin1');

test('a sheet shows both sides, the lines, the tax, and that it is not stamped', () => {
  const text = read();
  for (const line of [
    'Factura F-000012',
    'RFC: EKU9003173C9',
    'RFC: GODE561231GR8',
    'Uso: G03 Gastos en general',
    String.raw`Taza \(azul\)`,
    '$300.00',
    'IVA 16 %',
    '$48.00',
    '$348.00',
    'SIN TIMBRAR',
  ]) {
    expect(text).toContain(`(${line}) Tj`);
  }
});

test('many lines, and names of 300 letters, go on to further pages', () => {
  const lines = Array.from({ length: 60 }, () => ({
    name: 'W '.repeat(150),
    amount: 1,
    total: 100,
  }));
  const name = 'N'.repeat(300);
  const recipient = JSON.stringify({ ...JSON.parse(invoiceRow().recipient), name });
  const text = read({ lines: JSON.stringify(lines), total: 6_000, recipient });
  const pages = Number(/\/Count (\d+)/.exec(text)?.[1]);
  expect(pages).toBeGreaterThan(2);
  const heights = Array.from(text.matchAll(/Tf [\d.]+ (-?[\d.]+) Td/g), ([, y]) => Number(y));
  expect(Math.min(...heights)).toBeGreaterThan(0);
});

test('a credit note says which invoice it lessens', () => {
  const text = read({ kind: 'credit', lines: '[]', total: 1_160, of_number: 12, number: 13 });
  expect(text).toContain(`(${messages.es.kinds.credit.replace('é', '\u00e9')} F-000013) Tj`);
  expect(text).toContain('(Disminuye la factura F-000012) Tj');
  expect(text).toContain('Uso: G02');
});

test('a global invoice says its days, and the number of each sale', () => {
  const text = read({
    kind: 'global',
    order_id: null,
    order_number: null,
    lines: JSON.stringify([{ name: 'Venta', amount: 1, total: 34_800, number: 'AB12-CD34' }]),
    period: JSON.stringify({ first: '2026-11-01', last: '2026-11-30' }),
  });
  expect(text).toContain('(Factura global F-000012) Tj');
  expect(text).toContain('Periodo: del 2026-11-01 al 2026-11-30');
  expect(text).toContain('(Venta \u00b7 AB12-CD34) Tj');
});
