import { listBusinesses } from '../../../shared/contracts/businesses.ts';
import * as contract from '../../../shared/contracts/follow.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, keeps, type Endpoint } from '../../http/endpoint.ts';
import {
  follow,
  followerNamed,
  readBusinesses,
  readFollowing,
  unfollow,
} from '../../modules/network/index.ts';
import { readFollowed } from './followed.ts';

/** The calls of an account about whom it follows, and of everybody about the network's stores. */
export const networkEndpoints: readonly Endpoint[] = [
  keeps(listBusinesses, async ({ scope, query }) => ok(await readBusinesses(scope, query))),
  answers(contract.listFollowed, async ({ scope, params, query }) => {
    const follower = await followerNamed(scope, params.me);
    return follower.ok ? ok(await readFollowed(scope, follower.value, query)) : follower;
  }),
  answers(contract.askFollowing, async ({ scope, params }) => {
    const follower = await followerNamed(scope, params.me);
    if (!follower.ok) return follower;
    const asked = [...new Set(params.ids.split(','))];
    const results = await readFollowing(scope, follower.value, asked);
    return ok({ results, matches_estimated: results.length });
  }),
  changes(
    contract.follow,
    async ({ scope, params }) => {
      const follower = await followerNamed(scope, params.me);
      return follower.ok ? follow(scope, follower.value, params.userID) : follower;
    },
    'directory',
  ),
  changes(
    contract.unfollow,
    async ({ scope, params }) => {
      const follower = await followerNamed(scope, params.me);
      return follower.ok ? ok(unfollow(follower.value, params.userID)) : follower;
    },
    'directory',
  ),
];
