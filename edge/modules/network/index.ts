export {
  follow,
  followerNamed,
  listFollowed,
  readFollowing,
  toFollowing,
  unfollow,
} from './follow.ts';
export { readBusinesses } from './businesses.ts';
