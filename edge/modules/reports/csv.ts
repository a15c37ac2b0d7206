import Papa from 'papaparse';
import type { SalesReport } from '../../../shared/contracts/reports.ts';

/** Columns of the file, in their order; amounts are in units of the currency. */
const COLUMNS = [
  'from',
  'to',
  'orders',
  'sales',
  'currency',
  'orders_before',
  'sales_before',
] as const;

/** Spreadsheets take a file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The points of a report's chart as a CSV file. No cell of it was written by a visitor. */
export function salesCsv({ points, currency }: Pick<SalesReport, 'points' | 'currency'>): string {
  const units = (amount: number) => (amount / 100).toFixed(2);
  const rows = points.map(({ from, to, orders, amount, before }) => [
    from,
    to,
    orders,
    units(amount),
    currency,
    before.orders,
    units(before.amount),
  ]);
  return `${BYTE_ORDER_MARK}${Papa.unparse([[...COLUMNS], ...rows], { newline: '\r\n' })}\r\n`;
}
