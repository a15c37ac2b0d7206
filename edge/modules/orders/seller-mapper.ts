import type { OrderHold } from '../../../shared/contracts/order-hold-view.ts';
import type { PaymentRisk } from '../../../shared/contracts/payment-risk.ts';
import type { Address, Contact } from '../../../shared/contracts/place-order.ts';
import type {
  OrderMove,
  OrderStanding,
  SellerOrder,
  SellerOrderView,
} from '../../../shared/contracts/seller-orders.ts';
import { mayHold, type HoldReason } from '../../../shared/rules/order-holds.ts';
import { cancelOrder } from '../../../shared/rules/order-states.ts';
import { mayShip } from '../../../shared/rules/shipments.ts';
import {
  mayCharge,
  mayPropose,
  sellerMoves,
  type OrderFacts,
} from '../../../shared/rules/seller-moves.ts';
import { toOrderEdits } from './edit-mapper.ts';
import { toOrder } from './mapper.ts';
import type { HoldRow } from './hold-statements.ts';
import type { SellerRow } from './seller-list-statements.ts';
import type { MoveRow, SellerOrderRow, StandingRow } from './seller-statements.ts';
import type { AttendeeRow, LineRow } from './statements.ts';

type Turn = Pick<
  SellerOrderView,
  'next' | 'moves' | 'may_cancel' | 'may_propose' | 'may_charge' | 'may_hold' | 'may_ship'
>;

/** The facts of an order, why it is held, and whether some of its parcels have not arrived. */
type Standing = OrderFacts & {
  readonly hold_reason: HoldReason | null;
  readonly in_parcels: number;
};

/**
 * What its seller may do with an order now. One that is held moves nowhere, and may be cancelled; one that goes in
 * parcels is delivered with the last of them.
 */
export function turnOf(facts: Standing): Turn {
  const isHeld = facts.hold_reason !== null;
  const moves = isHeld
    ? []
    : sellerMoves(facts).filter((to) => to !== 'delivered' || facts.in_parcels === 0);
  return {
    next: moves[0] ?? null,
    moves,
    may_cancel: cancelOrder(facts.state, 'seller').ok,
    may_propose: !isHeld && mayPropose(facts.state),
    may_charge: mayCharge(facts),
    may_hold: !isHeld && mayHold(facts.state),
    may_ship: !isHeld && mayShip(facts),
  };
}

/** An order as its seller's list shows it. */
export function toSellerOrder(row: SellerRow): SellerOrder {
  const { created_at: at, photo, lines, buyer, hold_reason: hold, in_parcels: _, ...rest } = row;
  const { is_test: isTest, ...order } = rest;
  const { next, may_cancel } = turnOf(row);
  return {
    ...order,
    next,
    may_cancel,
    hold,
    placed_on: new Date(at).toISOString(),
    buyer: buyer ?? '',
    photo: photo === null ? null : (JSON.parse(photo) as SellerOrder['photo']),
    more: Math.max(0, lines - 1),
    ...(isTest === 1 && { is_test: true }),
  };
}

/**
 * Where an order stands, for its seller's list.
 * @param names of the accounts that moved them last, by their ids
 */
export function toStanding(
  { id, made_at: at, actor, account_id: by, ...facts }: StandingRow,
  names: ReadonlyMap<string, string | null>,
): OrderStanding {
  const { next, may_cancel } = turnOf(facts);
  return {
    id,
    state: facts.state,
    next,
    may_cancel,
    hold: facts.hold_reason,
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
  { moves, holds }: { readonly moves: readonly MoveRow[]; readonly holds: readonly HoldRow[] },
  names: ReadonlyMap<string, string | null>,
): SellerOrderView {
  const told = holds.map((hold) => toHold(hold, names));
  return {
    ...toOrder(row, lines, attendees),
    ...turnOf(row),
    hold: told.find(({ released_on: released }) => released === null) ?? null,
    past_holds: told.filter(({ released_on: released }) => released !== null),
    ...toOrderEdits(row.edits, names),
    risk: riskOf(row.risk),
    // Whoever knows of one puts it here.
    authorization: null,
    contact: JSON.parse(row.contact) as Contact,
    address: row.address === null ? null : (JSON.parse(row.address) as Address),
    note: row.note,
    sold_in: row.sold_in,
    received_on: row.received_at === null ? null : new Date(row.received_at).toISOString(),
    history: moves.map((move) => toMove(move, names)),
  };
}

/** The risk of a payment as its row keeps it. */
function riskOf(json: string | null): SellerOrderView['risk'] {
  return json === null ? null : (JSON.parse(json) as PaymentRisk);
}

function toHold(row: HoldRow, names: ReadonlyMap<string, string | null>): OrderHold {
  const named = (id: string) => ({ id, name: names.get(id) ?? null });
  return {
    id: row.id,
    reason: row.reason,
    note: row.note,
    held_on: new Date(row.held_at).toISOString(),
    by: row.held_by === null ? null : named(row.held_by),
    released_on: row.released_at === null ? null : new Date(row.released_at).toISOString(),
    released_by: row.released_by === null ? null : named(row.released_by),
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
