import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Following } from '../../../shared/contracts/follow.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { followState } from '../../../shared/rules/follow.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import * as statements from './follow-statements.ts';

type Scope = Pick<RequestScope, 'directory' | 'tenant' | 'visitor' | 'ports'>;
type Changed = Promise<Result<Change<Following, 'directory'>, Failure>>;

/**
 * The caller in the network of the store that is asked, where the path names their account;
 * `not_found` for any other.
 */
export async function followerNamed(
  scope: Pick<Scope, 'tenant' | 'visitor'>,
  me: string,
): Promise<Result<statements.Follower, Failure>> {
  const { accountId } = await signedIn(scope);
  const { storeId, rootId } = scope.tenant;
  return me === accountId
    ? ok({ accountId, networkId: rootId ?? storeId })
    : fail({ code: 'not_found' });
}

/** Tells of each of some accounts and stores whether the follower follows it, in their order. */
export async function readFollowing(
  { directory }: Pick<Scope, 'directory'>,
  follower: statements.Follower,
  ids: readonly string[],
): Promise<Following[]> {
  const rows = await directory.read(statements.listFollowing(follower, ids));
  const found = new Set(rows.map((row) => row.followed_id));
  return ids.map((id) => toFollowing(id, found.has(id)));
}

/** The ids of a page of what the follower follows, and how many there are. */
export async function listFollowed(
  { directory }: Pick<Scope, 'directory'>,
  follower: statements.Follower,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ ids: string[]; matches: number }> {
  const [rows, counted] = await Promise.all([
    directory.read(statements.listFollowed(follower, page)),
    directory.first(statements.countFollowed(follower)),
  ]);
  return { ids: rows.map((row) => row.followed_id), matches: counted?.n ?? 0 };
}

/** Follows an account, or a store of the network. */
export async function follow(
  { directory, ports }: Scope,
  follower: statements.Follower,
  id: string,
): Changed {
  const problem = async () => {
    const found = await directory.first(statements.findFollowee(follower, id));
    if (found?.own) return { code: 'follows_itself' } as const;
    return found?.exists ? undefined : ({ code: 'not_found' } as const);
  };
  const refusal = await problem();
  if (refusal) return fail(refusal);
  return ok({
    answer: toFollowing(id, true),
    statements: statements.insertFollow(follower, id, ports.clock.now()),
    refused: async () => (await problem()) ?? { code: 'too_many_follows' },
  });
}

/** Follows somebody no more; also where they exist no more. */
export function unfollow(
  follower: statements.Follower,
  id: string,
): Change<Following, 'directory'> {
  return {
    answer: toFollowing(id, false),
    statements: statements.deleteFollow(follower, id),
  };
}

export function toFollowing(id: string, isFollowing: boolean): Following {
  return { id, following: isFollowing, state_follow: followState(isFollowing) };
}
