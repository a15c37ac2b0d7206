import Papa from 'papaparse';
import { endOfDay, isDay, localIso, startOfDay } from '../../../shared/rules/local-time.ts';
import { eventOf } from '../../../shared/rules/wallet-entries.ts';
import { wallets, type WalletEntryRow, type WalletKey } from '../../modules/ledger/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { Owner } from './read.ts';

/** Entries of one read. */
const ROWS = 1_000;
/** Spreadsheets take a file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
const COLUMNS = ['entry', 'at', 'event', 'order', 'amount', 'currency'] as const;

export type StatementFormat = 'csv' | 'json';

/** A month of a wallet. */
export interface StatementOf {
  readonly owner: Owner;
  /** The wallet's id. */
  readonly wallet: string;
  /** `YYYY-MM`. */
  readonly month: string;
  readonly format: StatementFormat;
}

/**
 * A month's entries of a wallet as a file, the oldest first, times by the clocks of the network. It is
 * written as it is read, so that a long one takes no more memory than a short one.
 * @returns undefined for a month that is none, and for a wallet that there is not
 */
export async function statementOf(
  scope: RequestScope,
  { owner, wallet, month, format }: StatementOf,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const found = await findMonth(scope, { owner, wallet, month });
  return found && written(scope, found.key, found.span, { format, country: found.country });
}

/** A month of a wallet as a document shows it: its sums, and its first entries. */
export interface MonthOf {
  readonly currency: string;
  readonly country: string;
  /** The network's root store. */
  readonly network: string;
  readonly sums: readonly { readonly event: string; readonly n: number; readonly amount: number }[];
  readonly rows: readonly WalletEntryRow[];
}

/**
 * Reads a month of a wallet for a document.
 * @param most entries that it shows
 * @returns undefined for a month that is none, and for a wallet that there is not
 */
export async function monthOf(
  scope: RequestScope,
  of: Omit<StatementOf, 'format'>,
  most: number,
): Promise<MonthOf | undefined> {
  const found = await findMonth(scope, of);
  if (!found) return undefined;
  const { key, span, country } = found;
  const [sums, rows] = await Promise.all([
    scope.cell.read(wallets.listSums(key, span)),
    scope.cell.read(wallets.listFrom(key, span, { at: 0, n: 0 }, most)),
  ]);
  return { currency: key.currency, country, network: found.name, sums, rows };
}

async function findMonth(
  scope: RequestScope,
  { owner, wallet, month }: Omit<StatementOf, 'format'>,
): Promise<
  { key: WalletKey; span: { from: number; to: number }; country: string; name: string } | undefined
> {
  const network = scope.tenant.rootId ?? scope.tenant.storeId;
  const currency = wallet.toUpperCase();
  const [root, kept] = await Promise.all([
    scope.cell.first(wallets.findNetwork(network)),
    scope.cell.read(wallets.listCurrencies(network, owner)),
  ]);
  const known = [root?.currency, ...kept.map((row) => row.currency)];
  if (!root || !known.includes(currency) || !isDay(`${month}-01`)) return undefined;
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0));
  const span = {
    from: startOfDay(`${month}-01`, root.country),
    to: endOfDay(last.toISOString().slice(0, 10), root.country),
  };
  return { key: { network, owner, currency }, span, country: root.country, name: root.name };
}

function written(
  { cell }: RequestScope,
  key: WalletKey,
  span: { readonly from: number; readonly to: number },
  { format, country }: { readonly format: StatementFormat; readonly country: string },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = { at: 0, n: 0 };
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const rows = await cell.read(wallets.listFrom(key, span, after, ROWS));
      const lines = rows.map((row) => toLine(row, key.currency, country));
      controller.enqueue(encoder.encode(textOf(lines, format, isFirst)));
      isFirst = false;
      const end = rows.at(-1);
      if (end && rows.length === ROWS) {
        after = { at: end.posted_at, n: end.n };
        return;
      }
      if (format === 'json') controller.enqueue(encoder.encode(']\n'));
      controller.close();
    },
  });
}

function toLine(row: WalletEntryRow, currency: string, country: string) {
  const { n, cause, posted_at: at, amount, way, number } = row;
  return {
    entry: n,
    at: localIso(at, country),
    event: eventOf(cause) ?? 'other',
    order: number,
    amount: way < 0 ? -amount : amount,
    currency,
  };
}

/**
 * The lines as the part of a file: of JSON in minor units, of CSV in units of the currency. Every cell is
 * the platform's own, so that none is a formula.
 */
function textOf(
  lines: readonly ReturnType<typeof toLine>[],
  format: StatementFormat,
  isFirst: boolean,
): string {
  if (format === 'json') {
    const parts = lines.map((line) => JSON.stringify(line));
    const before = isFirst ? '[\n' : parts.length > 0 ? ',\n' : '';
    return before + parts.join(',\n');
  }
  const cells = lines.map((line) => [
    line.entry,
    line.at,
    line.event,
    line.order ?? '',
    (line.amount / 100).toFixed(2),
    line.currency,
  ]);
  const head = isFirst ? `${BYTE_ORDER_MARK}${COLUMNS.join(',')}\r\n` : '';
  if (cells.length === 0) return head;
  return `${head}${Papa.unparse(cells)}\r\n`;
}
