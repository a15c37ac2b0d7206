import { fill } from '../../../../shared/i18n/fill.ts';
import { followState } from '../../../../shared/rules/follow.ts';
import type { BusinessListViewProps, FollowProps, ListedBusiness } from '../props.ts';
import { listUrl } from './list-url.ts';

interface Props extends BusinessListViewProps {
  business: ListedBusiness;
  follow: FollowProps;
}

/** The button beside a store: a form for an account, the way to sign in for a visitor. */
export function Follow(props: Props) {
  const { t, path, business, follow } = props;
  const { id, name } = business;
  const { me, signIn, idempotencyKey } = follow;
  const isFollowing = follow.following.includes(id);
  const label = fill(isFollowing ? t.follow.unfollow : t.follow.follow, { name });
  if (me === null)
    return (
      <a className="btn btn-s follow" href={signIn} aria-label={label}>
        {t.follow.follower}
      </a>
    );
  const intent = isFollowing ? 'unfollow' : 'follow';
  return (
    <form className="follow" method="post" action={path}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="userID" value={id} />
      <input type="hidden" name="back" value={listUrl(props)} />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${intent}${id}`} />
      <button
        className="btn btn-s"
        data-enhance="follow"
        data-id={id}
        data-name={name}
        data-state={followState(isFollowing)}
        aria-label={label}
      >
        {t.follow[followState(isFollowing)]}
      </button>
    </form>
  );
}
