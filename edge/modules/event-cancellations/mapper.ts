import type { EventCancellation } from '../../../shared/contracts/event-cancellation.ts';
import type {
  AtStakeRow,
  CancellationRow,
  MoneyRow,
  OpenOrderRow,
  ProgressRow,
} from './statements.ts';

/** What was read of an experience that may be called off. */
interface Read {
  readonly row: CancellationRow;
  readonly stake: readonly AtStakeRow[];
  readonly progress: ProgressRow | undefined;
  readonly money: readonly MoneyRow[];
  readonly open: readonly OpenOrderRow[];
}

/** An experience as whoever calls it off sees it: what that would undo, or how far it is. */
export function toCancellation({ row, stake, progress, money, open }: Read): EventCancellation {
  const isOff = row.canceled_at !== null;
  const sum = (of: (one: AtStakeRow) => number) => stake.reduce((all, one) => all + of(one), 0);
  return {
    name: row.shown_name,
    canceled_at: row.canceled_at === null ? null : new Date(row.canceled_at).toISOString(),
    reason: row.reason,
    tickets: isOff ? (row.tickets_then ?? 0) : row.tickets,
    orders: isOff ? (progress?.orders ?? 0) : sum(({ orders }) => orders),
    by_hand: isOff
      ? open.filter(({ way }) => way === 'by_hand').length
      : sum(({ by_hand: byHand }) => byHand),
    money: isOff
      ? money.map(({ currency, asked: amount, arrived, failed }) => ({
          currency,
          amount,
          arrived,
          failed,
        }))
      : stake
          .filter(({ amount }) => amount > 0)
          .map(({ currency, amount }) => ({ currency, amount, arrived: 0, failed: 0 })),
    done: progress?.done ?? 0,
    failed: progress?.failed ?? 0,
    told: progress?.told ?? 0,
    unreached: progress?.unreached ?? 0,
    open: open.map(({ id, number, fault }) => ({ order: id, number, fault: fault ?? 'by_hand' })),
  };
}
