import { MAX_AGE_MS } from '../../outbox/index.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';

/**
 * How an account that has proved a number and no mail address is written to, and the address of a store. Its choice
 * about mails is about text messages too.
 */
export interface TextReaderRow {
  phone: string | null;
  locale: string;
  region: string | null;
  by_mail: number;
  quiet_from: string | null;
  quiet_to: string | null;
  quiet_zone: string | null;
}

export function findTextReader(accountId: string): Statement<TextReaderRow> {
  return sql<TextReaderRow>`SELECT a.phone, a.locale, a.region, coalesce(p.by_mail, 1) AS by_mail,
      q.quiet_from, q.quiet_to, q.quiet_zone
    FROM account a
    LEFT JOIN alert_preference p ON p.account_id = a.id AND p.origin_app = 'inbox'
    LEFT JOIN quiet_hours q ON q.account_id = a.id
    WHERE a.id = ${accountId} AND a.erased_at IS NULL AND a.email_verified_at IS NULL
      AND a.phone_verified_at IS NOT NULL`;
}

/**
 * Takes one of a store's text messages for a row of the outbox, where one is left; again takes none. Two rows at once
 * never take the same: the amount goes down in the same statement.
 */
export function takeOne(id: string, storeId: string, now: number): Statement {
  return sql`INSERT INTO text_taken (id, store_id, taken_at)
    SELECT ${id}, c.store_id, ${now} FROM text_credit c WHERE c.store_id = ${storeId} AND c.amount > 0
    ON CONFLICT (id) DO NOTHING`;
}

/** What a store has left, and whether a row of the outbox has taken one; none for a store that never had any. */
export interface TakenTextRow extends Pick<DirectoryTables['text_credit'], 'amount' | 'runout_id'> {
  is_taken: 0 | 1;
}

export function findTaken(id: string, storeId: string): Statement<TakenTextRow> {
  return sql<TakenTextRow>`SELECT c.amount, c.runout_id,
      EXISTS (SELECT 1 FROM text_taken t WHERE t.id = ${id}) AS is_taken
    FROM text_credit c WHERE c.store_id = ${storeId}`;
}

/** What a store has left, and since when; none for a store that never had any. */
export function findCredit(
  storeId: string,
): Statement<Pick<DirectoryTables['text_credit'], 'amount' | 'set_at'>> {
  return sql<Pick<DirectoryTables['text_credit'], 'amount' | 'set_at'>>`SELECT amount, set_at
    FROM text_credit WHERE store_id = ${storeId}`;
}

/** Gives the message of a row back that no phone took; again gives none. */
export function giveBack(id: string, storeId: string): Statement[] {
  return [
    sql`UPDATE text_credit SET amount = amount + 1 WHERE store_id = ${storeId}
      AND EXISTS (SELECT 1 FROM text_taken t WHERE t.id = ${id})`,
    sql`DELETE FROM text_taken WHERE id = ${id}`,
  ];
}

/** Asks for a row's message once more, when its reader's quiet hours are over; again asks for nothing more. */
export function askLater(
  row: {
    readonly id: string;
    readonly topic: string;
    readonly storeId: string;
    readonly payload: string;
  },
  { now, until }: { readonly now: number; readonly until: number },
): Statement {
  return sql`INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    VALUES (${row.id}, ${row.storeId}, ${row.topic}, ${row.payload}, ${now}, ${until},
      ${until + MAX_AGE_MS})
    ON CONFLICT (id) DO NOTHING`;
}

/** Forgets which rows took one, some at a time: none of them is tried any more. */
export function deleteTakenBefore(moment: number, limit: number): Statement {
  return sql`DELETE FROM text_taken WHERE id IN
    (SELECT id FROM text_taken WHERE taken_at < ${moment} ORDER BY taken_at LIMIT ${limit})`;
}
