import type { StaffRole } from '../../../shared/rules/permissions.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { assertThat, raw } from '../../db/sql.ts';

/** A staff member of a store, or its owner. */
export interface MemberRow extends Pick<
  DirectoryTables['account'],
  'id' | 'username' | 'full_name' | 'photo' | 'email'
> {
  role: 'owner' | StaffRole;
  since: number | null;
}

/** The owner, then the staff in the order in which they came; an owner does not count as staff. */
function membersOf(storeId: string): Statement {
  return sql`FROM (
      SELECT owner_id AS account_id, 'owner' AS role, NULL AS since FROM store
        WHERE id = ${storeId} AND owner_id IS NOT NULL
      UNION ALL
      SELECT t.account_id, t.role, t.created_at FROM staff t JOIN store o ON o.id = t.store_id
        WHERE t.store_id = ${storeId} AND t.account_id IS NOT o.owner_id
    ) m JOIN account a ON a.id = m.account_id AND a.erased_at IS NULL`;
}

const COLUMNS = raw('a.id, a.username, a.full_name, a.photo, a.email, m.role, m.since');

export function listMembers(storeId: string, offset: number, limit: number): Statement<MemberRow> {
  return sql<MemberRow>`SELECT ${COLUMNS} ${membersOf(storeId)}
    ORDER BY m.since, a.id LIMIT ${limit} OFFSET ${offset}`;
}

export function countMembers(storeId: string): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n ${membersOf(storeId)}`;
}

export function findMember(storeId: string, accountId: string): Statement<MemberRow> {
  return sql<MemberRow>`SELECT ${COLUMNS} ${membersOf(storeId)} WHERE a.id = ${accountId}`;
}

/** True for an account that is staff of the store and does not own it. */
function isStaff(storeId: string, accountId: string): Statement {
  return sql`EXISTS (SELECT 1 FROM staff t JOIN store o ON o.id = t.store_id
    WHERE t.store_id = ${storeId} AND t.account_id = ${accountId}
      AND t.account_id IS NOT o.owner_id)`;
}

/** Gives a staff member a role; aborts for any other account. */
export function updateRole(storeId: string, accountId: string, role: StaffRole): Statement[] {
  return [
    assertThat(isStaff(storeId, accountId)),
    sql`UPDATE staff SET role = ${role}
      WHERE store_id = ${storeId} AND account_id = ${accountId}`,
  ];
}

/** Removes a staff member; aborts for any other account. */
export function deleteMember(storeId: string, accountId: string): Statement[] {
  return [
    assertThat(isStaff(storeId, accountId)),
    sql`DELETE FROM staff WHERE store_id = ${storeId} AND account_id = ${accountId}`,
  ];
}
