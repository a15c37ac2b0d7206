import { FOLLOWS_MAX } from '../../../shared/rules/follow.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import { assertThat } from '../../db/sql.ts';

/** An account in the network where it follows somebody. */
export interface Follower {
  readonly accountId: string;
  /** The network's root store. */
  readonly networkId: string;
}

/** Those of some accounts and stores that the follower follows. */
export function listFollowing(
  { accountId, networkId }: Follower,
  ids: readonly string[],
): Statement<{ followed_id: string }> {
  return sql<{
    followed_id: string;
  }>`SELECT f.followed_id FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN follow f
    ON f.account_id = ${accountId} AND f.network_id = ${networkId} AND f.followed_id = j.value`;
}

/** A page of what the follower follows, the last one first. */
export function listFollowed(
  { accountId, networkId }: Follower,
  page: { readonly offset: number; readonly limit: number },
): Statement<{ followed_id: string }> {
  return sql<{ followed_id: string }>`SELECT followed_id FROM follow
    WHERE account_id = ${accountId} AND network_id = ${networkId}
    ORDER BY since DESC, followed_id DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
}

export function countFollowed({ accountId, networkId }: Follower): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM follow
    WHERE account_id = ${accountId} AND network_id = ${networkId}`;
}

/** What keeps an account from following somebody. */
export interface FolloweeRow {
  /** 1 for an account that lives, or a store of the network. */
  readonly exists: 0 | 1;
  /** 1 for the follower itself, or a store of its own. */
  readonly own: 0 | 1;
}

/** Looks at somebody who is to be followed. */
export function findFollowee(follower: Follower, id: string): Statement<FolloweeRow> {
  return sql<FolloweeRow>`SELECT ${canBeFollowed(follower, id)} AS "exists",
      ${isOwn(follower, id)} AS own`;
}

function canBeFollowed({ networkId }: Follower, id: string): Statement {
  return sql`(EXISTS (SELECT 1 FROM account WHERE id = ${id} AND erased_at IS NULL)
    OR EXISTS (SELECT 1 FROM store WHERE id = ${id} AND coalesce(root_id, id) = ${networkId}))`;
}

function isOwn({ accountId }: Follower, id: string): Statement {
  return sql`(${id} = ${accountId}
    OR EXISTS (SELECT 1 FROM store WHERE id = ${id} AND owner_id = ${accountId}))`;
}

/** Follows somebody; aborts for who cannot be followed, an erased follower, and a full list. */
export function insertFollow(follower: Follower, id: string, now: number): Statement[] {
  const { accountId, networkId } = follower;
  return [
    assertThat(
      sql`EXISTS (SELECT 1 FROM account WHERE id = ${accountId} AND erased_at IS NULL)`,
      canBeFollowed(follower, id),
      sql`NOT ${isOwn(follower, id)}`,
      sql`EXISTS (SELECT 1 FROM follow WHERE account_id = ${accountId}
          AND network_id = ${networkId} AND followed_id = ${id})
        OR (SELECT count(*) FROM follow WHERE account_id = ${accountId}
          AND network_id = ${networkId}) < ${FOLLOWS_MAX}`,
    ),
    sql`INSERT INTO follow (account_id, network_id, followed_id, since)
      VALUES (${accountId}, ${networkId}, ${id}, ${now}) ON CONFLICT DO NOTHING`,
  ];
}

export function deleteFollow({ accountId, networkId }: Follower, id: string): Statement[] {
  return [
    sql`DELETE FROM follow WHERE account_id = ${accountId} AND network_id = ${networkId}
      AND followed_id = ${id}`,
  ];
}
