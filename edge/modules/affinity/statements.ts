import type { AffinityState } from '../../../shared/rules/affinity.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import { assertThat } from '../../db/sql.ts';

/** Who belongs to an affinity group, or asked to. */

export type MemberRow = Pick<
  DirectoryTables['affinity_member'],
  'account_id' | 'group_id' | 'asked_at' | 'state_at' | 'rejection'
> & { state: AffinityState };

/** The affinity store of a store's network, which it may be itself; no row where there is none. */
export function findGroup(storeId: string): Statement<{ id: string; cell: string }> {
  return sql<{ id: string; cell: string }>`SELECT g.id, g.cell FROM store s
    JOIN store g ON g.id = CASE 'affinity' WHEN s.store_type THEN s.id ELSE s.root_id END
      AND g.store_type = 'affinity'
    WHERE s.id = ${storeId}`;
}

export function findMember(group: string, account: string): Statement<MemberRow> {
  return sql<MemberRow>`SELECT account_id, group_id, state, asked_at, state_at, rejection
    FROM affinity_member WHERE account_id = ${account} AND group_id = ${group}`;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** A page of a group's accounts in one state: those that ask in the order of their asking, others the last first. */
export function listMembers(
  group: string,
  state: AffinityState,
  { offset, limit }: Page,
): Statement<MemberRow> {
  const order = state === 'asked' ? sql`state_at, account_id` : sql`state_at DESC, account_id DESC`;
  return sql<MemberRow>`SELECT account_id, group_id, state, asked_at, state_at, rejection
    FROM affinity_member WHERE group_id = ${group} AND state = ${state}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
}

export function countMembers(
  group: string,
  state: AffinityState,
  most: number,
): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM (SELECT 1 FROM affinity_member
    WHERE group_id = ${group} AND state = ${state} LIMIT ${most})`;
}

/** Brings an account into a state; aborts where it has left the one that was read. @param before null for none */
export function putMember(row: MemberRow, before: AffinityState | null): Statement[] {
  const { account_id: account, group_id: group, state, asked_at, state_at, rejection } = row;
  const standing = sql`SELECT state FROM affinity_member
    WHERE account_id = ${account} AND group_id = ${group}`;
  return [
    assertThat(
      sql`(${standing}) IS ${before}`,
      sql`EXISTS (SELECT 1 FROM account WHERE id = ${account} AND erased_at IS NULL)`,
    ),
    sql`INSERT INTO affinity_member (account_id, group_id, state, asked_at, state_at, rejection)
      VALUES (${account}, ${group}, ${state}, ${asked_at}, ${state_at}, ${rejection})
      ON CONFLICT (account_id, group_id) DO UPDATE SET state = excluded.state,
        asked_at = excluded.asked_at, state_at = excluded.state_at, rejection = excluded.rejection`,
  ];
}
