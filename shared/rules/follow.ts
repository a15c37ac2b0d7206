/** Accounts and stores that an account of a network follows. */

/** What the button beside somebody shows (spec [4]). */
export const FOLLOW_STATES = ['follower', 'following', 'loading'] as const;
export type FollowState = (typeof FOLLOW_STATES)[number];

/** Most accounts and stores that an account follows in one network. */
export const FOLLOWS_MAX = 1000;

/** Most of them that one call asks about. */
export const FOLLOWS_ASKED_MAX = 50;

/**
 * The state of a button that waits for nothing: `following` where the caller follows, and
 * `follower` where they may become one.
 */
export function followState(isFollowing: boolean): Exclude<FollowState, 'loading'> {
  return isFollowing ? 'following' : 'follower';
}
