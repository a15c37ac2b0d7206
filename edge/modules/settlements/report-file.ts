import Papa from 'papaparse';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isDay } from '../../../shared/rules/local-time.ts';
import {
  SETTLEMENT_ID_MAX,
  settlementKinds,
  type ReportLine,
  type SettlementKind,
  type SettlementReport,
} from '../../../shared/rules/settlements.ts';
import { minorOf } from '../../../shared/rules/typed-numbers.ts';

/** The columns of a file, in any order, by their names in English and in Spanish. */
const COLUMNS = {
  report: ['report', 'reporte'],
  paid_on: ['paid_on', 'fecha'],
  currency: ['currency', 'moneda'],
  type: ['type', 'tipo'],
  reference: ['reference', 'referencia'],
  subject: ['id'],
  gross: ['gross', 'bruto'],
  fee: ['fee', 'comision', 'comisión'],
  net: ['net', 'neto'],
} as const;
type Column = keyof typeof COLUMNS;

const KINDS: Readonly<Record<SettlementKind, readonly string[]>> = {
  payment: ['payment', 'pago'],
  refund: ['refund', 'devolucion', 'devolución', 'reembolso'],
  dispute: ['dispute', 'disputa', 'contracargo'],
  fee: ['fee', 'comision', 'comisión'],
  adjustment: ['adjustment', 'ajuste'],
};

/** Where a file cannot be read: its line, the header counted, and its column, as the file should name it. */
export interface FileFault {
  readonly line: number;
  readonly column: string;
}

/**
 * Reads a provider's payout report out of a file. All of its rows are of one report.
 * @param text CSV with a header; amounts in decimals, the day as `YYYY-MM-DD`
 */
export function readReportFile(text: string): Result<SettlementReport, FileFault> {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim(), {
    skipEmptyLines: true,
  });
  const header = (data[0] ?? []).map((cell) => cell.trim().toLowerCase());
  const places = new Map<Column, number>();
  for (const [column, names] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const place = header.findIndex((cell) => names.includes(cell));
    if (place >= 0) places.set(column, place);
    else if (column !== 'subject') return fail({ line: 1, column: names.at(-1) ?? column });
  }
  const lines: ReportLine[] = [];
  let head: Omit<SettlementReport, 'lines'> | undefined;
  for (const [at, cells] of data.slice(1).entries()) {
    const cell = (column: Column) => (cells[places.get(column) ?? -1] ?? '').trim();
    const read = readRow(cell);
    const wrong = typeof read === 'string' ? read : head && unlike(head, read.head);
    if (wrong) return fail({ line: at + 2, column: header[places.get(wrong) ?? -1] ?? wrong });
    if (typeof read === 'string') continue;
    head ??= read.head;
    lines.push(read.line);
  }
  return head ? ok({ ...head, lines }) : fail({ line: 2, column: header[0] ?? '' });
}

type Head = Omit<SettlementReport, 'lines'>;

/** A row, or the column that cannot be read. */
function readRow(cell: (column: Column) => string): { head: Head; line: ReportLine } | Column {
  const head = {
    report: cell('report'),
    paidOn: cell('paid_on'),
    currency: cell('currency').toUpperCase(),
  };
  const isId = (text: string) => text !== '' && text.length <= SETTLEMENT_ID_MAX;
  if (!isId(head.report)) return 'report';
  if (!isDay(head.paidOn)) return 'paid_on';
  if (!/^[A-Z]{3}$/.test(head.currency)) return 'currency';
  const type = cell('type').toLowerCase();
  const kind = settlementKinds.find((one) => KINDS[one].includes(type));
  if (kind === undefined) return 'type';
  const [reference, subject] = [cell('reference'), cell('subject')];
  if (reference.length > SETTLEMENT_ID_MAX) return 'reference';
  if (subject.length > SETTLEMENT_ID_MAX) return 'subject';
  const amounts = {
    gross: signed(cell('gross')),
    fee: signed(cell('fee')),
    net: signed(cell('net')),
  };
  for (const name of ['gross', 'fee', 'net'] as const) {
    if (amounts[name] === undefined) return name;
  }
  const { gross = 0, fee = 0, net = 0 } = amounts;
  return { head, line: { kind, reference, subject: subject || null, gross, fee, net } };
}

/** The column in which a row is of another report than the rows before it. */
function unlike(one: Head, other: Head): Column | undefined {
  if (one.report !== other.report) return 'report';
  if (one.paidOn !== other.paidOn) return 'paid_on';
  return one.currency === other.currency ? undefined : 'currency';
}

/** An amount with its sign, in minor units; an empty text is nothing. */
function signed(text: string): number | undefined {
  if (text === '') return 0;
  const amount = minorOf(text.replace(/^[-−]/, ''));
  if (amount === undefined || amount === 0) return amount;
  return /^[-−]/.test(text) ? -amount : amount;
}
