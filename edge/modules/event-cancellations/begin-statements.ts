import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat } from '../../db/sql.ts';
import { DOOR_OPEN_MS } from '../../../shared/rules/tickets.ts';
import { areBought } from './statements.ts';

/** The one batch by which an experience is called off: from it on nothing of it is sold, admitted or told again. */

/** An experience that its store calls off. */
export type NewCancellation = CellTables['event_cancellation'];

/** What tells a mail of the outbox that it is about a cancellation. */
interface Told {
  readonly topic: string;
  /** When a mail that was not sent is given up, milliseconds. */
  readonly until: number;
}

/**
 * Calls an experience off. Aborts where it was before, or has ended.
 * @param made `tickets` is counted anew by the batch
 */
export function begin(made: NewCancellation, told: Told): Statement[] {
  const { item_id: event, canceled_at: now, store_id: storeId, account_id: account } = made;
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM item WHERE id = ${event} AND owner_id = ${storeId}
      AND kind = 'experience' AND canceled_at IS NULL
      AND coalesce(experience_date > ${now - DOOR_OPEN_MS}, 1))`),
    ...insertRows('event_cancellation', [made]),
    sql`UPDATE event_cancellation SET tickets = (SELECT tickets FROM item WHERE id = ${event})
      WHERE item_id = ${event}`,
    sql`INSERT INTO event_cancellation_order (item_id, order_id, try_at)
      SELECT DISTINCT ${event}, p.id, ${now} ${areBought(storeId, event)}`,
    ...tell(event, told, now),
    ...sellNoMore(event, account, now),
    sql`UPDATE item SET canceled_at = ${now}, updated_at = ${now} WHERE id = ${event}`,
    sql`UPDATE ticket SET voided_at = ${now} WHERE item_id = ${event} AND voided_at IS NULL`,
  ];
}

/** Asks for one mail to each buyer of an order that stands, and to each holder with an address of their own. */
function tell(event: string, { topic, until }: Told, now: number): Statement[] {
  return [
    sql`INSERT INTO event_cancellation_to (item_id, address, order_id, outbox_id)
      SELECT ${event}, address, max(order_id), 'ms_' || lower(hex(randomblob(13)))
      FROM (SELECT lower(p.contact ->> 'email') AS address, p.id AS order_id
          FROM event_cancellation_order c JOIN purchase_order p ON p.id = c.order_id
          WHERE c.item_id = ${event}
        UNION ALL SELECT lower(email), NULL FROM ticket
          WHERE item_id = ${event} AND voided_at IS NULL)
      WHERE address <> '' GROUP BY address`,
    sql`INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
      SELECT t.outbox_id, c.store_id, ${topic}, json_object('event', c.item_id), ${now}, ${now}, ${until}
      FROM event_cancellation_to t JOIN event_cancellation c ON c.item_id = t.item_id
      WHERE t.item_id = ${event}`,
  ];
}

/** Lets go of what is held, and takes every place out of the stock; pages show it sold out. */
function sellNoMore(event: string, account: string, now: number): Statement[] {
  const skus = sql`SELECT id FROM sku WHERE item_id = ${event}`;
  return [
    sql`DELETE FROM hold WHERE sku_id IN (${skus})`,
    sql`INSERT INTO stock_move
        (store_id, item_id, sku_id, made_at, account_id, reason, checkout_id, before, after)
      SELECT i.owner_id, i.id, k.id, ${now}, ${account}, 'other', NULL, k.on_hand, 0
      FROM sku k JOIN item i ON i.id = k.item_id WHERE k.item_id = ${event} AND k.on_hand > 0`,
    sql`UPDATE sku SET reserved = 0, on_hand = 0 WHERE item_id = ${event}`,
    sql`UPDATE store SET revision = revision + 1
      WHERE id IN (SELECT store_id FROM listing WHERE item_id = ${event})`,
  ];
}
