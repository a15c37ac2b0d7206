import { DEVICES_MAX } from '../../../shared/rules/push.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';

type Row = DirectoryTables['push_subscription'];

/** A device as its account sees it. */
export interface ShownRow extends Pick<
  Row,
  'id' | 'host' | 'base' | 'session_id' | 'endpoint' | 'created_at'
> {
  device: string;
}

/** The devices of an account whose sessions have not ended, the newest first. */
export function listDevices(accountId: string, now: number): Statement<ShownRow> {
  return sql<ShownRow>`SELECT p.id, p.host, p.base, p.session_id, p.endpoint, p.created_at, e.device
    FROM push_subscription p JOIN session e ON e.id = p.session_id AND e.expires_at > ${now}
    WHERE p.account_id = ${accountId} ORDER BY p.created_at DESC, p.id DESC LIMIT ${DEVICES_MAX}`;
}

export type NewDevice = Omit<Row, 'failing_since'>;

/**
 * Adds a device. A browser that was another account's becomes this one's: it shows the alerts of
 * whoever signed in last. One session has one device for each store of its host, and an account no
 * more than `DEVICES_MAX`: the oldest gives way.
 */
export function putDevice(row: NewDevice): Statement[] {
  return [
    sql`DELETE FROM push_subscription WHERE session_id = ${row.session_id} AND base = ${row.base}
      AND endpoint <> ${row.endpoint}`,
    sql`INSERT INTO push_subscription (id, account_id, session_id, store_id, host, base, endpoint,
        p256dh, auth, created_at)
      VALUES (${row.id}, ${row.account_id}, ${row.session_id}, ${row.store_id}, ${row.host},
        ${row.base}, ${row.endpoint}, ${row.p256dh}, ${row.auth}, ${row.created_at})
      ON CONFLICT (endpoint) DO UPDATE SET id = excluded.id, account_id = excluded.account_id,
        session_id = excluded.session_id, store_id = excluded.store_id, host = excluded.host,
        base = excluded.base, p256dh = excluded.p256dh, auth = excluded.auth,
        created_at = excluded.created_at, failing_since = NULL`,
    sql`DELETE FROM push_subscription WHERE id IN
      (SELECT id FROM push_subscription WHERE account_id = ${row.account_id}
        ORDER BY created_at DESC, id = ${row.id} DESC, id DESC LIMIT -1 OFFSET ${DEVICES_MAX})`,
  ];
}

/** Forgets a device of an account; a second call changes nothing more. */
export function dropDevice(accountId: string, id: string): Statement {
  return sql`DELETE FROM push_subscription WHERE account_id = ${accountId} AND id = ${id}`;
}
