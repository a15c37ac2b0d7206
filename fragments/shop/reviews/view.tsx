import type { Review, StarCounts } from '../../../shared/contracts/reviews.ts';
import { count, fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat, numberFormat } from '../../../shared/kernel/intl.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { qualifications, ratingOf, REVIEWS_PAGE } from '../../../shared/rules/reviews.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { Pager } from '../../../shared/ui/Pager.tsx';
import { ReviewPhotos } from '../../../shared/ui/ReviewPhotos.tsx';
import { Stars } from '../../../shared/ui/Stars.tsx';
import type { ReviewsViewProps } from './props.ts';

/** Where links to a part of the page lead: the element around the fragment has this id. */
const HERE = '#resenas';

/** The reviews of an item: their summary, by whose bars the list is narrowed, and the list in pages. */
export function ReviewsView(props: ReviewsViewProps) {
  const { t, list, path } = props;
  return (
    <section className="reviews" aria-labelledby="title">
      <h2 className="h2" id="title">
        {t.title}
      </h2>
      {list === null ? (
        <div className="empty" role="status">
          <p>{t.failed}</p>
          <a className="btn btn-s" href={path + HERE}>
            {t.again}
          </a>
        </div>
      ) : (
        <div className="columns">
          <Summary {...props} counts={list.stars} />
          <List {...props} list={list} />
        </div>
      )}
    </section>
  );
}

function Summary({ env, t, stars, path, counts }: ReviewsViewProps & { counts: StarCounts }) {
  const number = numberFormat(env.tag);
  const all = counts.reduce<number>((sum, one) => sum + one, 0);
  const sum = counts.reduce<number>((total, one, place) => total + one * (place + 1), 0);
  const average = ratingOf(all, sum)?.average ?? 0;
  return (
    <div className="summary">
      <div className="mean">
        <b>{number.format(average)}</b>
        <Stars value={average} label={fill(t.average, { average: number.format(average) })} />
        <span className="small muted">{count(t, 'count', all)}</span>
      </div>
      <nav className="bars" aria-label={t.byStars}>
        {qualifications.map((one) => {
          const many = counts[one - 1] ?? 0;
          return (
            <a
              key={one}
              className="bar"
              href={`${path}?stars=${one}${HERE}`}
              aria-current={stars === one ? 'true' : undefined}
              aria-label={count(t, 'filter', many, { stars: count(t, 'stars', one) })}
            >
              <span aria-hidden="true">{one} ★</span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={all === 0 ? 0 : (100 * many) / all} height="8" />
              </svg>
              <span aria-hidden="true">{number.format(many)}</span>
            </a>
          );
        })}
      </nav>
    </div>
  );
}

type ListProps = ReviewsViewProps & { list: NonNullable<ReviewsViewProps['list']> };

function List(props: ListProps) {
  const { env, t, list, stars, page, path } = props;
  const narrowed = stars === null ? '' : `stars=${stars}`;
  return (
    <div className="list">
      {stars !== null && (
        <p className="narrowed">
          <span>
            {fill(list.matches_estimated > 0 ? t.only : t.noneOf, {
              stars: count(t, 'stars', stars),
            })}
          </span>
          <a href={path + HERE}>{t.all}</a>
        </p>
      )}
      {stars === null && list.results.length === 0 && (
        <p className="narrowed">
          <span>{t.pastLast}</span>
          <a href={path + HERE}>{t.all}</a>
        </p>
      )}
      {list.results.map((review) => (
        <One key={review.id} {...props} review={review} />
      ))}
      <Pager
        t={t.pager}
        tag={env.tag}
        page={page}
        last={lastPage(list.matches_estimated, REVIEWS_PAGE)}
        url={(to) => {
          const query = [narrowed, to > 1 ? `page=${to}` : ''].filter(Boolean).join('&');
          return path + (query && `?${query}`) + HERE;
        }}
      />
    </div>
  );
}

function One({ env, t, review }: ListProps & { review: Review }) {
  const days = dateTimeFormat(env.tag, { dateStyle: 'long', timeZone: timeZoneOf(env.country) });
  const day = (iso: string) => days.format(new Date(iso));
  const { qualification, title, text, author, created_at: at, changed_at, answer, photos } = review;
  return (
    <article className="review">
      <p>
        <Stars value={qualification} label={count(t, 'stars', qualification)} />
      </p>
      {title !== '' && (
        <h3 className="h3" dir="auto">
          {title}
        </h3>
      )}
      {text !== '' && (
        <p className="words" dir="auto">
          {text}
        </p>
      )}
      <ReviewPhotos photos={photos} label={t.photoOf} />
      <p className="small muted">
        <bdi>{author || t.buyer}</bdi> · {t.verified} · <time dateTime={at}>{day(at)}</time>
        {changed_at !== null && ` · ${fill(t.changed, { date: day(changed_at) })}`}
        {' · '}
        <a
          href={`${env.base}/resenas/${review.id}/reportar`}
          rel="nofollow"
          aria-label={fill(t.reportOf, { author: author || t.buyer })}
        >
          {t.report}
        </a>
      </p>
      {answer && (
        <div className="answer">
          <p className="small">
            <b>{t.answer}</b> <span className="muted">{day(answer.at)}</span>
          </p>
          <p className="words" dir="auto">
            {answer.text}
          </p>
        </div>
      )}
    </article>
  );
}
