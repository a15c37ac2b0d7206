import type { Failure } from '../../../../shared/contracts/errors.ts';
import { newId } from '../../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import {
  matchLines,
  reportFault,
  sumsOf,
  type SettlementReport,
} from '../../../../shared/rules/settlements.ts';
import { reportDigest } from '../../../../shared/rules/settlement-digest.ts';
import { assertThat } from '../../../db/sql.ts';
import type { Statement } from '../../../db/cell-sql.ts';
import { postSettled } from '../../../modules/ledger/index.ts';
import {
  settlements,
  type AccountOf,
  type CountedRow,
} from '../../../modules/settlements/index.ts';
import type { CellScope } from '../../../unit-of-work/scope.ts';
import { knownPayments } from './known.ts';

/** Whose report it is, and how it came. */
export interface Door extends AccountOf {
  /** The store that reads it. */
  readonly store: string;
  /** The account that sent its file; null for a report of the provider's. */
  readonly by: string | null;
}

/** A report about to be taken; without statements it was taken before. */
export interface Taking {
  readonly row: CountedRow;
  readonly statements: readonly Statement[];
}

/**
 * Takes a provider's payout report whole: its lines are matched with payments, refunds and disputes of
 * the account, what matches is posted, and what does not stays open with its reason. The same report
 * again is the settlement that it was; another content under its id is refused. Undo: none; the
 * provider has paid.
 */
export async function takeReport(
  work: Pick<CellScope, 'cell' | 'ports'>,
  door: Door,
  report: SettlementReport,
): Promise<Result<Taking, Failure>> {
  const fault = reportFault(report);
  if (fault) return fail(failureOf(fault));
  const { provider, account, store, by } = door;
  const key = { store_id: store, account, provider, report: report.report };
  const [digest, known] = await Promise.all([
    reportDigest(provider, report),
    work.cell.first(settlements.findByReport(key)),
  ]);
  if (known) {
    return known.digest === digest
      ? ok({ row: known, statements: [] })
      : fail({ code: 'settlement_differs' });
  }
  const payments = await knownPayments(work, door, report.lines);
  const found = matchLines(report.lines, report.currency, payments);
  const lines = report.lines.map((line, at) => ({ ...line, ...found[at]! }));
  const open = lines.filter(({ problem }) => problem !== null);
  const now = work.ports.clock.now();
  const row = {
    ...key,
    id: newId('settlement'),
    paid_on: report.paidOn,
    currency: report.currency,
    ...sumsOf(report.lines),
    lines: lines.length,
    digest,
    origin: by === null ? ('provider' as const) : ('file' as const),
    taken_by: by,
    taken_at: now,
    updated_at: now,
  };
  const matched = lines.flatMap(({ problem }, at) => (problem === null ? [at + 1] : []));
  return ok({
    row: { ...row, open_lines: open.length, open_net: sumsOf(open).net },
    statements: [...settlements.insertSettlement(row, lines), postSettled(row.id, matched, now)],
  });
}

function failureOf(fault: NonNullable<ReturnType<typeof reportFault>>): Failure {
  if (fault.fault === 'long') return { code: 'payload_too_large', field: 'text' };
  if (fault.fault === 'empty') return { code: 'settlement_unreadable', field: 'text' };
  const values = { line: fault.line + 1 };
  return fault.fault === 'sums'
    ? { code: 'settlement_sums', field: 'text', values }
    : { code: 'settlement_unreadable', field: 'text', values: { ...values, column: 'gross' } };
}

/** Lines that are compared again at a time. */
const OPEN_MOST = 500;

/**
 * Compares the open lines of a settlement again: a payment may have been approved since, or a refund have
 * arrived. Repeated, it changes nothing.
 */
export async function matchAgain(
  work: Pick<CellScope, 'cell' | 'ports'>,
  network: string,
  row: CountedRow,
): Promise<Taking> {
  const rows = await work.cell.read(settlements.listOpen(row.id, OPEN_MOST));
  const open = rows.map((one) => ({ ...one, reference: one.charge_ref }));
  const account = { network, account: row.account, provider: row.provider };
  const payments = await knownPayments(work, account, open);
  const found = matchLines(open, row.currency, payments).map((one, at) => ({
    ...one,
    position: open[at]!.position,
  }));
  const isMatched = ({ problem }: { readonly problem: string | null }) => problem === null;
  const matched = found.filter(isMatched).map(({ position }) => position);
  if (matched.length === 0) return { row, statements: [] };
  const now = work.ports.clock.now();
  const { net } = sumsOf(open.filter(({ position }) => matched.includes(position)));
  return {
    row: {
      ...row,
      open_lines: row.open_lines - matched.length,
      open_net: row.open_net - net,
    },
    statements: [
      assertThat(settlements.hasOpen(row.id, row.open_lines)),
      ...settlements.noteMatched(row.id, found, now),
      postSettled(row.id, matched, now),
    ],
  };
}
