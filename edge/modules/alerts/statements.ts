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
  /** Equal ones in a row that it stands for, the newest. */
  count: number;
  /** Null once the store is gone. */
  slug: string | null;
  canonical_domain: string | null;
}

/** The list of those that were put away, or of all others. */
const inList = (archived: boolean): Statement =>
  archived ? sql`archived_at IS NOT NULL` : sql`archived_at IS NULL`;

/** Whether an alert names nothing that it is about. */
const isAimless: Statement = sql`json_remove(params, '$.type', '$.subtype') = '{}'`;

/**
 * An account's newest alerts with the run that each is in: equal ones in a row, which are of one app, store and
 * state and have the same parameters, and so one target. One without a target is alone: each says something else.
 * A run has a number, the newest the lowest.
 */
const runs = (accountId: string, archived: boolean): Statement =>
  sql`near AS MATERIALIZED (SELECT id, store_id, store_name, origin_app, params, message_body,
        created_at, visited_at, archived_at FROM alert
      WHERE account_id = ${accountId} AND ${inList(archived)}
      ORDER BY created_at DESC, id DESC LIMIT ${ALERTS_LISTED_MAX}),
    begun AS (SELECT *, (origin_app, store_id, params, visited_at IS NULL) IS NOT
        (lag(origin_app) OVER w, lag(store_id) OVER w, lag(params) OVER w,
          lag(visited_at IS NULL) OVER w) OR ${isAimless} AS begins
      FROM near WINDOW w AS (ORDER BY created_at DESC, id DESC)),
    run AS MATERIALIZED (SELECT *, sum(begins) OVER (ORDER BY created_at DESC, id DESC
      ROWS UNBOUNDED PRECEDING) AS run_no FROM begun)`;

/** The newest alert of the same list that is older than one and unlike it, where its run ends; before all, if none is. */
const afterRun = (accountId: string, id: string): Statement =>
  sql`SELECT created_at, id FROM (SELECT * FROM (SELECT b.created_at, b.id
        FROM alert o JOIN alert b ON b.account_id = o.account_id
        WHERE o.account_id = ${accountId} AND o.id = ${id}
          AND (b.archived_at IS NULL) = (o.archived_at IS NULL)
          AND (b.created_at, b.id) < (o.created_at, o.id)
          AND (b.origin_app, b.store_id, b.params, b.visited_at IS NULL)
            <> (o.origin_app, o.store_id, o.params, o.visited_at IS NULL)
        ORDER BY b.created_at DESC, b.id DESC LIMIT 1)
      UNION ALL SELECT -1, '') ORDER BY created_at DESC LIMIT 1`;

/** The alerts of the run that begins with one: that one, and the equal ones that follow it. */
const inRun = (accountId: string, id: string): Statement =>
  sql`(alert.id = ${id} OR ((alert.created_at, alert.id) > (${afterRun(accountId, id)})
    AND EXISTS (SELECT 1 FROM alert o
      WHERE o.account_id = ${accountId} AND o.id = ${id}
        AND (alert.created_at, alert.id) < (o.created_at, o.id) AND NOT (${isAimless})
        AND (alert.origin_app, alert.store_id, alert.params, alert.visited_at IS NULL,
          alert.archived_at IS NULL) = (o.origin_app, o.store_id, o.params, o.visited_at IS NULL,
          o.archived_at IS NULL))))`;

/** A page of an account's alerts, the newest first; equal ones in a row are one row, by their newest. */
export function listAlerts(
  accountId: string,
  page: { readonly offset: number; readonly limit: number; readonly archived: boolean },
): Statement<AlertRow> {
  return sql<AlertRow>`WITH ${runs(accountId, page.archived)}
    SELECT a.id, a.store_id, a.store_name, a.origin_app, a.params, a.message_body, a.created_at,
      a.visited_at, a.archived_at, (SELECT count(*) FROM run r WHERE r.run_no = a.run_no) AS count,
      s.slug, s.canonical_domain
    FROM run a LEFT JOIN store s ON s.id = a.store_id
    WHERE a.begins = 1 AND a.run_no > ${page.offset} AND a.run_no <= ${page.offset + page.limit}
    ORDER BY a.run_no`;
}

/** One alert of an account. */
export function findAlert(accountId: string, id: string): Statement<AlertRow> {
  return sql<AlertRow>`SELECT a.id, a.store_id, a.store_name, a.origin_app, a.params,
      a.message_body, a.created_at, a.visited_at, a.archived_at, 1 AS count, s.slug,
      s.canonical_domain
    FROM alert a LEFT JOIN store s ON s.id = a.store_id
    WHERE a.account_id = ${accountId} AND a.id = ${id}`;
}

/** How many rows an account's list has, of up to 1,001 alerts, and how many alerts wait, up to 100. */
export function countAlerts(
  accountId: string,
  archived: boolean,
): Statement<{ n: number; pending: number }> {
  return sql<{ n: number; pending: number }>`WITH ${runs(accountId, archived)}
    SELECT (SELECT count(*) FROM run WHERE begins = 1) AS n,
      (SELECT count(*) FROM (SELECT 1 FROM alert WHERE account_id = ${accountId}
        AND visited_at IS NULL LIMIT ${ALERTS_COUNTED_MAX})) AS pending`;
}

/** How many alerts of an account wait, up to 100. */
export function countPending(accountId: string): Statement<{ pending: number }> {
  return sql<{ pending: number }>`SELECT count(*) AS pending
    FROM (SELECT 1 FROM alert WHERE account_id = ${accountId} AND visited_at IS NULL
      LIMIT ${ALERTS_COUNTED_MAX})`;
}

/** Marks an alert visited, and the equal ones that follow it; the first visit counts. */
export function visit(accountId: string, id: string, now: number): Statement {
  return sql`UPDATE alert SET visited_at = ${now}
    WHERE account_id = ${accountId} AND visited_at IS NULL AND ${inRun(accountId, id)}`;
}

/** Keeps an alert in a state, and the equal ones that follow it, but for one that is marked unread; the first visit and the first time that it was put away count. */
export function keepAs(
  { account, id }: { readonly account: string; readonly id: string },
  state: { readonly isVisited: boolean; readonly isArchived: boolean },
  now: number,
): Statement {
  return sql`UPDATE alert
    SET visited_at = iif(${state.isVisited ? 1 : 0}, coalesce(visited_at, ${now}), NULL),
      archived_at = iif(${state.isArchived ? 1 : 0}, coalesce(archived_at, ${now}), NULL)
    WHERE account_id = ${account} AND ${state.isVisited ? inRun(account, id) : sql`id = ${id}`}`;
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
