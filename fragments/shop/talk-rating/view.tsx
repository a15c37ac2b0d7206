import { fill } from '../../../shared/i18n/fill.ts';
import { RATING_COMMENT_MAX } from '../../../shared/rules/talk-rating.ts';
import { Stars } from '../../../shared/ui/Stars.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { TalkRatingViewProps } from './props.ts';

const STARS = [1, 2, 3, 4, 5] as const;

/** Asks the customer of a closed conversation for a rating, and shows either side the last one. */
export function TalkRatingView(props: FragmentProps<TalkRatingViewProps>) {
  const { t, rated, isDone } = props;
  if (rated.is_rateable) return <Ask {...props} />;
  if (!rated.rating) return null;
  const { stars, comment } = rated.rating;
  return (
    <section className="card rating" aria-label={t.rated}>
      {isDone && <p role="status">{t.thanks}</p>}
      <p className="cluster">
        <span className="small muted">{t.rated}</span>
        <Stars value={stars} label={fill(t.of, { stars: String(stars) })} />
      </p>
      {comment !== '' && (
        <p dir="auto" className="comment">
          {comment}
        </p>
      )}
    </section>
  );
}

function Ask({ env, t, path, name, idempotencyKey }: FragmentProps<TalkRatingViewProps>) {
  return (
    <form method="post" action={env.base + path} className="card rating" id="rate">
      <input type="hidden" name="intent" value="rate" />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-rate`} />
      <h2 className="h3">{fill(t.ask, { name })}</h2>
      <p className="small muted">{t.help}</p>
      <fieldset className="cluster">
        <legend className="small">{t.stars}</legend>
        {STARS.map((stars) => (
          <label key={stars} className="check">
            <input type="radio" name="stars" value={stars} required />
            <span>{t.star[stars]}</span>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor="f-comment">{t.comment}</label>
        <textarea id="f-comment" name="comment" rows={2} maxLength={RATING_COMMENT_MAX} />
      </div>
      <p>
        <button className="btn btn-s btn-primary">{t.send}</button>
      </p>
    </form>
  );
}
