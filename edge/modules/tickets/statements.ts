import type { Locale } from '../../../shared/kernel/locale.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { isInReview } from '../../db/order-review.ts';
import { assertThat, inLanguage } from '../../db/sql.ts';

/** The tickets of orders, as their buyers read and pass them on. */

/** A ticket with the experience that it is for. */
export interface TicketRow extends Pick<
  CellTables['ticket'],
  | 'id'
  | 'store_id'
  | 'item_id'
  | 'sku_id'
  | 'order_id'
  | 'position'
  | 'full_name'
  | 'phone'
  | 'code'
  | 'created_at'
  | 'passed_at'
  | 'voided_at'
  | 'admitted_at'
> {
  item_name: string;
  experience_date: number | null;
  experience_place: string | null;
  /** JSON of the experience's first photo. */
  photo: string | null;
  /** JSON of the variant's attributes, by name. */
  description: string;
  order_number: string | null;
  seller: string;
  /** The seller's. */
  country: string;
  /** The seller's clock: a time zone, or the country. */
  clock: string;
}

/** Which tickets to read. */
type Which =
  /** The part of an event's that follows a ticket's id. */
  | { readonly event: string; readonly after: string }
  | { readonly order: string; readonly id?: string | undefined }
  | { readonly id: string; readonly code: string };

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** A code opens a door: nobody gets one of an order whose payment is being looked at. */
const isHandedOver = sql`NOT ${isInReview(sql`t.order_id`)}`;

function are(storeId: string, which: Which): Statement {
  if ('event' in which) {
    return sql`t.item_id = ${which.event} AND t.store_id = ${storeId} AND t.id > ${which.after}
      AND t.voided_at IS NULL`;
  }
  if ('order' in which) {
    const one = which.id === undefined ? sql`` : sql` AND t.id = ${which.id}`;
    return sql`t.order_id = ${which.order} AND p.store_id = ${storeId}${one} AND ${isHandedOver}`;
  }
  return sql`t.id = ${which.id} AND t.code = ${which.code}
    AND (t.store_id = ${storeId} OR p.store_id = ${storeId}) AND ${isHandedOver}`;
}

/**
 * Tickets in the order of their attendees.
 * @param storeId the store that sold them; of a ticket by its link, the one that gives it, too
 */
export function listTickets(
  storeId: string,
  which: Which,
  locale: Locale,
  { offset, limit }: Page,
): Statement<TicketRow> {
  return sql<TicketRow>`SELECT t.id, t.store_id, t.item_id, t.sku_id, t.order_id, t.position,
      t.full_name, t.phone, t.code, t.created_at, t.passed_at, t.voided_at, t.admitted_at,
      ${inLanguage('i.name', locale)} AS item_name, i.experience_date,
      ${inLanguage('i.experience_place', locale)} AS experience_place,
      i.photos -> '$[0]' AS photo, p.number AS order_number, s.name AS seller, s.country,
      coalesce(s.profile ->> 'time_zone', s.country) AS clock,
      coalesce(${inLanguage('k.attributes', locale)}, (SELECT l.snapshot -> '$.description'
        FROM order_line l WHERE l.order_id = t.order_id AND l.sku_id = t.sku_id), '{}') AS description
    FROM ticket t JOIN item i ON i.id = t.item_id JOIN store s ON s.id = t.store_id
    LEFT JOIN sku k ON k.id = t.sku_id LEFT JOIN purchase_order p ON p.id = t.order_id
    WHERE ${are(storeId, which)} ORDER BY ${'event' in which ? sql`t.id` : sql`t.position`} LIMIT ${limit} OFFSET ${offset}`;
}

/** How many tickets an order has. */
export function countTickets(storeId: string, order: string): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM ticket t
    JOIN purchase_order p ON p.id = t.order_id WHERE ${are(storeId, { order })}`;
}

/** An order that the store sold, by the number that buyer and seller name it by. */
export function findOrder(storeId: string, order: string): Statement<{ number: string }> {
  return sql<{ number: string }>`SELECT number FROM purchase_order
    WHERE id = ${order} AND store_id = ${storeId}`;
}

/** The name to which a ticket is passed on, and its new code. */
export interface NewHolder {
  readonly full_name: string;
  readonly phone: string;
  readonly name_key: string;
  readonly code: string;
  /** Null where it is not told: the store writes to the buyer then. */
  readonly email: string | null;
}

/**
 * Passes a ticket on, and names the attendee of its order anew. Aborts where the ticket was used, is
 * void, or has another code by now.
 */
export function passOn(
  { id, code, order_id: order, position }: TicketRow,
  to: NewHolder,
  now: number,
): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM ticket WHERE id = ${id} AND code = ${code}
      AND admitted_at IS NULL AND voided_at IS NULL)`),
    sql`UPDATE ticket SET full_name = ${to.full_name}, phone = ${to.phone},
        name_key = ${to.name_key}, code = ${to.code}, email = ${to.email}, passed_at = ${now}
      WHERE id = ${id}`,
    sql`UPDATE attendee SET full_name = ${to.full_name}, phone = ${to.phone},
        name_key = ${to.name_key} WHERE order_id = ${order} AND position = ${position}`,
  ];
}
