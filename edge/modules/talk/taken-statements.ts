import { rolesWith } from '../../../shared/rules/permissions.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';

/** The member of staff who has taken a store's conversation, with their name; null for nobody. */
export interface TakenRow {
  taken_by: string | null;
  taken_name: string | null;
}

const ROLES = JSON.stringify(rolesWith('inbox'));

/** The account `a` that has taken a conversation, as long as it still answers for the store. */
const takerFor = (mailbox: Statement, id: Statement): Statement =>
  sql`FROM conversation_taker k JOIN account a ON a.id = k.taken_by AND a.erased_at IS NULL
    WHERE k.mailbox_id = ${mailbox} AND k.conversation_id = ${id}
      AND (EXISTS (SELECT 1 FROM store o WHERE o.id = k.mailbox_id AND o.owner_id = a.id)
        OR EXISTS (SELECT 1 FROM staff t WHERE t.store_id = k.mailbox_id
          AND t.account_id = a.id AND t.role IN (SELECT value FROM json_each(${ROLES}))))`;

const ofRow = takerFor(sql`conversation.mailbox_id`, sql`conversation.id`);

/** Columns of a row of `conversation`; null once the account answers for the store no more. */
export const takerId = sql`(SELECT a.id ${ofRow})`;
export const takerName = sql`(SELECT a.full_name ${ofRow})`;

/** By whom a mailbox's conversation is taken. */
export function findTaken(mailbox: string, id: string): Statement<TakenRow> {
  return sql<TakenRow>`SELECT a.id AS taken_by, a.full_name AS taken_name
    ${takerFor(sql`${mailbox}`, sql`${id}`)}`;
}

/** True while a mailbox's conversation is taken by this account; null for nobody. */
export function isTakenBy(mailbox: string, id: string, account: string | null): Statement {
  return sql`(SELECT a.id ${takerFor(sql`${mailbox}`, sql`${id}`)}) IS ${account}`;
}

/** A member of a store's staff who reads its messages: its owner, or an account whose role may. */
export interface ColleagueRow {
  id: string;
  username: string;
  full_name: string;
}

/** Those who read a store's messages, by name. */
export function listColleagues(storeId: string): Statement<ColleagueRow> {
  return sql<ColleagueRow>`SELECT a.id, a.username, a.full_name FROM account a
    WHERE a.erased_at IS NULL AND a.id IN (SELECT o.owner_id FROM store o WHERE o.id = ${storeId}
      UNION SELECT t.account_id FROM staff t WHERE t.store_id = ${storeId}
        AND t.role IN (SELECT value FROM json_each(${ROLES})))
    ORDER BY a.full_name, a.id`;
}

/** True while an account reads a store's messages. */
export function isColleague(storeId: string, account: string): Statement {
  return sql`EXISTS (SELECT 1 FROM account a WHERE a.id = ${account} AND a.erased_at IS NULL
    AND (EXISTS (SELECT 1 FROM store o WHERE o.id = ${storeId} AND o.owner_id = a.id)
      OR EXISTS (SELECT 1 FROM staff t WHERE t.store_id = ${storeId} AND t.account_id = a.id
        AND t.role IN (SELECT value FROM json_each(${ROLES})))))`;
}

/** Gives a mailbox's conversation to an account. */
export function takeFor(mailbox: string, id: string, account: string): Statement {
  return sql`INSERT INTO conversation_taker (mailbox_id, conversation_id, taken_by)
    VALUES (${mailbox}, ${id}, ${account})
    ON CONFLICT (mailbox_id, conversation_id) DO UPDATE SET taken_by = excluded.taken_by`;
}

/** Gives a mailbox's conversation to nobody. */
export function releaseOne(mailbox: string, id: string): Statement {
  return sql`DELETE FROM conversation_taker WHERE mailbox_id = ${mailbox}
    AND conversation_id = ${id}`;
}

/** Releases all that an erased account has taken. */
export function releaseAll(account: string): Statement {
  return sql`DELETE FROM conversation_taker WHERE taken_by = ${account}`;
}
