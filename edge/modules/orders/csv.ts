import Papa from 'papaparse';
import type { Address, Contact } from '../../../shared/contracts/place-order.ts';
import { addressLines } from '../../../shared/rules/address-lines.ts';
import { FORMULA } from '../../../shared/rules/formula-cells.ts';
import { clockOf } from '../../../shared/rules/local-time.ts';
import type { ExportedRow } from './export-statements.ts';

/** Columns of the file, in their order; amounts are in units of the currency. */
const COLUMNS = [
  'number',
  'id',
  'state',
  'placed_on',
  'received_on',
  'sold_in',
  'buyer',
  'email',
  'phone',
  'address',
  'delivery_type',
  'payment_type',
  'items',
  'units',
  'items_total',
  'shipping_total',
  'total',
  'refunded',
  'currency',
] as const;

/** Spreadsheets take a file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Line {
  readonly amount: number;
  readonly name: string;
  readonly description: Readonly<Record<string, string>>;
}

/**
 * A part of the file (RFC 4180), with times by the clocks of a country. A cell that a spreadsheet would
 * take for a formula begins with an apostrophe.
 * @param isFirst whether the column names stand before the rows
 */
export function ordersCsv(rows: readonly ExportedRow[], country: string, isFirst: boolean): string {
  const units = (amount: number) => (amount / 100).toFixed(2);
  const clock = clockOf(country);
  const cells = rows.map((row) => {
    const contact = JSON.parse(row.contact) as Contact;
    const address = row.address === null ? null : (JSON.parse(row.address) as Address);
    const lines = JSON.parse(row.lines) as Line[];
    return [
      row.number,
      row.id,
      row.state,
      clock(row.created_at),
      row.received_at === null ? '' : clock(row.received_at),
      row.sold_in,
      contact.full_name,
      contact.email,
      contact.phone,
      address === null ? '' : addressLines(address).join(', '),
      row.delivery_type ?? '',
      row.payment_type ?? '',
      lines.map(lineText).join('; '),
      lines.reduce((sum, { amount }) => sum + amount, 0),
      units(row.items_total),
      units(row.shipping_total),
      units(row.total),
      units(row.refunded),
      row.currency,
    ];
  });
  const text = Papa.unparse(isFirst ? [[...COLUMNS], ...cells] : cells, {
    newline: '\r\n',
    escapeFormulae: FORMULA,
  });
  return `${isFirst ? BYTE_ORDER_MARK : ''}${text}${text === '' ? '' : '\r\n'}`;
}

/** A line as one text: `2 × Falda (M, Azul)`. */
function lineText({ amount, name, description }: Line): string {
  const variant = Object.values(description).join(', ');
  return `${amount} × ${name}${variant === '' ? '' : ` (${variant})`}`;
}
