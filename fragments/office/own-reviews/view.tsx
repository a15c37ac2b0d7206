import { count, fill } from '../../../shared/i18n/fill.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { reviewViews } from '../../../shared/rules/reviews.ts';
import { thumbnail } from '../../../shared/rules/pictures.ts';
import { itemUrl } from '../../../shared/rules/urls.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import { Stars } from '../../../shared/ui/Stars.tsx';
import { momentOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Forms } from './parts/Forms.tsx';
import { Photos } from './parts/Photos.tsx';
import { Reports } from './parts/Reports.tsx';
import type { OwnReviewsViewProps, RowProps } from './props.ts';

/** Width of a photo in the list, in CSS pixels. */
const PHOTO_PX = 56;

/** The reviews of a store's items, each with the forms that answer, hide and show it. */
export function OwnReviewsView(props: OwnReviewsViewProps) {
  const { env, t, reviews, total, page, show, done, error } = props;
  const action = `${env.base}/admin/resenas`;
  const isNarrowed = show !== 'all';
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      <form className="find" role="search" action={action}>
        <div className="field">
          <label htmlFor="f-show">{t.show}</label>
          <select id="f-show" name="show" defaultValue={show}>
            {reviewViews.map((view) => (
              <option key={view} value={view}>
                {viewWords(t, view)}
              </option>
            ))}
          </select>
        </div>
        <button className="btn">{t.find}</button>
      </form>
      <section aria-label={t.list}>
        {reviews.length > 0 ? (
          <ul className="rows" role="list">
            {reviews.map((review) => (
              <li key={review.id}>
                <Row {...props} review={review} action={`${action}?show=${show}&page=${page}`} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="empty">
            <h2 className="h3">{isNarrowed ? t.noneFound : t.none}</h2>
            {!isNarrowed && <p className="muted">{t.noneText}</p>}
            {isNarrowed && (
              <a className="btn btn-s" href={action}>
                {t.showAll}
              </a>
            )}
          </div>
        )}
        <Pager
          t={t.pager}
          tag={env.tag}
          page={page}
          last={lastPage(total, PAGE_SIZE.table)}
          url={(to) => `${action}?show=${show}&page=${to}`}
        />
      </section>
    </OfficePage>
  );
}

function viewWords(t: OwnReviewsViewProps['t'], view: OwnReviewsViewProps['show']): string {
  const stars = Number(view);
  return Number.isNaN(stars) ? t.views[view as keyof typeof t.views] : count(t, 'stars', stars);
}

function Row(props: RowProps) {
  const { env, t, review } = props;
  const { item, qualification, title, text, answer, hidden_for: hidden, changed_at } = review;
  const at = momentOf(review.created_at, env);
  return (
    <div className="row">
      <span className="thumb">
        {item.photo && (
          <img
            src={thumbnail(item.photo.url, PHOTO_PX)}
            alt=""
            width={PHOTO_PX}
            height={PHOTO_PX}
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <div className="own">
        <a href={itemUrl(env.base, item)}>{item.name}</a>
        <Stars value={qualification} label={count(t, 'stars', qualification)} />
        {title !== '' && <b dir="auto">{title}</b>}
        {text !== '' && (
          <p className="words" dir="auto">
            {text}
          </p>
        )}
        <Photos {...props} />
        <Reports {...props} />
        <p className="muted small">
          {fill(t.by, { author: review.author || t.buyer, number: review.order_number, at })}
          {changed_at !== null && ` · ${fill(t.changed, { at: momentOf(changed_at, env) })}`}
        </p>
        {hidden && (
          <p>
            <span className="badge badge-danger">
              {fill(t.hiddenFor, { reason: t.reasons[hidden] })}
            </span>
          </p>
        )}
        {answer && (
          <div className="answer small">
            <b>{t.answer}</b>
            <p className="words" dir="auto">
              {answer.text}
            </p>
          </div>
        )}
        <Forms {...props} />
      </div>
    </div>
  );
}
