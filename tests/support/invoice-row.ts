import type { InvoiceRow } from '../../edge/modules/invoices/index.ts';

/** An invoice of three cups, issued in Mexico and not stamped, with what a test says of it besides. */
export function invoiceRow(given: Partial<InvoiceRow> = {}): InvoiceRow {
  return {
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
    period: null,
    order_number: 'K7QX-2M4P',
    seller: 'Casa',
    of_number: null,
    of_folio: null,
    of_period: null,
    ...given,
  };
}
