import Papa from 'papaparse';
import { defused } from '../../../shared/rules/formula-cells.ts';
import type { FileLine } from './file-statements.ts';

/**
 * Columns of the file, in their order; amounts are in units of the currency. The first nine are those of a
 * report, so that the file of one deposit can be taken as a report elsewhere.
 */
const COLUMNS = [
  'report',
  'paid_on',
  'currency',
  'type',
  'reference',
  'id',
  'gross',
  'fee',
  'net',
  'line',
  'payment_type',
  'account',
  'order',
  'problem',
  'settled',
  'reason',
] as const;

/** Spreadsheets take a file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A part of the file of bank deposits (RFC 4180): a line for each payment, refund, dispute, fee and adjustment. A
 * text that a spreadsheet would take for a formula begins with an apostrophe; amounts are numbers, and stay.
 * @param isFirst whether the column names stand before the rows
 */
export function depositCsv(lines: readonly FileLine[], isFirst: boolean): string {
  const cells = lines.map((line) => [
    ...[line.report, line.paid_on, line.currency, line.kind].map(defused),
    ...[line.charge_ref, line.subject ?? ''].map(defused),
    ...[line.gross, line.fee, line.net].map(units),
    line.position,
    line.provider,
    line.account === 'platform' ? 'platform' : 'store',
    line.number ?? '',
    line.problem ?? '',
    line.way ?? '',
    defused(line.reason ?? ''),
  ]);
  const text = Papa.unparse(isFirst ? [[...COLUMNS], ...cells] : cells, { newline: '\r\n' });
  return `${isFirst ? BYTE_ORDER_MARK : ''}${text}${text === '' ? '' : '\r\n'}`;
}

function units(minor: number): string {
  return (minor / 100).toFixed(2);
}
