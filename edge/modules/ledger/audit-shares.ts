import { takenBack } from '../../../shared/rules/refund-spread.ts';
import {
  divideLine,
  EARNERS,
  sharesProblem,
  type Earner,
} from '../../../shared/rules/resale-shares.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { DifferenceRow } from './audit-statements.ts';
import {
  listFrozen,
  listGiven,
  listMoved,
  listSharedOrders,
  type FrozenRow,
  type GivenRow,
  type MovedRow,
} from './audit-share-statements.ts';
import { byWallet, standing, takenByCuts, toGivenBack, toSharedLines } from './refunding.ts';

interface Books {
  read<Row>(statement: Statement<Row>): Promise<Row[]>;
}

/** Orders that are compared at a time. */
const ORDERS = 200;

/**
 * Compares what orders with shares froze, with the rule that divides a line, and what was posted of them
 * with what they froze: as they were paid, and by each refund.
 * @param after the orders of postings after this one are compared
 */
export async function unlikeShares(
  books: Books,
  network: string,
  after: number,
): Promise<DifferenceRow[]> {
  const found: DifferenceRow[] = [];
  for (let last = ''; ;) {
    const page = await books.read(listSharedOrders({ network, after, last, limit: ORDERS }));
    const ids = page.map(({ id }) => id);
    if (ids.length === 0) return found;
    const [frozen, moved, given] = await Promise.all([
      books.read(listFrozen(ids)),
      books.read(listMoved(ids)),
      books.read(listGiven(ids)),
    ]);
    for (const id of ids) {
      const of = <Row extends { order_id: string | null }>(rows: readonly Row[]) =>
        rows.filter((row) => row.order_id === id);
      found.push(...unlikeRule(of(frozen)), ...unlikePosted(of(frozen), of(moved), of(given)));
    }
    last = ids.at(-1) ?? '';
  }
}

/** Shares that are not those that the rule makes of their line and its terms. */
function unlikeRule(rows: readonly FrozenRow[]): DifferenceRow[] {
  return [...Map.groupBy(rows, ({ position }) => position).values()].flatMap((of) => {
    const [row] = of;
    if (row?.margin == null) return [];
    const line = { price: row.unit_price, margin: row.margin, units: row.units, shipping: 0 };
    const earning = JSON.parse(row.earning ?? '[]') as Earner[];
    const rates = JSON.parse(row.rates ?? '{}') as Record<Earner, number>;
    const terms = earning.length === 0 ? null : { rates, earning };
    const parts = sharesProblem(line, terms) === null ? divideLine(line, terms) : undefined;
    return EARNERS.flatMap((earner) => {
      const kept = of.find((one) => one.earner === earner)?.amount ?? 0;
      const proved = parts?.[earner] ?? 0;
      const subject = `${row.number} line ${row.position} ${earner}`;
      return kept === proved ? [] : [{ subject, kept, proved }];
    });
  });
}

/** Postings of an order that are not what its shares say. */
function unlikePosted(
  rows: readonly FrozenRow[],
  moved: readonly MovedRow[],
  given: readonly GivenRow[],
): DifferenceRow[] {
  const [order] = rows;
  if (!order) return [];
  const supplier = `store:${order.supplier_id}`;
  const posted = moved.filter(
    ({ cause }) => cause.startsWith('paid:') || cause.startsWith('cash:'),
  );
  if (posted.length === 0) return [];
  const shares: Record<string, number> = {};
  for (const { wallet, amount } of rows)
    if (wallet !== null) shares[wallet] = (shares[wallet] ?? 0) + (amount ?? 0);
  for (const [wallet, amount] of Object.entries(takenByCuts(rows))) {
    shares[wallet] = (shares[wallet] ?? 0) - amount;
  }
  const found = unlike(order.number, shares, sumOf(posted, 'credit'), supplier);
  const isHeld = posted.some(({ credit }) => baseOf(credit) === supplier);
  const before: GivenRow[] = [];
  const lines = toSharedLines(rows);
  for (const refund of given) {
    const isWon = refund.cause.startsWith('won:');
    const taken = byWallet(rows, takenBack(lines, standing(before), toGivenBack(refund)));
    before.push(refund);
    // A loss is paid back as it was taken, which the comparison of disputes proves.
    if (isWon) continue;
    const rest = refund.amount - Object.values(taken).reduce((sum, amount) => sum + amount, 0);
    const proved = { ...taken, ...(isHeld && rest > 0 && { [supplier]: rest }) };
    delete proved[`store:${refund.paid_by ?? ''}`];
    const kept = sumOf(
      moved.filter(({ cause }) => cause === refund.cause),
      'debit',
    );
    // A supplier bears the fee of a dispute as well.
    const except = refund.cause.startsWith('lost:') ? supplier : undefined;
    found.push(...unlike(`${order.number} ${refund.id}`, proved, kept, except));
  }
  return found;
}

function unlike(
  subject: string,
  proved: Readonly<Record<string, number>>,
  kept: Readonly<Record<string, number>>,
  except?: string,
): DifferenceRow[] {
  const wallets = [...new Set([...Object.keys(proved), ...Object.keys(kept)])];
  return wallets.flatMap((wallet) => {
    const row = { kept: kept[wallet] ?? 0, proved: proved[wallet] ?? 0 };
    const isRight = row.kept === row.proved || wallet === except;
    return isRight ? [] : [{ subject: `${subject} ${wallet}`, ...row }];
  });
}

/** Sums of postings by wallet, whether locked or open. */
function sumOf(rows: readonly MovedRow[], side: 'debit' | 'credit'): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const wallet = baseOf(row[side]);
    sums[wallet] = (sums[wallet] ?? 0) + row.amount;
  }
  return sums;
}

const baseOf = (account: string) => account.replace(/:(?:locked|open)$/, '');
