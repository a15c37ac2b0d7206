import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { isInReview } from '../../db/order-review.ts';

export type ItemFileRow = Pick<
  CellTables['item_file'],
  'id' | 'name' | 'type' | 'bytes' | 'created_at'
> & { downloads: number };

/** The kind of a store's own item; none for another store's, and for one that was deleted. */
export function findOwnItem(
  storeId: string,
  item: string,
): Statement<Pick<CellTables['item'], 'kind' | 'name'>> {
  return sql<Pick<CellTables['item'], 'kind' | 'name'>>`SELECT kind, name FROM item
    WHERE id = ${item} AND owner_id = ${storeId} AND deleted_at IS NULL`;
}

/** The files of an item, the first one first, with the downloads that all orders have begun. */
export function listOfItem(storeId: string, item: string): Statement<ItemFileRow> {
  return sql<ItemFileRow>`SELECT f.id, f.name, f.type, f.bytes, f.created_at,
      (SELECT coalesce(sum(times), 0) FROM file_download WHERE file_id = f.id) AS downloads
    FROM item_file f WHERE f.item_id = ${item} AND f.store_id = ${storeId} AND f.removed_at IS NULL
    ORDER BY f.created_at, f.id`;
}

/** Attaches a file whose bytes are in the bucket. */
export function insertFile(file: Omit<CellTables['item_file'], 'removed_at'>): Statement {
  return sql`INSERT INTO item_file (id, store_id, item_id, name, type, bytes, created_at)
    VALUES (${file.id}, ${file.store_id}, ${file.item_id}, ${file.name}, ${file.type}, ${file.bytes},
      ${file.created_at})`;
}

/** True while an item is its store's own digital one, and has fewer files than it may have. */
export function hasRoom(storeId: string, item: string, most: number): Statement {
  return sql`(SELECT kind = 'digital' AND deleted_at IS NULL FROM item
      WHERE id = ${item} AND owner_id = ${storeId})
    AND (SELECT count(*) FROM item_file WHERE item_id = ${item} AND removed_at IS NULL) < ${most}`;
}

/** True while a file is attached to an item of a store. */
export function isAttached(storeId: string, item: string, file: string): Statement {
  return sql`EXISTS (SELECT 1 FROM item_file WHERE id = ${file} AND item_id = ${item}
    AND store_id = ${storeId} AND removed_at IS NULL)`;
}

/** Takes a file away; the orders from before are still handed it. */
export function removeFile(file: string, now: number): Statement {
  return sql`UPDATE item_file SET removed_at = ${now} WHERE id = ${file} AND removed_at IS NULL`;
}

export interface HandedRow extends Pick<CellTables['item_file'], 'id' | 'name' | 'type' | 'bytes'> {
  /** The store whose folder of the bucket has the bytes. */
  store_id: string;
  /** 1 once the order is paid, and nobody has to look at its payment first. */
  is_paid: number;
  /** 1 where the order was cancelled, or the money of the file's line went back, alone or with the rest. */
  is_revoked: number;
  downloads: number;
}

/**
 * The files of an order that a store sold: those that its items have, or had when it was placed.
 * A refund of the payment, of the order, of the line, or of amounts that make up the whole takes
 * them away, and so does the order's cancellation; a test hands none over.
 */
export function listHanded(storeId: string, order: string): Statement<HandedRow> {
  return sql<HandedRow>`SELECT f.id, f.name, f.type, f.bytes, f.store_id,
      o.is_paid AND NOT ${isInReview(sql`o.id`)} AS is_paid,
      coalesce(d.times, 0) AS downloads,
      min(o.state LIKE 'canceled%' OR EXISTS (SELECT 1 FROM payment p WHERE p.checkout_id = o.checkout_id
            AND p.state = 'refunded')
        OR EXISTS (SELECT 1 FROM payment p JOIN refund r ON r.payment_id = p.id
          WHERE p.checkout_id = o.checkout_id AND ((r.part = 'payment'
            AND r.is_beside = 0) OR (r.order_id = o.id
            AND (r.part = 'order' OR (r.part = 'line' AND r.line = l.position)))))
        OR (o.total > 0 AND o.total <= (SELECT coalesce(sum(amount), 0) FROM refund
          WHERE order_id = o.id AND state <> 'failed'))) AS is_revoked
    FROM purchase_order o JOIN order_line l ON l.order_id = o.id
    JOIN item_file f ON f.item_id = l.item_id
      AND (f.removed_at IS NULL OR f.removed_at > o.created_at)
    LEFT JOIN file_download d ON d.order_id = o.id AND d.file_id = f.id
    WHERE o.id = ${order} AND o.is_test = 0 AND o.store_id = ${storeId}
    GROUP BY f.id ORDER BY min(l.position), f.created_at, f.id`;
}

/** Counts a download that was begun. */
export function countDownload(order: string, file: string, now: number): Statement {
  return sql`INSERT INTO file_download (order_id, file_id, times, last_at)
    VALUES (${order}, ${file}, 1, ${now})
    ON CONFLICT (order_id, file_id) DO UPDATE SET times = times + 1, last_at = excluded.last_at`;
}
