import type { Promoted } from '../../../../shared/contracts/promoters.ts';
import { count, fill } from '../../../../shared/i18n/fill.ts';
import { numberFormat } from '../../../../shared/kernel/intl.ts';
import { followState } from '../../../../shared/rules/follow.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { EdgeIcon } from '../../../../shared/ui/EdgeIcon.tsx';
import type { PromotedViewProps } from '../props.ts';
import { addressOf } from './address.ts';

/** Width of a photo, in CSS pixels. */
const PHOTO_PX = 40;

interface RowsProps extends PromotedViewProps {
  nameOf: (id: string) => string;
  dayOf: (iso: string) => string;
}

/** The people of the list: photo, name, when their profile was changed, and whether the account follows them. */
export function Rows(props: RowsProps) {
  const { t, rows, isFirstLevel } = props;
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={t.list}>
      <table>
        <thead>
          <tr>
            <th>
              <span className="visually-hidden">{t.photo}</span>
            </th>
            <th>{t.name}</th>
            {!isFirstLevel && <th className="level">{t.level}</th>}
            <th>{t.updated}</th>
            <th>
              <span className="visually-hidden">{t.following.follower}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row(props: RowsProps & { row: Promoted }) {
  const { env, t, names, isFirstLevel, row, nameOf, dayOf } = props;
  const { id, level, promoted } = row;
  const name = nameOf(id);
  const profile = names[id];
  const number = numberFormat(env.tag);
  return (
    <tr>
      <td>
        <span className="face">
          {profile?.photo ? (
            <img
              src={thumbnail(profile.photo, PHOTO_PX)}
              alt=""
              width={PHOTO_PX}
              height={PHOTO_PX}
              loading="lazy"
            />
          ) : (
            <EdgeIcon name="users" />
          )}
        </span>
      </td>
      <td>
        {promoted > 0 ? (
          <a
            className="link"
            dir="auto"
            href={addressOf(props, nameOf, { of: id })}
            aria-label={fill(t.open, { name })}
          >
            {name}
          </a>
        ) : (
          <span dir="auto">{name}</span>
        )}
        {promoted > 0 && (
          <span className="small muted brought">
            {count(t, 'promoted', promoted, { shown: number.format(promoted) })}
          </span>
        )}
      </td>
      {!isFirstLevel && <td className="level">{number.format(level)}</td>}
      <td>{profile ? dayOf(profile.updated_at) : '—'}</td>
      <td>{profile && <Follow {...props} id={id} name={name} />}</td>
    </tr>
  );
}

function Follow(props: RowsProps & { id: string; name: string }) {
  const { t, path, page, following, idempotencyKey, id, name, nameOf } = props;
  const isFollowing = following.includes(id);
  const intent = isFollowing ? 'unfollow' : 'follow';
  return (
    <form method="post" action={path}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="userID" value={id} />
      <input type="hidden" name="back" value={addressOf(props, nameOf, { page })} />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${intent}${id}`} />
      <button
        className="btn btn-s"
        aria-pressed={isFollowing}
        aria-label={fill(isFollowing ? t.following.unfollow : t.following.follow, { name })}
      >
        {t.following[followState(isFollowing)]}
      </button>
    </form>
  );
}
