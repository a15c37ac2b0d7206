import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { assertThat } from '../../db/sql.ts';

type Row = DirectoryTables['advisor'];
type Account = Pick<DirectoryTables['account'], 'full_name' | 'photo'>;

/** An advisor with what their account shows. */
export interface AdvisorRow
  extends Pick<Row, 'account_id' | 'email' | 'phone' | 'whatsapp' | 'hours' | 'zone'>, Account {
  advised: number;
}

/** Advisors of one network that are listed at most. */
const LISTED = 100;

export function listAdvisors(rootId: string): Statement<AdvisorRow> {
  return sql<AdvisorRow>`SELECT v.account_id, v.email, v.phone, v.whatsapp, v.hours, v.zone,
      a.full_name, a.photo, (SELECT count(*) FROM advised d
        WHERE d.root_id = v.root_id AND d.advisor_id = v.account_id) AS advised
    FROM advisor v JOIN account a ON a.id = v.account_id AND a.erased_at IS NULL
    WHERE v.root_id = ${rootId} ORDER BY v.created_at, v.account_id LIMIT ${LISTED}`;
}

/** Gives the role to somebody who works in the root store, its owner included; aborts for all others. */
export function putAdvisor(row: Row): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM store
        WHERE id = ${row.root_id} AND owner_id = ${row.account_id}
      UNION ALL SELECT 1 FROM staff
        WHERE store_id = ${row.root_id} AND account_id = ${row.account_id})`),
    sql`INSERT INTO advisor (root_id, account_id, email, phone, whatsapp, hours, zone, created_at)
      VALUES (${row.root_id}, ${row.account_id}, ${row.email}, ${row.phone}, ${row.whatsapp},
        ${row.hours}, ${row.zone}, ${row.created_at})
      ON CONFLICT (root_id, account_id) DO UPDATE SET email = excluded.email,
        phone = excluded.phone, whatsapp = excluded.whatsapp, hours = excluded.hours,
        zone = excluded.zone`,
  ];
}

/** Takes the role back, and frees the resellers that they had. */
export function deleteAdvisor(rootId: string, accountId: string): Statement[] {
  return [
    sql`DELETE FROM advised WHERE root_id = ${rootId} AND advisor_id = ${accountId}`,
    sql`DELETE FROM advisor WHERE root_id = ${rootId} AND account_id = ${accountId}`,
  ];
}

/**
 * Gives a reseller, who owns a store of the network, the advisor with fewest; of several the one that
 * came first. One that has an advisor keeps them.
 */
export function assign(rootId: string, accountId: string, now: number): Statement {
  return sql`INSERT INTO advised (root_id, account_id, advisor_id, since)
    SELECT v.root_id, ${accountId}, v.account_id, ${now}
    FROM advisor v JOIN account a ON a.id = v.account_id AND a.erased_at IS NULL
    WHERE v.root_id = ${rootId} AND v.account_id <> ${accountId}
      AND EXISTS (SELECT 1 FROM store s WHERE s.owner_id = ${accountId} AND s.root_id = v.root_id)
    ORDER BY (SELECT count(*) FROM advised d
        WHERE d.root_id = v.root_id AND d.advisor_id = v.account_id), v.created_at, v.account_id
    LIMIT 1
    ON CONFLICT (root_id, account_id) DO NOTHING`;
}

/** A reseller's advisor, with their last heartbeat, unless they hide it. */
export interface OwnRow extends Omit<AdvisorRow, 'advised'> {
  heartbeat_at: number | null;
}

export function findOwn(rootId: string, accountId: string): Statement<OwnRow> {
  return sql<OwnRow>`SELECT v.account_id, v.email, v.phone, v.whatsapp, v.hours, v.zone,
      a.full_name, a.photo, iif(h.account_id IS NULL, a.heartbeat_at, NULL) AS heartbeat_at
    FROM advised d JOIN advisor v ON v.root_id = d.root_id AND v.account_id = d.advisor_id
    JOIN account a ON a.id = v.account_id AND a.erased_at IS NULL
    LEFT JOIN hidden_presence h ON h.account_id = a.id
    WHERE d.root_id = ${rootId} AND d.account_id = ${accountId}`;
}

/** Whether one of two accounts advises the other, in any network. */
export function findAdvising(one: string, other: string): Statement<{ known: number }> {
  return sql<{ known: number }>`SELECT EXISTS (SELECT 1 FROM advised
      WHERE account_id = ${one} AND advisor_id = ${other}
    UNION ALL SELECT 1 FROM advised
      WHERE account_id = ${other} AND advisor_id = ${one}) AS known`;
}
