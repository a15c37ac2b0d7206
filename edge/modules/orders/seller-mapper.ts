import type { Address, Contact } from '../../../shared/contracts/place-order.ts';
import type {
  OrderMove,
  OrderStanding,
  SellerOrder,
  SellerOrderView,
} from '../../../shared/contracts/seller-orders.ts';
import { cancelOrder } from '../../../shared/rules/order-states.ts';
import {
  mayCharge,
  mayPropose,
  sellerMoves,
  type OrderFacts,
} from '../../../shared/rules/seller-moves.ts';
import { toOrder } from './mapper.ts';
import type { MoveRow, SellerOrderRow, SellerRow, StandingRow } from './seller-statements.ts';
import type { AttendeeRow, LineRow } from './statements.ts';

type Turn = Pick<SellerOrderView, 'next' | 'moves' | 'may_cancel' | 'may_propose' | 'may_charge'>;

/** What its seller may do with an order now. */
export function turnOf(facts: OrderFacts): Turn {
  const moves = sellerMoves(facts);
  return {
    next: moves[0] ?? null,
    moves,
    may_cancel: cancelOrder(facts.state, 'seller').ok,
    may_propose: mayPropose(facts.state),
    may_charge: mayCharge(facts),
  };
}

/** An order as its seller's list shows it. */
export function toSellerOrder(row: SellerRow): SellerOrder {
  const { created_at: at, photo, lines, buyer, ...order } = row;
  const { next, may_cancel } = turnOf(row);
  return {
    ...order,
    next,
    may_cancel,
    placed_on: new Date(at).toISOString(),
    buyer: buyer ?? '',
    photo: photo === null ? null : (JSON.parse(photo) as SellerOrder['photo']),
    more: Math.max(0, lines - 1),
  };
}

/**
 * Where an order stands, for its seller's list.
 * @param names of the accounts that moved them last, by their ids
 */
export function toStanding(
  { id, state, payment_type, delivery_type, made_at: at, actor, account_id: by }: StandingRow,
  names: ReadonlyMap<string, string | null>,
): OrderStanding {
  const { next, may_cancel } = turnOf({ state, payment_type, delivery_type });
  return {
    id,
    state,
    next,
    may_cancel,
    moved:
      at === null || actor === null
        ? null
        : {
            at: new Date(at).toISOString(),
            actor,
            by: by === null ? null : { id: by, name: names.get(by) ?? null },
          },
  };
}

/**
 * An order, whole, for its seller.
 * @param names of the accounts that moved it, by their ids
 */
export function toSellerOrderView(
  row: SellerOrderRow,
  lines: readonly LineRow[],
  attendees: readonly AttendeeRow[],
  moves: readonly MoveRow[],
  names: ReadonlyMap<string, string | null>,
): SellerOrderView {
  return {
    ...toOrder(row, lines, attendees),
    ...turnOf(row),
    contact: JSON.parse(row.contact) as Contact,
    address: row.address === null ? null : (JSON.parse(row.address) as Address),
    note: row.note,
    sold_in: row.sold_in,
    received_on: row.received_at === null ? null : new Date(row.received_at).toISOString(),
    history: moves.map((move) => toMove(move, names)),
  };
}

function toMove(row: MoveRow, names: ReadonlyMap<string, string | null>): OrderMove {
  const { account_id: account } = row;
  return {
    id: String(row.n),
    at: new Date(row.made_at).toISOString(),
    actor: row.actor,
    by: account === null ? null : { id: account, name: names.get(account) ?? null },
    from: row.from_state,
    to: row.to_state,
    reason: row.reason,
    note: row.note,
  };
}
