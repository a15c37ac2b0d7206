import { takenBack, type GivenBack, type SharedLine } from '../../../shared/rules/refund-spread.ts';
import { isBeside, type RefundReason } from '../../../shared/rules/refunds.ts';
import { EARNERS } from '../../../shared/rules/resale-shares.ts';
import { assertThat } from '../../db/sql.ts';
import type { Statement } from '../../db/cell-sql.ts';
import {
  isPostedAs,
  listGivenBack,
  listSharedLines,
  type GivenRow,
  type ShareRow,
} from './share-statements.ts';
import type { Lost } from './dispute-statements.ts';
import { postCash, postRefunded, postSharedRefund } from './statements.ts';

/** A refund that has arrived, or is about to be asked for and has arrived at once. */
export interface Arrived {
  readonly id: string;
  readonly order_id: string | null;
  readonly part: string;
  readonly line: number | null;
  readonly amount: number;
  readonly reason: RefundReason;
}

interface Reads {
  read<Row>(statement: Statement<Row>): Promise<Row[]>;
}

/**
 * Posts a refund that has arrived, for the batch in which it does: each share gives back its part, from
 * where it lies by now. Aborts where another refund of the order was posted since it was read; whoever
 * tries again then finds it.
 * @param paidBy the store that paid it outside of the provider, see `postRefunded`
 */
export async function postArrived(
  books: Reads,
  refund: Arrived,
  paidBy: string | null,
  now: number,
): Promise<Statement[]> {
  // The platform never held what came beside a deposit.
  if (isBeside(refund.reason)) return [];
  const order = refund.order_id;
  if (order === null) return [postRefunded(refund.id, paidBy, now)];
  const [lines, given] = await Promise.all([
    books.read(listSharedLines(order)),
    books.read(listGivenBack(order)),
  ]);
  const shared = toSharedLines(lines);
  if (shared.every(({ shares }) => Object.keys(shares).length === 0))
    return [postRefunded(refund.id, paidBy, now)];
  const taken = byWallet(lines, takenBack(shared, standing(given), toGivenBack(refund)));
  return [
    assertThat(isPostedAs(order, given.length)),
    postSharedRefund(refund.id, { taken, paidBy }, now),
  ];
}

/** What one order loses by a dispute. */
export interface LostPart {
  readonly order: string;
  /** Minor units. */
  readonly amount: number;
}

/**
 * What a dispute takes from those who earn by its orders, and what has to hold in the batch that posts
 * it: that nothing else was posted of them meanwhile.
 */
export async function takenByDispute(
  books: Reads,
  parts: readonly LostPart[],
): Promise<{ readonly taken: Lost['taken']; readonly unchanged: Statement[] }> {
  const read = await Promise.all(
    parts.map(async ({ order, amount }) => {
      const [lines, given] = await Promise.all([
        books.read(listSharedLines(order)),
        books.read(listGivenBack(order)),
      ]);
      const lost = { part: 'other', line: null, amount } as const;
      const wallets = byWallet(lines, takenBack(toSharedLines(lines), standing(given), lost));
      const taken = Object.entries(wallets).map(([wallet, of]) => ({ order, wallet, amount: of }));
      return { taken, unchanged: isPostedAs(order, given.length) };
    }),
  );
  return {
    taken: read.flatMap(({ taken }) => taken),
    unchanged: read.map(({ unchanged }) => unchanged),
  };
}

/** What was given back and is not paid back: a dispute that is won takes its loss away. */
export function standing(given: readonly GivenRow[]): GivenBack[] {
  const won = new Set(given.filter(({ cause }) => cause.startsWith('won:')).map(({ id }) => id));
  return given
    .filter(({ cause, id }) => !cause.startsWith('won:') && !won.has(id))
    .map(toGivenBack);
}

/** The units that left lines before their buyer had paid, as if a refund had given them back. */
export function cutsOfLines(rows: readonly ShareRow[]): GivenBack[] {
  const lines = new Map(rows.map(({ position, cut_due: due }) => [position, due]));
  return [...lines].flatMap(([line, amount]) =>
    amount > 0 ? [{ part: 'line', line, amount }] : [],
  );
}

/** What those units take from those who earn by their lines, in minor units by wallet. */
export function takenByCuts(rows: readonly ShareRow[]): Record<string, number> {
  const lines = toSharedLines(rows);
  const taken: Record<string, number> = {};
  const cuts = cutsOfLines(rows);
  for (const [place, cut] of cuts.entries()) {
    const parts = byWallet(rows, takenBack(lines, cuts.slice(0, place), cut));
    for (const [wallet, amount] of Object.entries(parts)) {
      taken[wallet] = (taken[wallet] ?? 0) + amount;
    }
  }
  return taken;
}

/**
 * Posts an order that its seller was paid for in cash, without what those who earn would have of units that left it.
 * The batch asserts that nobody edits the order meanwhile.
 */
export async function postPaidInCash(books: Reads, order: string, now: number): Promise<Statement> {
  return postCash(order, now, takenByCuts(await books.read(listSharedLines(order))));
}

/** The lines of an order with the shares of each. */
export function toSharedLines(rows: readonly ShareRow[]): SharedLine[] {
  const lines = Map.groupBy(rows, ({ position }) => position);
  return [...lines.values()].map((of) => {
    const { position, total } = of[0]!;
    const shares = of.flatMap(({ earner, amount }) =>
      earner === null ? [] : [[earner, amount ?? 0] as const],
    );
    return { position, total, shares: Object.fromEntries(shares) };
  });
}

export function toGivenBack({
  part,
  line,
  amount,
}: Pick<Arrived, 'part' | 'line' | 'amount'>): GivenBack {
  return { part: part === 'line' || part === 'shipping' ? part : 'other', line, amount };
}

/** What is taken from each wallet, in minor units. */
export function byWallet(
  rows: readonly ShareRow[],
  taken: ReturnType<typeof takenBack>,
): Record<string, number> {
  const wallets: Record<string, number> = {};
  for (const { position, parts } of taken) {
    for (const earner of EARNERS) {
      const amount = parts[earner] ?? 0;
      const row = rows.find((one) => one.position === position && one.earner === earner);
      if (amount === 0 || !row?.wallet) continue;
      wallets[row.wallet] = (wallets[row.wallet] ?? 0) + amount;
    }
  }
  return wallets;
}
