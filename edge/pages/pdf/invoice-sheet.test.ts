import { expect, test } from 'vitest';
import { messages } from '../../../fragments/shop/invoice-form/messages/en.ts';
import type { InvoiceRow } from '../../modules/invoices/index.ts';
import { invoiceSheet } from './invoice-sheet.ts';

const row: InvoiceRow = {
  id: 'fa_1',
  supplier_id: 'st_1',
  number: 12,
  kind: 'invoice',
  order_id: 'or_1',
  invoice_id: null,
  refund_id: null,
  issuer: JSON.stringify({
    rfc: 'EKU9003173C9',
    name: 'CASA',
    regime: '601',
    postal_code: '06700',
  }),
  recipient: JSON.stringify({
    rfc: 'GODE561231GR8',
    name: 'EMILIA GODOY',
    regime: '612',
    postal_code: '44100',
    use: 'G03',
  }),
  lines: JSON.stringify([{ name: 'Taza (azul)', amount: 3, total: 34_800 }]),
  vat: 1600,
  payment_type: 'cash',
  total: 34_800,
  currency: 'MXN',
  issued_at: Date.UTC(2026, 10, 27, 18),
  stamp: 'none',
  stamp_folio: null,
  stamp_fault: null,
  stamped_at: null,
  order_number: 'K7QX-2M4P',
  seller: 'Casa',
  of_number: null,
  of_folio: null,
};
const read = (given: Partial<InvoiceRow> = {}) =>
  Buffer.from(invoiceSheet({ ...row, ...given }, messages.es)).toString('latin1');

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
  const recipient = JSON.stringify({ ...JSON.parse(row.recipient), name });
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
