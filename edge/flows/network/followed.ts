import type { Followed } from '../../../shared/contracts/follow.ts';
import { listFollowed, toFollowing } from '../../modules/network/index.ts';
import { readPublicProfiles } from '../../modules/profiles/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** A page of what an account follows in a network, by their public profiles. */
export async function readFollowed(
  scope: RequestScope,
  follower: { readonly accountId: string; readonly networkId: string },
  page: { readonly offset: number; readonly limit: number },
): Promise<{ results: Followed[]; matches_estimated: number }> {
  const { ids, matches } = await listFollowed(scope, follower, page);
  const profiles = await readPublicProfiles(scope, ids);
  return {
    results: profiles.map(({ id, name, images }) => ({
      ...toFollowing(id, true),
      name,
      image: images[0] ?? null,
    })),
    matches_estimated: matches,
  };
}
