import { ALERTS_COUNTED_MAX, ALERTS_LISTED_MAX } from '../../../shared/rules/alerts.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';

export interface AlertRow extends Pick<
  DirectoryTables['alert'],
  | 'id'
  | 'store_id'
  | 'store_name'
  | 'origin_app'
  | 'params'
  | 'message_body'
  | 'created_at'
  | 'visited_at'
  | 'archived_at'
> {
  /** Null once the store is gone. */
  slug: string | null;
  canonical_domain: string | null;
}

/** The list of those that were put away, or of all others. */
const inList = (archived: boolean): Statement =>
  archived ? sql`archived_at IS NOT NULL` : sql`archived_at IS NULL`;

/** A page of an account's alerts, the newest first. */
export function listAlerts(
  accountId: string,
  page: { readonly offset: number; readonly limit: number; readonly archived: boolean },
): Statement<AlertRow> {
  return sql<AlertRow>`SELECT a.id, a.store_id, a.store_name, a.origin_app, a.params,
      a.message_body, a.created_at, a.visited_at, a.archived_at, s.slug, s.canonical_domain
    FROM (SELECT id, store_id, store_name, origin_app, params, message_body, created_at, visited_at,
        archived_at FROM alert WHERE account_id = ${accountId} AND ${inList(page.archived)}
      ORDER BY created_at DESC, id DESC LIMIT ${page.limit} OFFSET ${page.offset}) a
    LEFT JOIN store s ON s.id = a.store_id
    ORDER BY a.created_at DESC, a.id DESC`;
}

/** One alert of an account. */
export function findAlert(accountId: string, id: string): Statement<AlertRow> {
  return sql<AlertRow>`SELECT a.id, a.store_id, a.store_name, a.origin_app, a.params,
      a.message_body, a.created_at, a.visited_at, a.archived_at, s.slug, s.canonical_domain
    FROM alert a LEFT JOIN store s ON s.id = a.store_id
    WHERE a.account_id = ${accountId} AND a.id = ${id}`;
}

/** How many alerts an account has, up to 1,001, and how many of them wait, up to 100. */
export function countAlerts(
  accountId: string,
  archived: boolean,
): Statement<{ n: number; pending: number }> {
  return sql<{ n: number; pending: number }>`SELECT
      (SELECT count(*) FROM (SELECT 1 FROM alert WHERE account_id = ${accountId}
        AND ${inList(archived)} LIMIT ${ALERTS_LISTED_MAX})) AS n,
      (SELECT count(*) FROM (SELECT 1 FROM alert WHERE account_id = ${accountId}
        AND visited_at IS NULL LIMIT ${ALERTS_COUNTED_MAX})) AS pending`;
}

/** How many alerts of an account wait, up to 100. */
export function countPending(accountId: string): Statement<{ pending: number }> {
  return sql<{ pending: number }>`SELECT count(*) AS pending
    FROM (SELECT 1 FROM alert WHERE account_id = ${accountId} AND visited_at IS NULL
      LIMIT ${ALERTS_COUNTED_MAX})`;
}

/** Marks an alert visited; the first visit counts. */
export function visit(accountId: string, id: string, now: number): Statement {
  return sql`UPDATE alert SET visited_at = ${now}
    WHERE account_id = ${accountId} AND id = ${id} AND visited_at IS NULL`;
}

/** Keeps an alert in a state; the first visit and the first time that it was put away count. */
export function keepAs(
  { account, id }: { readonly account: string; readonly id: string },
  state: { readonly isVisited: boolean; readonly isArchived: boolean },
  now: number,
): Statement {
  return sql`UPDATE alert
    SET visited_at = iif(${state.isVisited ? 1 : 0}, coalesce(visited_at, ${now}), NULL),
      archived_at = iif(${state.isArchived ? 1 : 0}, coalesce(archived_at, ${now}), NULL)
    WHERE account_id = ${account} AND id = ${id}`;
}

/** Whether an account has an alert, and how many newer ones wait, up to 100. */
export function countNewer(
  accountId: string,
  id: string,
): Statement<{ exists: 0 | 1; newer: number }> {
  return sql<{ exists: 0 | 1; newer: number }>`SELECT
      EXISTS (SELECT 1 FROM alert WHERE account_id = ${accountId} AND id = ${id}) AS "exists",
      (SELECT count(*) FROM (SELECT 1 FROM alert WHERE account_id = ${accountId}
        AND visited_at IS NULL AND (created_at, id) > (SELECT created_at, id FROM alert
          WHERE account_id = ${accountId} AND id = ${id})
        LIMIT ${ALERTS_COUNTED_MAX})) AS newer`;
}

/** Marks every alert visited that is not newer than the one with this id. */
export function visitUntil(accountId: string, id: string, now: number): Statement {
  return sql`UPDATE alert SET visited_at = ${now}
    WHERE account_id = ${accountId} AND visited_at IS NULL
      AND (created_at, id) <= (SELECT created_at, id FROM alert
        WHERE account_id = ${accountId} AND id = ${id})`;
}

/** Deletes the oldest alerts of before a moment, some at a time. */
export function deleteAlertsBefore(moment: number, limit: number): Statement {
  return sql`DELETE FROM alert WHERE (account_id, id) IN
    (SELECT account_id, id FROM alert WHERE created_at < ${moment} ORDER BY created_at LIMIT ${limit})`;
}
