import { MAX_AGE_MS } from '../../outbox/index.ts';
import { urgentKinds } from '../../../shared/rules/urgent-alerts.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';

/** Names of the topics whose rows go to devices. */
export const PUSH_TOPIC = 'push.alert';
export const PUSH_SUMMARY_TOPIC = 'push.quiet_summary';

/**
 * Asks for an alert to be shown on the devices of its accounts: on those that were added on the pages
 * of the alert's store, else on those of the store where one was added last, so that a device with
 * several stores shows it once. A row has the ids of alert and device, so that asking again asks for
 * nothing more.
 * @returns the rows of the outbox that it left
 */
export function askForPushes(alertId: string, now: number): Statement<{ id: string }> {
  return sql<{ id: string }>`INSERT INTO outbox
      (id, store_id, topic, payload, created_at, next_at, expires_at)
    SELECT 'ms_' || substr(a.id, -13) || substr(p.id, -13), p.store_id, ${PUSH_TOPIC},
      json_object('alert', a.id, 'device', p.id), ${now}, ${now}, ${now + MAX_AGE_MS}
    FROM alert a JOIN push_subscription p ON p.account_id = a.account_id
    WHERE a.id = ${alertId} AND a.visited_at IS NULL
      AND p.store_id = coalesce(
        (SELECT s.store_id FROM push_subscription s
          WHERE s.account_id = a.account_id AND s.store_id = a.store_id LIMIT 1),
        (SELECT n.store_id FROM push_subscription n WHERE n.account_id = a.account_id
          ORDER BY n.created_at DESC, n.id DESC LIMIT 1))
    ON CONFLICT (id) DO NOTHING RETURNING id`;
}

/** A device, and how its account is told. */
export interface DeviceRow extends Pick<
  DirectoryTables['push_subscription'],
  'id' | 'account_id' | 'store_id' | 'base' | 'endpoint' | 'p256dh' | 'auth' | 'failing_since'
> {
  locale: string;
  /** How the browser names itself. */
  device: string;
  quiet_from: string | null;
  quiet_to: string | null;
  quiet_zone: string | null;
}

/** A device whose session has not ended. */
export function findDevice(id: string, now: number): Statement<DeviceRow> {
  return sql<DeviceRow>`SELECT p.id, p.account_id, p.store_id, p.base, p.endpoint, p.p256dh, p.auth,
      p.failing_since, e.device, c.locale, q.quiet_from, q.quiet_to, q.quiet_zone
    FROM push_subscription p
    JOIN session e ON e.id = p.session_id AND e.account_id = p.account_id AND e.expires_at > ${now}
    JOIN account c ON c.id = p.account_id AND c.erased_at IS NULL
    LEFT JOIN quiet_hours q ON q.account_id = p.account_id
    WHERE p.id = ${id}`;
}

/** An alert that a device shows. */
export type PushRow = Pick<
  DirectoryTables['alert'],
  'id' | 'store_id' | 'store_name' | 'origin_app' | 'params' | 'message_body'
>;

/** The alert of a device's account; none once it was visited, or where its app is not wanted on devices. */
export function findPush(deviceId: string, alertId: string): Statement<PushRow> {
  return sql<PushRow>`SELECT a.id, a.store_id, a.store_name, a.origin_app, a.params, a.message_body
    FROM push_subscription p
    JOIN alert a ON a.account_id = p.account_id AND a.id = ${alertId} AND a.visited_at IS NULL
    LEFT JOIN alert_preference f ON f.account_id = a.account_id AND f.origin_app = a.origin_app
    WHERE p.id = ${deviceId} AND coalesce(f.by_push, 1) = 1`;
}

/** Asks for one push about everything that quiet hours hold back on a device. */
export function insertSummaryPush(
  { id, store_id }: Pick<DeviceRow, 'id' | 'store_id'>,
  { now, until }: { readonly now: number; readonly until: number },
): Statement {
  // The same in one night: its rows differ by the minute at which it ends.
  const night = Math.floor(until / 60_000).toString(16);
  return sql`INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
    VALUES ('ms_' || substr('0000000000000' || ${night}, -13) || substr(${id}, -13), ${store_id},
      ${PUSH_SUMMARY_TOPIC}, ${JSON.stringify({ device: id, since: now })}, ${now}, ${until},
      ${until + MAX_AGE_MS})
    ON CONFLICT (id) DO NOTHING`;
}

/**
 * How many alerts of an account have come since, are wanted on devices, and were not visited; those that quiet
 * hours do not hold back were told by themselves.
 */
export function countSince(accountId: string, since: number): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM alert a
    LEFT JOIN alert_preference f ON f.account_id = a.account_id AND f.origin_app = a.origin_app
    WHERE a.account_id = ${accountId} AND a.visited_at IS NULL AND a.created_at >= ${since}
      AND a.origin_app || '/' || coalesce(a.params ->> 'subtype', '') NOT IN
        (SELECT value FROM json_each(${JSON.stringify(urgentKinds)}))
      AND coalesce(f.by_push, 1) = 1`;
}

/** Forgets a device whose push service says that it is gone, unless it has come back under its id. */
export function forgetDevice({ id, endpoint }: Pick<DeviceRow, 'id' | 'endpoint'>): Statement {
  return sql`DELETE FROM push_subscription WHERE id = ${id} AND endpoint = ${endpoint}`;
}

export function noteFailing(id: string, now: number): Statement {
  return sql`UPDATE push_subscription SET failing_since = ${now}
    WHERE id = ${id} AND failing_since IS NULL`;
}

export function clearFailing(id: string): Statement {
  return sql`UPDATE push_subscription SET failing_since = NULL WHERE id = ${id}`;
}
