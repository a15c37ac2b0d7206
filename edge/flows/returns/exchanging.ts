import type { ReturnView } from '../../../shared/contracts/returns.ts';
import {
  moveOf,
  type ExchangeAct,
  type ExchangedLine,
  type ExchangeMove,
} from '../../../shared/rules/exchanges.ts';
import type { InspectedLine, ReturnedUnits } from '../../../shared/rules/returns.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { stock } from '../../modules/checkouts/index.ts';
import { exchanges } from '../../modules/returns/index.ts';
import { forgetBoth } from '../orders/undo-sale.ts';

/** What an act makes of the exchanges of a return, in its batch. */
export interface Exchanging {
  /** The lines of the return after it. */
  readonly lines: ReturnView['lines'];
  /** Those whose exchange it changes. */
  readonly moves: readonly ExchangeMove[];
  /** They refuse the batch where the exchanges stand otherwise than they were read, or the stock is gone. */
  readonly statements: readonly Statement[];
}

/** Who acts on a return, and when. */
interface Acting {
  /** Null for a guest. */
  readonly accountId: string | null;
  readonly now: number;
  /** What came back of it, where that is noted. */
  readonly seen?: readonly InspectedLine[];
}

/** The lines of a return that are exchanged, or were to be. */
export function exchangedOf(lines: ReturnView['lines']): ExchangedLine[] {
  return lines.flatMap(({ line, exchange }) => (exchange ? [{ ...exchange, line }] : []));
}

/** True while a buyer wants an exchange that the seller has not answered. */
export function isUndecided(lines: ReturnView['lines']): boolean {
  return lines.some(({ exchange }) => exchange?.state === 'wanted');
}

/** True while what a return is exchanged for waits to be sent or refused: its goods came back. */
export function waitsForExchange({
  state,
  inspected_on: inspected,
  lines,
}: Pick<ReturnView, 'state' | 'inspected_on' | 'lines'>): boolean {
  const isKept = lines.some(({ exchange }) => exchange?.state === 'kept');
  return state === 'open' && inspected !== null && isKept;
}

/** What an act makes of the exchanges of a return: its lines, and the stock, which never goes below zero. */
export function exchanging(
  { id, order, lines }: Pick<ReturnView, 'id' | 'order' | 'lines'>,
  act: ExchangeAct,
  { accountId, now, seen = [] }: Acting,
): Exchanging {
  const missingOf = (line: number) => seen.find((one) => one.line === line)?.missing ?? 0;
  const before = exchangedOf(lines);
  const moves = before.flatMap((of) => moveOf(of, act, missingOf(of.line)) ?? []);
  if (moves.length === 0) return { lines, moves, statements: [] };
  const taken = takenOf(moves);
  const back = moves.flatMap(({ line, sku, taken: units }) =>
    units < 0 ? [{ line, sku, amount: -units }] : [],
  );
  return {
    lines: lines.map((one) => {
      const move = moves.find(({ line }) => line === one.line);
      if (!move || !one.exchange) return one;
      return { ...one, exchange: { ...one.exchange, state: move.state, units: move.units } };
    }),
    moves,
    statements: [
      assertThat(exchanges.areAsRead(id, before)),
      exchanges.keepExchanges(id, moves),
      ...(taken.length > 0 ? stock.takeInExchange(order, taken, accountId, now) : []),
      ...(back.length > 0 ? stock.putBackUnits(order, back, accountId, now) : []),
    ],
  };
}

/** The units that leave the stock, each variant once. */
function takenOf(moves: readonly ExchangeMove[]) {
  const units = new Map<string, number>();
  for (const { sku, taken } of moves) if (taken > 0) units.set(sku, (units.get(sku) ?? 0) + taken);
  return [...units].map(([sku, amount]) => ({ sku, amount }));
}

/** Units of a return that go back into the stock, as the variants that they are; none of lines that have none. */
export function asTheyCame(
  lines: ReturnView['lines'],
  units: readonly ReturnedUnits[],
): stock.LineUnits[] {
  return units
    .filter(({ amount }) => amount > 0)
    .map(({ line, amount }) => ({
      line,
      amount,
      sku: lines.find((one) => one.line === line)?.from?.sku,
    }));
}

/** What pages of both stores show of the stock is read anew, where an act has moved it. */
export function forgetMoved({ moves }: Exchanging, order: Parameters<typeof forgetBoth>[0]): void {
  if (moves.some(({ taken }) => taken !== 0)) forgetBoth(order);
}
