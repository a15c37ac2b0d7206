import * as cell from '../../db/cell-sql.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import { assertThat } from '../../db/sql.ts';

/** A store that the wizard opened and that had nothing when it was last looked at. */
export interface UnfinishedRow {
  store_id: string;
  opened_at: number;
}

/** Remembers a store that is opened, until it has something or is closed. */
export function insertUnfinished(storeId: string, now: number): cell.Statement {
  return cell.sql`INSERT INTO unfinished_store (store_id, opened_at, told_at)
    VALUES (${storeId}, ${now}, NULL) ON CONFLICT (store_id) DO NOTHING`;
}

/** Live stores that were opened before a time, and whose owners were not told. */
export function listUntold(before: number, limit: number): cell.Statement<UnfinishedRow> {
  return cell.sql<UnfinishedRow>`SELECT u.store_id, u.opened_at FROM unfinished_store u
    JOIN store s ON s.id = u.store_id AND s.is_unopened = 0
    WHERE u.opened_at <= ${before} AND u.told_at IS NULL ORDER BY u.opened_at LIMIT ${limit}`;
}

/** Stores that were opened before a time, and whose owners were told before another. */
export function listDue(
  opened: number,
  told: number,
  limit: number,
): cell.Statement<UnfinishedRow> {
  return cell.sql<UnfinishedRow>`SELECT store_id, opened_at FROM unfinished_store
    WHERE opened_at <= ${opened} AND told_at <= ${told} ORDER BY opened_at LIMIT ${limit}`;
}

/** What a store has that keeps it, as its own cell knows. */
const kept = (storeId: string): cell.Statement => cell.sql`(
    SELECT s.profile ->> '$.photo' IS NOT NULL
      OR s.payment_types <> '["cash"]' OR s.delivery_types <> '["fixed_delivery"]'
      OR s.fixed_shipping_cost <> 0
      OR EXISTS (SELECT 1 FROM item WHERE owner_id = s.id)
      OR EXISTS (SELECT 1 FROM listing WHERE store_id = s.id)
      OR EXISTS (SELECT 1 FROM contact_entry WHERE store_id = s.id)
      OR EXISTS (SELECT 1 FROM purchase_order WHERE supplier_id = s.id)
    FROM store s WHERE s.id = ${storeId})`;

/** Whether a store has something that keeps it: 1 or 0; null where it has no row. */
export function findKept(storeId: string): cell.Statement<{ kept: 0 | 1 | null }> {
  return cell.sql<{ kept: 0 | 1 | null }>`SELECT ${kept(storeId)} AS kept`;
}

/** Whether people belong to a store: staff, accounts, conversations; or it has a domain of its own. */
export function findPeople(storeId: string): Statement<{ kept: 0 | 1 }> {
  return sql<{ kept: 0 | 1 }>`SELECT EXISTS (SELECT 1 FROM staff WHERE store_id = ${storeId})
      OR EXISTS (SELECT 1 FROM staff_invite WHERE store_id = ${storeId})
      OR EXISTS (SELECT 1 FROM account WHERE store_id = ${storeId})
      OR EXISTS (SELECT 1 FROM conversation WHERE mailbox_id = ${storeId})
      OR EXISTS (SELECT 1 FROM domain WHERE store_id = ${storeId}) AS kept`;
}

/** A store that has something is never looked at again. */
export function forgetUnfinished(storeId: string): cell.Statement {
  return cell.sql`DELETE FROM unfinished_store WHERE store_id = ${storeId}`;
}

/** Marks a store whose owner is told; aborts where another run told them. */
export function markTold(storeId: string, now: number): cell.Statement[] {
  return [
    assertThat(
      cell.sql`EXISTS (SELECT 1 FROM unfinished_store WHERE store_id = ${storeId} AND told_at IS NULL)`,
    ),
    cell.sql`UPDATE unfinished_store SET told_at = ${now} WHERE store_id = ${storeId}`,
  ];
}

/**
 * Takes a store with nothing out of its cell. Aborts where something keeps it, and by the foreign keys where any
 * table has a row of it besides its history, its empty catalogues and its open editors.
 */
export function takeOut(storeId: string): cell.Statement[] {
  return [
    assertThat(cell.sql`coalesce(${kept(storeId)}, 0) = 0`),
    forgetUnfinished(storeId),
    cell.sql`DELETE FROM store_edit WHERE store_id = ${storeId}`,
    cell.sql`DELETE FROM catalogue WHERE store_id = ${storeId}`,
    cell.sql`DELETE FROM open_editor WHERE store_id = ${storeId}`,
    cell.sql`DELETE FROM store WHERE id = ${storeId}`,
  ];
}

/** Ends a live store's hold on its address: from then on the cron takes the store away. */
export function claimLive(storeId: string, now: number): Statement {
  return sql`INSERT INTO store_claim (slug, store_id, account_id, cell, root_id, claimed_at, swept_at)
    SELECT slug, id, owner_id, cell, root_id, ${now}, ${now} FROM store
    WHERE id = ${storeId} AND owner_id IS NOT NULL AND root_id IS NOT NULL
    ON CONFLICT DO NOTHING`;
}

/** Deletes the directory's rows of a store that its cell has no more. */
export function deleteLive(storeId: string): Statement[] {
  return [
    sql`DELETE FROM store_pass WHERE store_id = ${storeId}`,
    sql`DELETE FROM mail_stop WHERE store_id = ${storeId}`,
    sql`DELETE FROM store WHERE id = ${storeId}`,
  ];
}
