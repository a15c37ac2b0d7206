import { takenBack, type GivenBack, type SharedLine } from '../../../shared/rules/refund-spread.ts';
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
import { postRefunded, postSharedRefund } from './statements.ts';

/** A refund that has arrived, or is about to be asked for and has arrived at once. */
export interface Arrived {
  readonly id: string;
  readonly order_id: string | null;
  readonly part: string;
  readonly line: number | null;
  readonly amount: number;
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
