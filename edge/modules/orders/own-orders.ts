import type { OrderState, OwnOrder } from '../../../shared/contracts/orders.ts';
import type { Profile } from '../../../shared/contracts/profiles.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { nothing } from '../../db/sql.ts';

/**
 * Identifies a buyer by the account and the proved e-mail. A phone is not used: numbers are given
 * to new owners, who must not see the last owner's purchases as a guest.
 */
export interface Buyer {
  readonly accountId: string;
  /**
   * In lower case; null unless it was proved, since any visitor can type another person's address.
   */
  readonly email: string | null;
}

/** The proved identity of a profile, as a buyer. */
export function buyerOf(profile: Profile): Buyer {
  const { id, email, email_verified } = profile;
  return { accountId: id, email: email_verified ? email : null };
}

/** The columns of an order in a buyer's list. */
export interface OwnOrderRow extends Pick<
  CellTables['purchase_order'],
  'number' | 'checkout_id' | 'total' | 'currency' | 'created_at'
> {
  state: OrderState;
  seller: string;
  /** Name of the first line. */
  item: string | null;
  /** JSON of the first line's photo. */
  photo: string | null;
  lines: number;
}

/**
 * A buyer's orders in one store, each once. Each way to find them is one query, so that it is read
 * from its own index and stops after `most` rows.
 */
function ordersOf(storeId: string, { accountId, email }: Buyer, most: number): Statement {
  const found = (condition: Statement): Statement => sql`SELECT * FROM
    (SELECT created_at, rowid AS place FROM purchase_order
      WHERE store_id = ${storeId} AND ${condition}
      ORDER BY created_at DESC, rowid DESC LIMIT ${most})`;
  const byEmail =
    email === null ? nothing : sql` UNION ${found(sql`lower(contact ->> 'email') = ${email}`)}`;
  return sql`${found(sql`account_id = ${accountId}`)}${byEmail}`;
}

/** A store's orders of a buyer, the latest first. */
export function listOwn(
  storeId: string,
  buyer: Buyer,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<OwnOrderRow> {
  return sql<OwnOrderRow>`SELECT p.number, p.checkout_id, p.state, p.total, p.currency, p.created_at,
      s.name AS seller, l.snapshot ->> '$.name' AS item, l.snapshot -> '$.photo' AS photo,
      (SELECT count(*) FROM order_line WHERE order_id = p.id) AS lines
    FROM (SELECT place FROM (${ordersOf(storeId, buyer, offset + limit)})
      ORDER BY created_at DESC, place DESC LIMIT ${limit} OFFSET ${offset}) m
    JOIN purchase_order p ON p.rowid = m.place
    JOIN store s ON s.id = p.supplier_id
    LEFT JOIN order_line l ON l.order_id = p.id AND l.position = 0
    ORDER BY p.created_at DESC, p.rowid DESC`;
}

/** How many orders a buyer has in the store; each way to find them counts up to `most`. */
export function countOwn(storeId: string, buyer: Buyer, most: number): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM (${ordersOf(storeId, buyer, most)})`;
}

/** An order as its buyer's list shows it. */
export function toOwnOrder(row: OwnOrderRow): OwnOrder {
  const { checkout_id: purchase, created_at, photo, lines, ...order } = row;
  return {
    ...order,
    purchase,
    placed_on: new Date(created_at).toISOString(),
    photo: photo === null ? null : (JSON.parse(photo) as OwnOrder['photo']),
    more: Math.max(0, lines - 1),
  };
}
