import { reportDigest } from '../../../shared/rules/settlement-digest.ts';
import { sumsOf } from '../../../shared/rules/settlements.ts';
import type { Statement } from '../../db/cell-sql.ts';
import {
  listTaken,
  listTakenLines,
  type TakenLine,
  type TakenRow,
} from './audit-settlement-statements.ts';
import type { DifferenceRow, Span } from './audit-statements.ts';

interface Books {
  read<Row>(statement: Statement<Row>): Promise<Row[]>;
}

/** Settlements that are compared at a time. */
const PAGE = 20;

/**
 * Settlements whose rows were altered since they were taken: their sums are not those of their lines, or
 * their digest is not that of what they say. Numbers of lines stand for amounts where the sums are right.
 */
export async function alteredSettlements(books: Books, span: Span): Promise<DifferenceRow[]> {
  const found: DifferenceRow[] = [];
  for (let last = ''; ;) {
    const page = await books.read(listTaken(span, last, PAGE));
    if (page.length === 0) return found;
    const lines = await books.read(listTakenLines(page.map(({ id }) => id)));
    for (const row of page) {
      const own = lines.filter(({ settlement_id: id }) => id === row.id);
      found.push(...(await alteredBy(row, own)));
    }
    last = page.at(-1)?.id ?? '';
  }
}

async function alteredBy(row: TakenRow, lines: readonly TakenLine[]): Promise<DifferenceRow[]> {
  const { provider, report, paid_on: paidOn, currency } = row;
  const subject = `${provider} ${report}`;
  const sums = sumsOf(lines);
  const unlike = (['gross', 'fee', 'net'] as const).flatMap((sum) =>
    row[sum] === sums[sum]
      ? []
      : [{ subject: `${subject} ${sum}`, kept: row[sum], proved: sums[sum] }],
  );
  const digest = await reportDigest(provider, { report, paidOn, currency, lines });
  if (digest === row.digest && row.lines === lines.length) return unlike;
  return [
    ...unlike,
    { subject: `${subject} as it was taken`, kept: row.lines, proved: lines.length },
  ];
}
